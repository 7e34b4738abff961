import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { instant, wholeNo, words } from '../fields.ts';
import { walletRefusals } from './rules.ts';

/** Whole won. */
const won = z.number().int();

export const marketCompany = z.object({
  icNo: z.number().int(),
  trackNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  /** Code and name; null where the season has no regions. */
  region: z.string().nullable(),
  regionName: z.string().nullable(),
  teamName: z.string(),
  companyTitle: z.string(),
  logo: z.string().nullable(),
});
export type MarketCompany = z.output<typeof marketCompany>;

const walletKind = z.enum(['citizen', 'peer']);
const lineKind = z.enum(['grant', 'invest', 'takeBack', 'void', 'restore']);

/** A line of the ledger that is one's own. `place` and `hash` are there once it stands in the chain. */
export const ownLine = z.object({
  place: z.number().int().nullable(),
  hash: z.string().nullable(),
  at: instant,
  kind: lineKind,
  /** `teamLeft`: the money came back because the company's team left the exhibition. */
  reason: z.enum(['teamLeft']).nullable(),
  icNo: z.number().int().nullable(),
  teamName: z.string().nullable(),
  amount: won,
  leftAfter: won,
});
export type OwnLine = z.output<typeof ownLine>;

/** What an operator decided about a wallet, and what its owner may say to it. */
export const ownVoid = z.object({
  reason: z.string(),
  voidedAt: instant,
  /** Until when an objection may be made; none was made yet. */
  objectUntil: instant.nullable(),
  objection: z.string().nullable(),
  decision: z.enum(['kept', 'restored']).nullable(),
  decisionReason: z.string().nullable(),
});

const ownHolding = z.object({ icNo: z.number().int(), amount: won, changedAt: instant });

export const ownWallet = z.object({
  pseudonym: z.string(),
  kind: walletKind,
  /** In won, as is `invested`. */
  left: won,
  invested: won,
  voided: ownVoid.nullable(),
  holdings: z.array(ownHolding.extend({ company: marketCompany.nullable() })),
  /** The newest first; at most 200. */
  lines: z.array(ownLine),
});
export type OwnWallet = z.output<typeof ownWallet>;

export const marketView = z.object({
  igNo: z.number().int(),
  igYear: z.number().int(),
  name: z.string(),
  state: z.enum(['upcoming', 'open', 'closed', 'revealed']),
  opensAt: instant,
  closesAt: instant,
  /** From when on the totals may be revealed. */
  revealsAt: instant,
  limits: z.object({ wallet: won, least: won, most: won, step: won }),
  ownTeamExcluded: z.boolean(),
});
export type MarketView = z.output<typeof marketView>;

export const myMarket = z.object({
  market: marketView,
  wallet: ownWallet.nullable(),
  /** Why I can have none; null where I have one, or may open one while the market is open. */
  refusal: z.enum(walletRefusals).nullable(),
  /** Companies of my own teams. */
  mine: z.array(marketCompany),
});
export type MyMarket = z.output<typeof myMarket>;

/** 404 for no such exhibition, or one that is not published. */
export const getMyWallet = endpoint({
  method: 'GET',
  path: '/api/market/query/my-wallet',
  access: 'user',
  summary: 'My wallet in the market of an exhibition',
  input: z.strictObject({ igNo: wholeNo }),
  output: myMarket,
});

/**
 * Opens my wallet and fills it; said again it gives the one that is there. 4161 to 4165 for whoever may have none, 4166
 * before the market opens, 4167 from its closing on, 4174 for terms that are not in force any more.
 */
export const openWallet = endpoint({
  method: 'POST',
  path: '/api/market/command/open-wallet',
  access: 'user',
  summary: 'Open a wallet',
  input: z.strictObject({ igNo: wholeNo, termsVersion: z.string().max(40), agreed: z.literal(true) }),
  output: myMarket,
});

/** What is left, what is held, and the line that was written; null where nothing had to move. */
export const invested = z.object({
  left: won,
  holdings: z.array(ownHolding),
  line: ownLine.nullable(),
});
export type Invested = z.output<typeof invested>;

/**
 * Makes `amount` what I have in a company, nothing (0) to take all back. Once it is answered it stands. The same
 * `idempotencyKey` gives the same line.
 *
 * 4160 without a wallet, 4168 where it is void, 4166 and 4167 outside the period, 404 for a company that is not shown,
 * 4169 for that of one's own team, 4170 to 4173 for the amount with the nearest that works in `detail.nearest`.
 */
