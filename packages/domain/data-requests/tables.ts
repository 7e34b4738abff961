import type { RequestKind, RequestSource, RequestState, RequestStep } from '@chulbal/contract/data-requests';
import type { Language } from '@chulbal/contract/language';
import type { Generated } from 'kysely';

/** What somebody has asked about their data. Who they are and what they said is sealed, and gone with their account. */
export type DataRequestsTable = {
  requestNo: Generated<number>;
  kind: RequestKind;
  source: RequestSource;
  state: Generated<RequestState>;
  accountId: number | null;
  nameSealed: Buffer | null;
  /** An address or a phone number, of whoever has no account. */
  contactSealed: Buffer | null;
  textSealed: Buffer | null;
  language: Language;
  receivedAt: Date;
  /** yyyy-MM-dd in Korea. */
  dueOn: string;
  extended: Generated<boolean>;
  ownerId: number | null;
  answeredAt: Date | null;
};

export type DataRequestStepsTable = {
  id: Generated<number>;
  requestNo: number;
  at: Date;
  operatorId: number;
  step: RequestStep;
  textSealed: Buffer | null;
};

export type DataRequestsTables = {
  dataRequests: DataRequestsTable;
  dataRequestSteps: DataRequestStepsTable;
};
