import type { ColumnType, Generated } from 'kysely';
import type { AccountKind } from '../actor.ts';

/** A challenge that is out. Used once, whatever the answer. */
export type PasskeyAttemptsTable = {
  /** Of what the browser keeps, so that an answer counts in the browser that asked for it only. */
  secretHash: string;
  challenge: string;
  /** At whose door, or of whose account. */
  kind: AccountKind;
  purpose: 'logIn' | 'add' | 'confirm';
  /** Whose account is to get a passkey, or who confirms who they are; null for a log-in. */
  accountId: number | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

export type PasskeysTable = {
  passkeyNo: Generated<number>;
  accountId: number;
  /** base64url, as browsers name it. */
  credentialId: string;
  /** COSE. */
  publicKey: Buffer;
  /** Uses that the authenticator has counted; 0 for those that do not count. */
  counter: number;
  transports: ColumnType<string[], string, string>;
  /** Whether its maker keeps it in an account and brings it to other devices. */
  backedUp: boolean;
  /** What the authenticator calls its owner: base64url of a keyed index of the account, which says nothing. */
  userHandle: string;
  nameSealed: Buffer;
  addedAt: Date;
  usedAt: Date | null;
};

export type PasskeysTables = {
  passkeyAttempts: PasskeyAttemptsTable;
  passkeys: PasskeysTable;
};
