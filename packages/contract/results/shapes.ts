import { z } from 'zod';
import { countingRules } from '../exhibition/exhibition.ts';
import { instant } from '../fields.ts';

/** A number of points as exact text with four decimals: `77.4000`. Compared as it stands, shown to two. */
export const points = z.string().regex(/^-?\d+\.\d{4}$/);

const code = z.string().min(1).max(50);
const places = z.number().int().min(0).max(5_000);

/** How many are selected: a number, or a factor of the places there are in the end (2 × 30 for the next stage). */
export const selection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('count'), count: places }),
  z.strictObject({ kind: z.literal('factor'), places, factor: z.number().int().min(1).max(10) }),
]);

/**
 * How a judged stage is calculated, as data.
 *
 * - `trim`: one highest and one lowest sheet of a team are dropped, by total, where at least `from` are valid;
 *   else the plain mean counts.
 * - `minSheets`: valid sheets that every team must have before the result is finalised.
 * - `bonus`: verified bonus points are added to the average, at most `max`.
 * - `cutLine`: an average below it, before bonus, is out.
 * - `tieOrder`: criteria by code; the higher average over all valid sheets goes first, one after the other. Then
 *   the lower variance, then a recorded decision. Never the time of submission.
 * - `quotas`: places kept for a region; with a factor they are multiplied too. Places beyond all quotas are
 *   anybody's, by rank.
 * - `backfill`: places that a region cannot fill go to anybody, by rank; else they stay empty.
 * - `reserves`: how many are kept in reserve, in each region where there are quotas, else in all; null is everybody
 *   at or above the cut line.
 */
export const resultRules = z
  .strictObject({
    trim: z.strictObject({ on: z.boolean(), from: z.number().int().min(3).max(30) }),
    minSheets: z.number().int().min(1).max(30),
    bonus: z.strictObject({ on: z.boolean(), max: z.number().int().min(0).max(10) }),
    cutLine: z.number().min(0).max(100).multipleOf(0.5),
    tieOrder: z.array(code).max(20),
    select: selection,
    quotas: z.array(z.strictObject({ region: code, places })).max(30),
    backfill: z.boolean(),
    reserves: z.number().int().min(0).max(5_000).nullable(),
  })
  .superRefine((rules, context) => {
    const kept = rules.quotas.reduce((sum, quota) => sum + quota.places, 0);
    const most = rules.select.kind === 'count' ? rules.select.count : rules.select.places;
    if (kept > most) context.addIssue({ code: 'custom', path: ['quotas'], message: 'quotasOverCount' });
    const regions = rules.quotas.map(({ region }) => region);
    if (hasTwice(regions)) context.addIssue({ code: 'custom', path: ['quotas'], message: 'invalid' });
    if (hasTwice(rules.tieOrder))
      context.addIssue({ code: 'custom', path: ['tieOrder'], message: 'invalid' });
  });
export type ResultRules = z.output<typeof resultRules>;

function hasTwice(list: readonly string[]): boolean {
  return new Set(list).size < list.length;
}

/**
 * What becomes of a team. `cut`: below the cut line, or without a valid sheet. `undecided`: an undecided tie goes
 * across a line, so that nothing can be finalised; it stands in no finalised version.
 */
export const decision = z.enum(['selected', 'reserve', 'notSelected', 'cut', 'withdrawn', 'undecided']);
export type ResultDecision = z.output<typeof decision>;

/** By what place a team is selected: its region's, anybody's, or that of a team that has withdrawn. */
export const via = z.enum(['quota', 'national', 'withdrawal']);

/** What one side of the market (citizens, or members of the season's teams) gives a team. */
const marketSide = z.object({
  /** Whole won. */
  total: z.number().int(),
  /** Among the companies of the track; those with the same total share one. Null: nobody invested. */
  place: z.number().int().nullable(),
  points,
});

/** What a team gets from a market that counts. */
export const marketPoints = z.object({
  /** Null for a team that had no page when the totals were revealed: it gets nothing. */
  icNo: z.number().int().nullable(),
  citizens: marketSide,
  peers: marketSide,
  /** Of both. */
  points,
  /** What the average comes to beside the market: so many of the hundred points as the market leaves. */
  judged: points.nullable(),
});
export type MarketPoints = z.output<typeof marketPoints>;

