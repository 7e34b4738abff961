import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, optionalLine, wholeNo } from '../fields.ts';
import { plannedInstant } from '../seasons/plan.ts';
import type { exhibitionMoments } from './values.ts';

/** Won of the market: whole, and few enough to count a whole exhibition in them. */
const won = z.number().int().min(1).max(1_000_000_000);
const percent = z.number().int().min(0).max(100);
const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'invalid');
const richText = z.string().max(50_000, 'tooLong');

/** What a company does, as its team chooses it. */
export const companyType = z.strictObject({ code, ko: optionalLine(40), en: optionalLine(40) });
export type CompanyType = z.output<typeof companyType>;

/**
 * By which rules what was invested gives points.
 *
 * - `by`: `rank` gives a team the points of its band, `share` gives `cap` × its total ÷ the largest total of its track.
 * - `bands`: the best `upTo` percent of the track's teams get `points`; rising, the last one up to 100.
 * - `cap`: the most points that a team can get. They are so many of the hundred of the stage; its evaluators give the
 *   others.
 * - `citizens`, `peers`: what part of the points the totals of citizens and of members of the season's teams give, in
 *   percent; 100 in all.
 */
export const countingRules = z.strictObject({
  by: z.enum(['rank', 'share']),
  bands: z
    .array(z.strictObject({ upTo: percent, points: z.number().min(0).max(100).multipleOf(0.5) }))
    .max(20),
  cap: z.number().min(0).max(100).multipleOf(0.5),
  citizens: percent,
  peers: percent,
});
export type CountingRules = z.output<typeof countingRules>;

/** How the market counts for the result of a judged stage of a track. */
export const marketCount = countingRules.extend({ trackNo: wholeNo, stageNo: wholeNo });
export type MarketCount = z.output<typeof marketCount>;

/**
 * An exhibition with its market as the console edits it, whole. Amounts are won. What publishing asks for beyond this is
 * in `exhibitionContradictions`.
 */
export const exhibitionPlan = z.strictObject({
  nameKo: optionalLine(60),
  nameEn: optionalLine(60),
  introKo: richText,
  introEn: richText,
  /** Teams write their company pages. */
  writesFrom: plannedInstant.nullable(),
  writesUntil: plannedInstant.nullable(),
  /** Visitors see the exhibition. */
  opensAt: plannedInstant.nullable(),
  closesAt: plannedInstant.nullable(),
  marketOpensAt: plannedInstant.nullable(),
  marketClosesAt: plannedInstant.nullable(),
  /** From when on two operators may reveal the totals. */
  revealsAt: plannedInstant.nullable(),
  wallet: won,
  least: won,
  most: won,
  step: won,
  /** Who has no wallet, or none for some team. */
  excludes: z.strictObject({ ownTeam: z.boolean(), evaluators: z.boolean(), operators: z.boolean() }),
  companyTypes: z.array(companyType).max(40),
  counts: z.array(marketCount).max(20),
});
export type ExhibitionPlan = z.output<typeof exhibitionPlan>;

export type ExhibitionMoment = (typeof exhibitionMoments)[number];

/** A plan without contradictions: every instant is there. */
export type SoundPlan = Omit<ExhibitionPlan, ExhibitionMoment> & Record<ExhibitionMoment, string>;

const periodState = z.enum(['upcoming', 'open', 'closed']);
export type PeriodState = z.output<typeof periodState>;

const marketState = z.enum(['upcoming', 'open', 'closed', 'revealed']);
export type MarketState = z.output<typeof marketState>;

/** An exhibition as a reader gets it, in their language; states by the server's clock. */
export const exhibitionView = z.object({
  igNo: z.number().int(),
  igYear: z.number().int(),
  /** Of the published plan, from 1. */
  version: z.number().int(),
  name: z.string(),
  /** Rich text, sanitised; empty where nothing is written. */
  intro: z.string(),
  writing: z.object({ opensAt: instant, closesAt: instant, state: periodState }),
  exhibition: z.object({ opensAt: instant, closesAt: instant, state: periodState }),
  market: z.object({
    opensAt: instant,
    closesAt: instant,
    revealsAt: instant,
    revealedAt: instant.nullable(),
    state: marketState,
  }),
  wallet: z.number().int(),
  least: z.number().int(),
  most: z.number().int(),
  step: z.number().int(),
  excludes: exhibitionPlan.shape.excludes,
  companyTypes: z.array(z.object({ code: z.string(), label: z.string() })),
  /** For which stages the totals count. `opensAt` is when that stage is judged, `points` what it gives in all. */
  counts: z.array(
    marketCount.extend({
      lane: z.number().int(),
      trackName: z.string(),
      stageName: z.string(),
      opensAt: instant,
    }),
  ),
  tracks: z.array(z.object({ trackNo: z.number().int(), lane: z.number().int(), name: z.string() })),
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type ExhibitionView = z.output<typeof exhibitionView>;

/** The exhibition of a number, or the one that stands open, else the next to open, else the newest. 404 where there is none. */
export const getExhibition = endpoint({
  method: 'GET',
  path: '/api/ipo/query/exhibition',
  access: 'public',
  summary: 'An exhibition with its periods and rules',
  input: z.strictObject({ igNo: wholeNo.optional() }),
  output: exhibitionView,
  cacheSeconds: 5,
});

/** Published exhibitions, the newest first. */
export const listExhibitions = endpoint({
  method: 'GET',
  path: '/api/ipo/query/exhibitions',
  access: 'public',
  summary: 'Exhibitions by year',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      igNo: z.number().int(),
      igYear: z.number().int(),
      name: z.string(),
      opensAt: instant,
      closesAt: instant,
      state: periodState,
      /** Whether the totals of its market were revealed. */
      revealed: z.boolean(),
    }),
  ),
  cacheSeconds: 5,
});
