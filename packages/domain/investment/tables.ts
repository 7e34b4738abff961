import type { MarketReplay } from '@chulbal/contract/investment/investment';
import type { MarketCheck } from '@chulbal/contract/investment/operators';
import type { Language } from '@chulbal/contract/language';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;
/** Written by the database alone. */
type Given<T> = ColumnType<T, never, never>;

/** A wallet is a citizen's, or a peer's: of somebody in a team of the season. Their totals are told apart. */
export type WalletKind = 'citizen' | 'peer';

export const transferKinds = ['grant', 'invest', 'takeBack', 'void', 'restore'] as const;
export type TransferKind = (typeof transferKinds)[number];

/** A company as far as ranks ask: its cell is its track × region. */
export type RankedCompany = { icNo: number; trackNo: number; region: string };

/** `rank` in all, `cellRank` in its track × region; null where nobody has invested. Those with the same total share one. */
export type CompanyTotal = RankedCompany & {
  citizens: number;
  peers: number;
  total: number;
  investors: number;
  rank: number | null;
  cellRank: number | null;
};

/** What was revealed, without words: names are those of today in the reader's language. */
export type StoredResults = {
  wallets: { citizens: number; peers: number; voided: number };
  totals: { citizens: number; peers: number; total: number; investments: number };
  companies: CompanyTotal[];
  spread: { amount: number; count: number }[];
  file: { name: string; bytes: number; lines: number; sha256: string; lastHash: string };
};

/** What money of a market moves between; no account but wallets keeps a balance. All money is whole won. */
export type MarketAccountsTable = {
  accountNo: Generated<number>;
  igNo: number;
  kind: 'issue' | 'wallet' | 'company';
  icNo: number | null;
};

export type WalletsTable = {
  accountNo: number;
  igNo: number;
  /** Null once the season is over for as long as owners are kept. */
  userId: ColumnType<number | null, number, null>;
  /** Keyed index of the person's phone, given by the database. */
  personIndex: ColumnType<string, never, string>;
  /** Keyed index of their key at the identity service, given by the database; null where they never proved who they are. */
  identityIndex: ColumnType<string | null, never, null>;
  pseudonym: string;
  /** As it was when it was opened. */
  kind: WalletKind;
  termsVersion: string;
  openedAt: Date;
  /** Keyed index of the address it was opened from, until it is forgotten. */
  openedFrom: ColumnType<string | null, string, null>;
  throwawayMail: boolean;
  /** In which its owner is written to. */
  language: Language;
  /** What is left: moved by lines of the ledger alone. */
  balance: Given<number>;
  voidedAt: ColumnType<Date | null, never, Date | null>;
};

/** What a wallet has in a company: moved by lines of the ledger alone; nothing (0) where all was taken back. */
export type MarketHoldingsTable = {
  walletNo: Given<number>;
  icNo: Given<number>;
  amount: Given<number>;
  changedAt: Given<Date>;
};

/** The ledger: only added to. What is `Given` the line gives itself as it is written. */
export type MarketTransfersTable = {
  transferNo: Given<number>;
  igNo: ColumnType<number, number, never>;
  walletNo: ColumnType<number, number, never>;
  icNo: ColumnType<number | null, number | null, never>;
  fromAccount: Given<number>;
  toAccount: Given<number>;
  kind: ColumnType<TransferKind, TransferKind, never>;
  amount: ColumnType<number, number, never>;
  idempotencyKey: ColumnType<string, string, never>;
  /** Why it is not its owner's doing: the company's team left the exhibition. */
  reason: ColumnType<'teamLeft' | null, 'teamLeft' | undefined, never>;
  at: ColumnType<Date, Date, never>;
  rulesVersion: Given<number>;
  leftAfter: Given<number>;
  heldAfter: Given<number>;
  /** Place and hash in the chain; null until it was chained. */
  place: Given<number | null>;
  hash: Given<string | null>;
};

export type MarketHeadsTable = { igNo: Given<number>; place: Given<number>; hash: Given<string> };

/** A decision to void a wallet, what its owner said to it, and what came of that. */
export type WalletVoidsTable = {
  id: Generated<number>;
  walletNo: number;
  /** Its owner reads it. */
  reason: string;
  voidedBy: number;
  voidedAt: Date;
  /** What it had in companies. */
  invested: number;
  objection: string | null;
  objectedAt: Date | null;
  decision: 'kept' | 'restored' | null;
  decisionReason: string | null;
  decidedBy: number | null;
  decidedAt: Date | null;
};

export type MarketSignalMarksTable = {
  igNo: number;
  key: string;
  state: 'looking' | 'fine';
  markedBy: number;
  markedAt: Date;
};

/** Each time an operator opened the totals that are hidden. */
export type MarketOpeningsTable = { id: Generated<number>; igNo: number; operatorId: number; openedAt: Date };

export type MarketRevealsTable = {
  id: Generated<number>;
  igNo: number;
  requestedBy: number;
  requestedAt: Date;
  state: 'waiting' | 'confirmed' | 'ended';
  confirmedBy: number | null;
  confirmedAt: Date | null;
};

/** What was revealed, as it was then. */
export type MarketResultsTable = {
  igNo: number;
  revealedAt: Date;
  /** The published ledger, byte for byte. */
  file: Buffer;
  sha256: string;
  lastHash: string;
  view: Json<StoredResults>;
  replay: Json<MarketReplay>;
};

/** What the server found when it last read the ledger by itself. */
export type MarketChecksTable = { igNo: number; found: Json<MarketCheck> };

export type InvestmentTables = {
  marketAccounts: MarketAccountsTable;
  wallets: WalletsTable;
  marketHoldings: MarketHoldingsTable;
  marketTransfers: MarketTransfersTable;
  marketHeads: MarketHeadsTable;
  walletVoids: WalletVoidsTable;
  marketSignalMarks: MarketSignalMarksTable;
  marketOpenings: MarketOpeningsTable;
  marketReveals: MarketRevealsTable;
  marketResults: MarketResultsTable;
  marketChecks: MarketChecksTable;
};
