import type { WinnerState } from '@chulbal/contract/raffle/raffle';
import type { ColumnType, Generated } from 'kysely';

type Given<T> = ColumnType<T, never, never>;

export type RecommendCodesTable = { userId: number; code: string };

/** Who said, once, by whom they were recommended. */
export type RecommendationsTable = {
  userId: number;
  personIndex: Given<string>;
  byUserId: number;
  at: Date;
  /** Keyed index of the address from which it was said; null once that is forgotten. */
  namedFrom: string | null;
  /** Their e-mail is of a service that gives addresses to throw away. */
  throwawayMail: boolean;
};

/** How many of their tickets somebody has put into a prize. */
export type RaffleEntriesTable = {
  eventNo: number;
  userId: number;
  prizeCode: string;
  tickets: number;
  at: Date;
};

export type DrawsTable = {
  eventNo: number;
  file: Buffer;
  sha256: string;
  tickets: number;
  persons: number;
  frozenBy: number;
  frozenAt: Date;
  publishedBy: number | null;
  publishedAt: Date | null;
  /** Keyed index of what the first operator typed. */
  firstIndex: string | null;
  firstBy: number | null;
  firstAt: Date | null;
  seed: string | null;
  seedBy: number | null;
  seedAt: Date | null;
  drawnBy: number | null;
  drawnAt: Date | null;
};

export type PrizeWinnersTable = {
  eventNo: number;
  prizeCode: string;
  place: number;
  number: number;
  userId: number;
  state: WinnerState;
  toldAt: Date | null;
  claimUntil: Date | null;
  claimedAt: Date | null;
  /** Name, phone and address as JSON, until they are destroyed. */
  claimSealed: Buffer | null;
  sentAt: Date | null;
  note: Generated<string>;
};

/** What operators said of a signal of farms. */
export type RecommendSignalMarksTable = {
  eventNo: number;
  key: string;
  state: 'looking' | 'fine';
  markedBy: number;
  markedAt: Date;
};

export type RaffleTables = {
  recommendCodes: RecommendCodesTable;
  recommendations: RecommendationsTable;
  raffleEntries: RaffleEntriesTable;
  draws: DrawsTable;
  prizeWinners: PrizeWinnersTable;
  recommendSignalMarks: RecommendSignalMarksTable;
};
