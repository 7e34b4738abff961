import type { TicketSource } from '@chulbal/contract/events/events';
import type { ColumnType } from 'kysely';

type Given<T> = ColumnType<T, never, never>;

/** The ledger of tickets: only added to. What is `Given` the database gives as it is written. */
export type TicketsTable = {
  eventNo: ColumnType<number, number, never>;
  number: Given<number>;
  userId: ColumnType<number, number, never>;
  /** Keyed index of the person's phone. */
  personIndex: Given<string>;
  source: ColumnType<TicketSource, TicketSource, never>;
  /** What it was given for, once: a day of the quiz, a market, the account that was recommended. */
  sourceKey: ColumnType<string, string, never>;
  part: ColumnType<number, number, never>;
  at: ColumnType<Date, Date, never>;
};

export type TicketsTables = { tickets: TicketsTable };