/** A team in a ranking: what a finalised version keeps of it. */
export const rankedTeam = z.object({
  teamNo: z.number().int(),
  region: z.string().nullable(),
  /** Among all, and in the region, teams below the cut line counted; equal for an undecided tie. Null: no sheet. */
  rank: z.number().int().nullable(),
  regionRank: z.number().int().nullable(),
  average: points.nullable(),
  /** Whether the highest and the lowest sheet were dropped. */
  trimmed: z.boolean(),
  sheets: z.array(
    z.object({
      evaluatorId: z.number().int(),
      total: points,
      dropped: z.enum(['highest', 'lowest']).nullable(),
    }),
  ),
  /** By code, over all valid sheets. */
  criterionAverages: z.record(z.string(), points),
  variance: points.nullable(),
  bonus: points,
  /** Only where the market counts. */
  market: marketPoints.optional(),
  /** The average and the bonus; where the market counts its points, the bonus and what the average comes to beside it. */
  final: points.nullable(),
  decision,
  via: via.nullable(),
  /** In the region where there are quotas, else among all; from 1. Equal for an undecided tie. */
  reserveRank: z.number().int().nullable(),
  /** The next team with the same final, or the one before, and what told them apart. */
  tie: z
    .object({
      against: z.number().int(),
      by: z.enum(['criterion', 'variance', 'decision', 'undecided']),
      criterion: z.string().nullable(),
    })
    .nullable(),
});
export type RankedTeam = z.output<typeof rankedTeam>;

export const rankedRegion = z.object({
  region: z.string(),
  quota: z.number().int(),
  teams: z.number().int(),
  /** Teams at or above the cut line. */
  eligible: z.number().int(),
  selected: z.number().int(),
  /** Of `selected`, those on anybody's places. */
  national: z.number().int(),
  /** Places of the quota that it could not fill. */
  empty: z.number().int(),
  /** Final of the last team selected on the quota. */
  line: points.nullable(),
});
export type RankedRegion = z.output<typeof rankedRegion>;

/**
 * What was revealed of a market, as it counts for a stage: the published plan's rules, and the totals of all companies
 * of the track in whole won. `sha256` is that of the published file, which has the same totals.
 */
export const countedMarket = z.strictObject({
  igNo: z.number().int(),
  /** Version of the exhibition's plan since which it counts like that. */
  planVersion: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  rules: countingRules,
  companies: z.array(
    z.strictObject({
      icNo: z.number().int(),
      teamNo: z.number().int(),
      citizens: z.number().int().min(0),
      peers: z.number().int().min(0),
    }),
  ),
});
export type CountedMarket = z.output<typeof countedMarket>;

/**
 * Everything that a result is calculated from, but the rules. Nothing personal is in it: people are numbers. The
 * order of lists says nothing but in `tieDecisions` (newest first, each the better team first) and `withdrawn` (in
 * the order in which they withdrew).
 */
export const resultInputs = z.strictObject({
  stage: z.strictObject({
    year: z.number().int(),
    trackNo: z.number().int(),
    stageNo: z.number().int(),
    /** Version of the season's rules. */
    rulesVersion: z.number().int(),
  }),
  criteria: z.array(z.strictObject({ code, points: z.number().min(0).max(100) })).min(1),
  regions: z.array(code),
  teams: z.array(
    z.strictObject({
      teamNo: z.number().int(),
      region: code.nullable(),
      /** Verified bonus points. */
      bonus: z.number().min(0).max(100),
      /** Valid sheets only: submitted and not voided. */
      sheets: z.array(
        z.strictObject({ evaluatorId: z.number().int(), scores: z.record(code, z.number().min(0).max(100)) }),
      ),
    }),
  ),
  tieDecisions: z.array(z.array(z.number().int())),
  withdrawn: z.array(z.number().int()),
  /** Only where a market counts and was revealed. */
  market: countedMarket.optional(),
});
export type ResultInputs = z.output<typeof resultInputs>;

/** A result as it is calculated and as a version keeps it. Teams by rank, those without a sheet last. */
export const ranking = z.object({
  count: z.number().int(),
  selected: z.number().int(),
  /** The lowest final among the selected, in all. */
  line: points.nullable(),
  teams: z.array(rankedTeam),
  regions: z.array(rankedRegion),
  /** Undecided ties that go across a line, each by team number. */
  openTies: z.array(z.array(z.number().int())),
  /** Teams averaged without dropping, because too few sheets are valid, though the rules say to drop. */
  plainMeans: z.array(z.number().int()),
});
export type Ranking = z.output<typeof ranking>;

/** A market that counts for a stage by the plan in force, revealed or not. */
export const countingMarket = z.object({
  igNo: z.number().int(),
  name: z.object({ ko: z.string(), en: z.string() }),
  rules: countingRules,
  revealsAt: instant,
  revealedAt: instant.nullable(),
});

/**
 * What must hold before a result is finalised. `deadlines`: no team can still change what is judged; `sheets`: every
 * assigned evaluator has submitted; `recusals`: no open request for exclusion, no conflict unresolved; `market`: the totals
 * that count are revealed, asked of no stage for which none do.
 */
export const conditionCode = z.enum([
  'eligibility',
  'completions',
  'deadlines',
  'sheets',
  'signatures',
  'bonuses',
  'recusals',
  'minSheets',
  'ties',
  'market',
]);
