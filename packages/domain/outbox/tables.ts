import type { Language } from '@chulbal/contract/language';
import type { ColumnType, Generated } from 'kysely';

export const channels = ['mail', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** A message written in the transaction that causes it and sent afterwards, at least once. */
export type OutboxTable = {
  id: Generated<number>;
  channel: Channel;
  language: Language;
  toSealed: Buffer;
  /** Keyed index of it, by which what was sent to somebody is found; null for what is older than the column. */
  toIndex: ColumnType<string | null, string | null | undefined, never>;
  /** Not sealed: a subject says what a message is and never about whom. Empty for an SMS. */
  subject: string;
  /** Sealed JSON of a `Letter`. */
  bodySealed: Buffer;
  /** What the message is about (`code:<request id>`), by which it can be taken back while it waits. */
  about: string | null;
  status: 'pending' | 'sent' | 'failed';
  attempts: Generated<number>;
  createdAt: Date;
  nextAt: Date;
  /** When it was last tried; null for what was last tried before there was the column. */
  triedAt: OrNull<Date>;
  /** After this it is not worth sending any more, such as a code that has run out. */
  sendBy: Date | null;
  sentAt: Date | null;
  /** Name of the transport that took it. */
  sentBy: string | null;
  /** A code such as ECONNREFUSED or 550, never the server's words: those name the addressee. */
  lastError: string | null;
  /** Since when it is given up; null unless it is. */
  failedAt: OrNull<Date>;
  /** Since when it needs nobody any more, by an operator's word: whoever it was for heard otherwise. */
  setAsideAt: OrNull<Date>;
  /** The request that it came of, by which the lines of the log about it are found. */
  requestId: OrNull<string>;
};

/** May be left out where a row is written. */
type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type OutboxTables = { outbox: OutboxTable };
