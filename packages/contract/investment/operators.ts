import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { instant, reasonOf, wholeNo } from '../fields.ts';
import { reasonLengths } from '../reason-lengths.values.ts';
import { companyResult, marketView } from './investment.ts';

const count = z.number().int();
const person = z.object({ operatorId: z.number().int(), name: z.string() });

/** People and acts of one hour; a person counts once in each hour in which they did something. */
const hourOfActs = z.object({ hour: instant, people: count, acts: count });

export const voidedWallet = z.object({
  voidId: z.number().int(),
  pseudonym: z.string(),
  reason: z.string(),
  voidedBy: z.string(),
  voidedAt: instant,
  /** Won that it had in companies. */
  invested: z.number().int(),
  objection: z.string().nullable(),
  objectedAt: instant.nullable(),
  decision: z.enum(['kept', 'restored']).nullable(),
  decisionReason: z.string().nullable(),
});
export type VoidedWallet = z.output<typeof voidedWallet>;

/** What reading a whole market at one moment found; nothing in `breaches` for one that is sound. */
export const marketCheck = z.object({
  checkedAt: instant,
  /** What was read: lines of the ledger and those of them that stand in the chain, wallets, amounts in companies. */
  lines: count,
  chained: count,
  wallets: count,
  holdings: count,
  breaches: z.array(z.string()),
});
export type MarketCheck = z.output<typeof marketCheck>;

export const marketOverview = z.object({
  markets: z.array(z.object({ igNo: z.number().int(), igYear: z.number().int(), name: z.string() })),
  market: marketView,
  now: instant,
  revealedAt: instant.nullable(),
  /** `investing`: wallets with something in a company. */
  wallets: z.object({ all: count, today: count, investing: count, voided: count }),
  acts: z.object({ invested: count, changed: count, takenBack: count }),
  hours: z.array(hourOfActs),
  /** Lines of the ledger that stand in the chain, and that wait for their place. */
  ledger: z.object({ lines: count, waiting: count, lastHash: z.string() }),
  /** As the server found the ledger last by itself; null before it has looked. */
  check: marketCheck.nullable(),
  /** Who opened the hidden totals, the newest first. */
  openings: z.object({
    count,
    by: z.array(person.extend({ count, lastAt: instant })),
  }),
  voids: z.array(voidedWallet),
  reveal: z.object({ requestedBy: person, requestedAt: instant, until: instant }).nullable(),
});
export type MarketOverview = z.output<typeof marketOverview>;

/** The newest market, or the one asked for, without anything that says who gets how much. Null where there is none. */
export const getMarketOverview = endpoint({
  method: 'GET',
  path: '/admin/market/query/desk',
  access: 'operator',
  may: 'seeConsole',
  summary: 'A market without its hidden totals',
  input: z.strictObject({ igNo: wholeNo.optional() }),
  output: marketOverview.nullable(),
});

/** Reads every line of the ledger. The server does the same by itself every hour, which the console shows. */
export const checkMarket = endpoint({
  method: 'GET',
  path: '/admin/market/query/check',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Check the ledger of a market',
  input: z.strictObject({ igNo: wholeNo }),
  output: marketCheck,
});

export const hiddenTotals = z.object({
  openedAt: instant,
  companies: z.array(companyResult),
  /** Won invested in the hour, less what was taken back. */
  hours: z.array(z.object({ hour: instant, amount: z.number().int() })),
});
export type HiddenTotals = z.output<typeof hiddenTotals>;

/** What nobody sees before the reveal. Each opening is on record and counted. */
export const openTotals = endpoint({
  method: 'POST',
  path: '/admin/market/command/open-totals',
  access: 'operator',
  may: 'seeMarketTotals',
  summary: 'Open the hidden totals of a market',
  input: z.strictObject({ igNo: wholeNo }),
  output: hiddenTotals,
});

export const marketSignal = z.object({
  key: z.string(),
  kind: z.enum(['sameAddress', 'quickStart', 'throwawayMail', 'sameChoice', 'burst']),
  from: instant,
  until: instant,
  icNo: z.number().int().nullable(),
  teamName: z.string().nullable(),
  /** Wallets that hold nothing but this company. */
  alike: count,
  amount: z.number().int(),
  acts: count,
  usual: z.number(),
  wallets: z.array(
    z.object({ pseudonym: z.string(), openedAt: instant, invested: z.number().int(), companies: count }),
  ),
  mark: z.object({ state: z.enum(['looking', 'fine']), by: z.string() }).nullable(),
});
export type MarketSignal = z.output<typeof marketSignal>;

