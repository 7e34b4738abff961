import type { Language } from '@chulbal/contract/language';
import type { Generated } from 'kysely';

/**
 * Somebody's application to a programme. Numbers are given under the lock of the programme's post, so that they are
 * the order of arrival; who applies again after cancelling gets a new one.
 */
export type ProgramApplicationsTable = {
  applicationNo: Generated<number>;
  postNo: number;
  accountId: number;
  state: 'placed' | 'waiting' | 'cancelled';
  attended: boolean;
  /** In which letters about it are written. */
  language: Language;
  appliedAt: Date;
  placedAt: Date | null;
  cancelledAt: Date | null;
  /** Why an operator cancelled it; empty where its owner did. */
  cancelReason: string;
};

export type ProgramsTables = { programApplications: ProgramApplicationsTable };
