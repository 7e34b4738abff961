import { z } from 'zod';
import { endpoint, listOf, nothing, pageOf, pageQuery } from './endpoint.ts';
import { instant, optionalLine, wholeNo } from './fields.ts';
import { heroKinds } from './heroes.values.ts';
import { cover, postExtras, postQuery, postText, shownCover } from './posts/posts.ts';

export const heroKind = z.enum(heroKinds);
const sido = z.number().int().min(1).max(17);

export const heroDetails = z.strictObject({
  cover: cover.nullable(),
  /** Where the business is: 시·도, by code 1 to 17. */
  tmRegion: sido.nullable(),
  founderKo: optionalLine(60),
  founderEn: optionalLine(60),
  companyKo: optionalLine(100),
  companyEn: optionalLine(100),
  /** The year it was founded. */
  since: z.number().int().min(1900).max(2100).nullable(),
  quoteKo: optionalLine(200),
  quoteEn: optionalLine(200),
});
export type HeroDetails = z.output<typeof heroDetails>;

export const heroDraft = z.strictObject({
  board: z.literal('hero'),
  kind: heroKind,
  ...postText,
  details: heroDetails,
});

/** A published story in the reader's language; `createdAt` is when it was published. */
export const heroSummary = z.object({
  boardId: z.number().int(),
  kind: heroKind,
  heroTitle: z.string(),
  createdAt: instant,
  pinned: z.boolean(),
  cover: shownCover.nullable(),
  tmRegion: sido,
  founder: z.string(),
  company: z.string(),
  since: z.number().int().nullable(),
  /** What the founder says, without quotation marks; may be empty. */
  quote: z.string(),
});
export type HeroSummary = z.output<typeof heroSummary>;

/**
 * Published stories, pinned ones first, then the newest; of the given 시·도 where some are given. English readers get
 * those that have an English text.
 */
export const getHeroList = endpoint({
  method: 'GET',
  path: '/api/board/query/hero-list',
  access: 'public',
  summary: 'Local heroes',
  input: z.strictObject({
    ...pageQuery,
    ...postQuery,
    kind: heroKind.optional(),
    tmRegions: listOf(z.coerce.number().pipe(sido)),
  }),
  output: pageOf(heroSummary),
  cacheSeconds: 3,
});

/** How many stories of each 시·도 and kind a reader of the language may see now. */
export const getHeroCounts = endpoint({
  method: 'GET',
  path: '/api/board/query/hero-counts',
  access: 'public',
  summary: 'Local heroes by region and kind',
  input: nothing,
  output: z.array(z.object({ tmRegion: sido, kind: heroKind, count: z.number().int() })),
  cacheSeconds: 3,
});

const neighbour = heroSummary.pick({ boardId: true, heroTitle: true, createdAt: true }).nullable();

export const heroDetail = heroSummary.extend({
  ...postExtras,
  /** Rich text, sanitised. */
  heroContent: z.string(),
  /** Published before, and after, in the reader's language. */
  previous: neighbour,
  next: neighbour,
});
export type HeroDetail = z.output<typeof heroDetail>;

/** 1357 for what does not exist, is hidden or not yet published. */
export const getHeroDetail = endpoint({
  method: 'GET',
  path: '/api/board/query/hero-detail',
  access: 'public',
  summary: 'One local hero',
  input: z.strictObject({ boardId: wholeNo }),
  output: heroDetail,
  cacheSeconds: 3,
});