/** Shown, never acted on by itself. */
export const listSignals = endpoint({
  method: 'GET',
  path: '/admin/market/query/signals',
  access: 'operator',
  may: 'voidWallets',
  summary: 'Signals of fraud in a market',
  input: z.strictObject({ igNo: wholeNo }),
  output: z.array(marketSignal),
});

/** Says that somebody looks at a signal, or found it to be fine; null takes that back. */
export const markSignal = endpoint({
  method: 'POST',
  path: '/admin/market/command/mark-signal',
  access: 'operator',
  may: 'voidWallets',
  summary: 'Mark a signal',
  input: z.strictObject({
    igNo: wholeNo,
    key: z.string().min(1).max(200),
    state: z.enum(['looking', 'fine']).nullable(),
  }),
  output: noData,
});

const pseudonyms = z.array(z.string().max(20)).min(1, 'required').max(500);

/** What voiding these wallets changes; in won. */
export const voidFigures = z.object({
  investing: z.object({ before: count, after: count }),
  amount: z.object({ before: z.number().int(), after: z.number().int() }),
  /** The companies that lose by it, the most first. */
  companies: z.array(
    z.object({
      icNo: z.number().int(),
      teamName: z.string(),
      before: z.number().int(),
      after: z.number().int(),
      cellRankBefore: count.nullable(),
      cellRankAfter: count.nullable(),
    }),
  ),
});
export type VoidFigures = z.output<typeof voidFigures>;

/** 404 for a pseudonym that nobody has. Nothing is changed. */
export const previewVoid = endpoint({
  method: 'POST',
  path: '/admin/market/query/void-figures',
  access: 'operator',
  may: 'voidWallets',
  summary: 'Figures before and after voiding wallets',
  input: z.strictObject({ igNo: wholeNo, pseudonyms }),
  output: voidFigures,
});

/**
 * Empties wallets by lines of the ledger; nothing is deleted. Their owners are told the reason and may object for seven
 * days. 404 for a pseudonym that nobody has, 4180 for one that is void, 4177 once the totals are revealed.
 */
export const voidWallets = endpoint({
  method: 'POST',
  path: '/admin/market/command/void-wallets',
  access: 'operator',
  may: 'voidWallets',
  summary: 'Void wallets',
  input: z.strictObject({ igNo: wholeNo, pseudonyms, reason: reasonOf(reasonLengths.walletsVoided) }),
  output: z.object({ voided: count }),
});

/**
 * Decides about a void, after an objection or without one: it stays, or the wallet gets everything back as it was. Its
 * owner is told. 404 for no such void, 4075 for one that was undone, 4177 once the totals are revealed.
 */
export const decideVoid = endpoint({
  method: 'POST',
  path: '/admin/market/command/decide-void',
  access: 'operator',
  may: 'voidWallets',
  summary: 'Keep or undo the voiding of a wallet',
  input: z.strictObject({
    voidId: wholeNo,
    decision: z.enum(['kept', 'restored']),
    reason: reasonOf(reasonLengths.voidDecided),
  }),
  output: noData,
});

/** Asks a second operator to reveal the totals. 4176 before its time, 4177 when they are, 4072 when somebody has asked. */
export const requestReveal = endpoint({
  method: 'POST',
  path: '/admin/market/command/request-reveal',
  access: 'operator',
  may: 'revealMarket',
  fresh: true,
  summary: 'Ask a second operator to reveal the totals',
  input: z.strictObject({ igNo: wholeNo }),
  output: noData,
});

/** Reveals them for everyone, for good. 4178 without a request of the last ten minutes, 4071 for who made it. */
export const confirmReveal = endpoint({
  method: 'POST',
  path: '/admin/market/command/confirm-reveal',
  access: 'operator',
  may: 'revealMarket',
  fresh: true,
  summary: 'Reveal the totals as the second operator',
  input: z.strictObject({ igNo: wholeNo }),
  output: z.object({ sha256: z.string(), lastHash: z.string() }),
});
