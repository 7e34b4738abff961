import { z } from 'zod';
import { endpoint, noData, nothing, pageOf, pageQuery } from '../endpoint.ts';
import { isoDate, optionalLine, wholeNo, words } from '../fields.ts';
import { cover, postExtras, postText, shownCover } from '../posts/posts.ts';
import { FIRST_YEAR, pastEventKinds, pastKinds, pastSources } from './values.ts';

export const pastKind = z.enum(pastKinds);
export const pastEventKind = z.enum(pastEventKinds);
export const pastSource = z.enum(pastSources);
const amount = z.number().min(0).max(1e15);

export const pastDetails = z.strictObject({
  cover: cover.nullable(),
  logo: cover.nullable(),
  /** The season in whose exhibition it stood. */
  year: z.number().int().min(FIRST_YEAR).max(9999).nullable(),
  /** The lane of its track, 1 to 9, and what the track was called then. */
  lane: z.number().int().min(1).max(9).nullable(),
  trackKo: optionalLine(40),
  trackEn: optionalLine(40),
  regionKo: optionalLine(40),
  regionEn: optionalLine(40),
  /** What it does, in one line. */
  lineKo: optionalLine(80),
  lineEn: optionalLine(80),
  /** Up to three figures, then and, where it is known, now. */
  figures: z
    .array(
      z.strictObject({
        labelKo: optionalLine(20),
        labelEn: optionalLine(30),
        unitKo: optionalLine(10),
        unitEn: optionalLine(20),
        before: amount.nullable(),
        now: amount.nullable(),
        nowYear: z.number().int().min(FIRST_YEAR).max(9999).nullable(),
      }),
    )
    .max(3),
  /** Who was in it; without a name where somebody did not agree to be named. */
  people: z
    .array(z.strictObject({ name: optionalLine(50), roleKo: optionalLine(40), roleEn: optionalLine(60) }))
    .max(10),
  events: z
    .array(
      z.strictObject({
        day: isoDate.nullable(),
        kind: pastEventKind,
        source: pastSource,
        titleKo: optionalLine(80),
        titleEn: optionalLine(120),
        textKo: optionalLine(200),
        textEn: optionalLine(300),
      }),
    )
    .max(50),
  /** The day on which an operator last made sure of what stands here. */
  checkedOn: isoDate.nullable(),
});
export type PastDetails = z.output<typeof pastDetails>;

export const pastDraft = z.strictObject({
  board: z.literal('past'),
  kind: pastKind,
  ...postText,
  details: pastDetails,
});

const pastEvent = z.object({
  day: z.string(),
  kind: pastEventKind,
  source: pastSource,
  title: z.string(),
  text: z.string(),
});
export type PastEvent = z.output<typeof pastEvent>;

/** A company of an earlier exhibition in the reader's language, in short; `latest` is the last that is known of it. */
export const pastSummary = z.object({
  peNo: z.number().int(),
  year: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  teamRegion: z.string(),
  teamName: z.string(),
  line: z.string(),
  kind: pastKind,
  logo: shownCover.nullable(),
  cover: shownCover.nullable(),
  latest: pastEvent.nullable(),
});
export type PastSummary = z.output<typeof pastSummary>;

const pastFilter = {
  lane: z.coerce.number().int().min(1).max(9).optional(),
  keyword: z.string().trim().max(50, 'tooLong').optional(),
};

/** Companies of earlier exhibitions: of one year, or the newest years first; a keyword finds by initial consonants too. */
export const getPastList = endpoint({
  method: 'GET',
  path: '/api/ipo/query/past-list',
  access: 'public',
  summary: 'Companies of earlier exhibitions',
  input: z.strictObject({
    ...pageQuery,
    ...pastFilter,
    year: z.coerce.number().int().min(FIRST_YEAR).max(9999).optional(),
  }),
  output: pageOf(pastSummary),
  cacheSeconds: 5,
});

/** By year, the newest first: how many stood in its exhibition, what became of them, and the first few to show. */
export const getPastYears = endpoint({
  method: 'GET',
  path: '/api/ipo/query/past-years',
  access: 'public',
  summary: 'Earlier exhibitions by year',
  input: z.strictObject({ ...pastFilter, most: z.coerce.number().int().min(1).max(10).default(5) }),
  output: z.array(
    z.object({
      year: z.number().int(),
      counts: z.record(pastKind, z.number().int()),
      companies: z.array(pastSummary),
    }),
  ),
  cacheSeconds: 5,
});
export type PastYear = z.output<typeof getPastYears.output>[number];

/** The lanes that earlier exhibitions had, by the name that each had last. */
export const getPastLanes = endpoint({
  method: 'GET',
  path: '/api/ipo/query/past-lanes',
  access: 'public',
  summary: 'Lanes of earlier exhibitions',
  input: nothing,
  output: z.array(z.object({ lane: z.number().int(), trackName: z.string(), count: z.number().int() })),
  cacheSeconds: 5,
});

const neighbour = pastSummary.pick({ peNo: true, teamName: true, lane: true, logo: true }).nullable();

export const pastCompany = pastSummary.extend({
  ...postExtras,
  /** What it showed then: rich text, sanitised. */
  story: z.string(),
  figures: z.array(
    z.object({
      label: z.string(),
      unit: z.string(),
      before: z.number(),
      now: z.number().nullable(),
      nowYear: z.number().int().nullable(),
    }),
  ),
  people: z.array(z.object({ name: z.string(), role: z.string() })),
  events: z.array(pastEvent),
  checkedOn: z.string().nullable(),
  /** Of the same year, in the order of names. */
  previous: neighbour,
  next: neighbour,
});
export type PastCompany = z.output<typeof pastCompany>;

/** 1357 for what does not exist, is hidden or not yet published. */
export const getPastDetail = endpoint({
  method: 'GET',
  path: '/api/ipo/query/past-detail',
  access: 'public',
  summary: 'One company of an earlier exhibition',
  input: z.strictObject({ peNo: wholeNo }),
  output: pastCompany,
  cacheSeconds: 5,
});

/** What somebody of a team tells of it; `event` where it is a new line. */
export const pastNews = z.strictObject({
  peNo: wholeNo,
  /** Who they are to the team. */
  relation: words(100, 2),
  event: z
    .strictObject({ day: isoDate, kind: pastEventKind, title: words(80, 2), text: optionalLine(200) })
    .nullable(),
  /** What is wrong or has changed, in their words; empty where the line says all. */
  correction: z.string().trim().max(2000, 'tooLong'),
});

/**
 * Adds news of a company, or says what is wrong; an operator decides, and the answer comes by mail. 400 where neither is said, 1357 for no
 * such company, 4190 for more than five that wait.
 */
export const tellPastNews = endpoint({
  method: 'POST',
  path: '/api/ipo/command/tell-past-news',
  access: 'user',
  summary: 'Tell news of a company of an earlier exhibition',
  input: pastNews,
  output: noData,
});

/** What I have told, the newest first, and what came of it. */
export const myPastNews = endpoint({
  method: 'GET',
  path: '/api/ipo/query/my-past-news',
  access: 'user',
  summary: 'News of companies that I told',
  input: nothing,
  output: z.array(
    z.object({
      newsNo: z.number().int(),
      peNo: z.number().int(),
      teamName: z.string(),
      year: z.number().int(),
      toldAt: z.string(),
      state: z.enum(['waiting', 'taken', 'declined']),
      answer: z.string().nullable(),
    }),
  ),
});
