import type { ColumnType } from 'kysely';
import type { AccountKind } from '../actor.ts';

/** A login on one device. Its refresh tokens are numbered; only the hash of the current one is kept (S-07). */
export type SessionFamiliesTable = {
  id: string;
  kind: AccountKind;
  accountId: number;
  number: number;
  tokenHash: string;
  persistent: boolean;
  createdAt: Date;
  rotatedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  revokedReason: string | null;
  /** Until when an operator counts as having just confirmed who they are (S-11). */
  confirmedUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type SessionsTables = { sessionFamilies: SessionFamiliesTable };
