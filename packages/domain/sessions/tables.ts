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
  /** Keyed index of the account and what its browser keeps; null where no browser logged in. */
  deviceIndex: ColumnType<string | null, string | null | undefined, never>;
  /** Browser, system, place and way as JSON, sealed. */
  fromSealed: ColumnType<Buffer | null, Buffer | null | undefined, never>;
  /** Whether the owner was told by mail of a new device. */
  told: ColumnType<boolean, boolean | undefined, never>;
  /** Until when an operator counts as having just confirmed who they are (S-11). */
  confirmedUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type SessionsTables = { sessionFamilies: SessionFamiliesTable };