export const invest = endpoint({
  method: 'POST',
  path: '/api/market/command/invest',
  access: 'user',
  summary: 'Invest in a company, change it, or take it back',
  input: z.strictObject({
    igNo: wholeNo,
    icNo: wholeNo,
    amount: z.number().int().min(0).max(1_000_000_000),
    idempotencyKey: z.uuid(),
  }),
  output: invested,
});

/** Says something against the voiding of my wallet, once, within seven days and before the totals are revealed; 4181. */
export const objectToVoid = endpoint({
  method: 'POST',
  path: '/api/market/command/object',
  access: 'user',
  summary: 'Object to the voiding of my wallet',
  input: z.strictObject({ igNo: wholeNo, text: words(1_000, 10) }),
  output: noData,
});

/** `rank` in all, `cellRank` in its track × region; null where nobody invested. The same total shares a rank. */
export const companyResult = marketCompany.extend({
  citizens: won,
  peers: won,
  total: won,
  investors: z.number().int(),
  rank: z.number().int().nullable(),
  cellRank: z.number().int().nullable(),
});
export type CompanyResult = z.output<typeof companyResult>;

export const marketResults = z.object({
  igNo: z.number().int(),
  igYear: z.number().int(),
  name: z.string(),
  revealedAt: instant,
  wallets: z.object({ citizens: z.number().int(), peers: z.number().int(), voided: z.number().int() }),
  totals: z.object({ citizens: won, peers: won, total: won, investments: z.number().int() }),
  /** The highest total first. */
  companies: z.array(companyResult),
  /** How many investments stood at each amount, the smallest first. */
  spread: z.array(z.object({ amount: won, count: z.number().int() })),
  file: z.object({
    name: z.string(),
    bytes: z.number().int(),
    lines: z.number().int(),
    sha256: z.string(),
    lastHash: z.string(),
  }),
});
export type MarketResults = z.output<typeof marketResults>;

/** 4175 until two operators have revealed them, whatever there is. */
export const getMarketResults = endpoint({
  method: 'GET',
  path: '/api/market/query/results',
  access: 'public',
  summary: 'Totals and ranks of a market that was revealed',
  input: z.strictObject({ igNo: wholeNo }),
  output: marketResults,
  cacheSeconds: 10,
});

/** What stood at the end of each Korean day; the last is the closing. Amounts are in the order of `companies`. */
export const marketReplay = z.object({
  companies: z.array(z.number().int()),
  days: z.array(
    z.object({
      /** yyyy-MM-dd, and when in it the amounts stood. */
      day: z.string(),
      at: instant,
      amounts: z.array(won),
      wallets: z.number().int(),
      invested: z.number().int(),
      changed: z.number().int(),
      takenBack: z.number().int(),
    }),
  ),
});
export type MarketReplay = z.output<typeof marketReplay>;

/** As `getMarketResults`. */
export const getMarketReplay = endpoint({
  method: 'GET',
  path: '/api/market/query/replay',
  access: 'public',
  summary: 'How the totals of a market came about, day by day',
  input: z.strictObject({ igNo: wholeNo }),
  output: marketReplay,
  cacheSeconds: 10,
});

/** The replay as a table: a line of ranks and a line of amounts for every company, a column for every day. As `getMarketResults`. */
export const getMarketReplayTable = endpoint({
  method: 'GET',
  path: '/api/market/query/replay-table',
  access: 'public',
  summary: 'The replay of a market as a table',
  input: z.strictObject({ igNo: wholeNo }),
  output: z.any(),
  reply: 'stream',
});

/** The ledger that `npm run recompute-market -- <file>` calculates without any database. As `getMarketResults`. */
export const getMarketFile = endpoint({
  method: 'GET',
  path: '/api/market/query/ledger',
  access: 'public',
  summary: 'The published ledger of a market',
  input: z.strictObject({ igNo: wholeNo }),
  output: z.any(),
  reply: 'stream',
});

export const publishedLine = ownLine.omit({ leftAfter: true });

/** All lines of a wallet in the published ledger, the oldest first; none for a name that nobody has. */
export const findLedgerLines = endpoint({
  method: 'GET',
  path: '/api/market/query/ledger-lines',
  access: 'public',
  summary: 'The lines of one wallet in the published ledger',
  input: z.strictObject({ igNo: wholeNo, pseudonym: z.string().trim().toUpperCase().max(20) }),
  output: z.array(publishedLine),
});
