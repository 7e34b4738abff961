import type { ColumnType, Generated } from 'kysely';

/** Null where nothing is given. */
type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/**
 * A member who was asked to fill in their own part by a personal link, before or after their team submits. `written`
 * outlasts all else: what a member wrote stays hidden from the leader.
 */
export type MemberPartsTable = {
  teamNo: number;
  memberKey: string;
  /** JSON of `PartContact`, to whom the link went; null for a child who waits for a guardian, and for who has left. */
  contactSealed: Buffer | null;
  sentAt: Date;
  openedAt: OrNull<Date>;
  doneAt: OrNull<Date>;
  /** Hash of the entry as it was signed. */
  signedSha256: OrNull<string>;
  /** The text that was consented to. */
  termsVersion: OrNull<string>;
  /** Who was logged in when it was signed, if the account is the member's. */
  userId: OrNull<number>;
  written: Generated<string[]>;
  /** JSON by field of what the leader typed where the member had written. */
  offeredSealed: OrNull<Buffer>;
};

/** What opens a part: links, and what a browser holds that has proven its phone or mailbox. */
export type MemberPartSecretsTable = {
  hash: string;
  teamNo: number;
  memberKey: string;
  kind: 'link' | 'pass';
  createdAt: Date;
  /** Of a pass. */
  until: OrNull<Date>;
};

export type MemberPartsTables = { memberParts: MemberPartsTable; memberPartSecrets: MemberPartSecretsTable };
