import { z } from 'zod';
import { endpoint, nothing, pageOf, pageQuery } from '../endpoint.ts';
import { instant, optionalLine, wholeNo } from '../fields.ts';
import { shownVideo, video } from '../files/videos.ts';
import { FIRST_YEAR } from '../past-companies/values.ts';
import { cover, postExtras, postText, shownCover } from '../posts/posts.ts';
import { prizes } from './values.ts';

export const prize = z.enum(prizes);
const year = z.number().int().min(FIRST_YEAR).max(9999);

export const hofDetails = z.strictObject({
  /** Where there is a video, its poster. */
  cover: cover.nullable(),
  video: video.nullable(),
  /** The season that it won. */
  year: year.nullable(),
  /** The lane of its track, 1 to 9, and what the track was called then. */
  lane: z.number().int().min(1).max(9).nullable(),
  trackKo: optionalLine(40),
  trackEn: optionalLine(40),
  /** The number that it ran under, such as 3-0417. */
  number: optionalLine(12),
  /** From where, and who: 전남, 대학생 4명. */
  whoKo: optionalLine(60),
  whoEn: optionalLine(80),
  /** What it does, in one line. */
  lineKo: optionalLine(80),
  lineEn: optionalLine(120),
  /** Where it stands now; empty where nobody knows. */
  nowKo: optionalLine(200),
  nowEn: optionalLine(300),
});
export type HofDetails = z.output<typeof hofDetails>;

/** The title of the post is the team's name, its text their story. */
export const hofDraft = z.strictObject({
  board: z.literal('hof'),
  kind: prize,
  ...postText,
  details: hofDetails,
});

/** A winner in the reader's language, in short. */
export const hofSummary = z.object({
  hofId: z.number().int(),
  year: z.number().int(),
  prize,
  lane: z.number().int(),
  trackName: z.string(),
  number: z.string(),
  teamName: z.string(),
  who: z.string(),
  line: z.string(),
});
export type HofSummary = z.output<typeof hofSummary>;

/** Winners of one year, or of all with the newest first; of a year pinned ones come first, then the higher prizes. */
export const getHofList = endpoint({
  method: 'GET',
  path: '/api/ipo/query/hof-list',
  access: 'public',
  summary: 'Hall of fame',
  input: z.strictObject({ ...pageQuery, year: z.coerce.number().pipe(year).optional() }),
  output: pageOf(hofSummary),
  cacheSeconds: 5,
});

/** Years that have winners, the newest first, and how many teams had applied where that is known. */
export const getHofYears = endpoint({
  method: 'GET',
  path: '/api/ipo/query/hof-years',
  access: 'public',
  summary: 'Years of the hall of fame',
  input: nothing,
  output: z.object({
    years: z.array(
      z.object({ year: z.number().int(), winners: z.number().int(), applied: z.number().int().nullable() }),
    ),
    /** The season that has no winners yet; null where there is none. */
    running: z.number().int().nullable(),
  }),
  cacheSeconds: 5,
});

const neighbour = hofSummary.pick({ hofId: true, teamName: true }).extend({ createdAt: instant }).nullable();

export const hofDetail = hofSummary.extend({
  ...postExtras,
  cover: shownCover.nullable(),
  video: shownVideo.nullable(),
  /** When it was hung there. */
  createdAt: instant,
  /** Rich text, sanitised. */
  story: z.string(),
  now: z.string(),
  /** Of the same year, in the order of the wall. */
  previous: neighbour,
  next: neighbour,
});
export type HofDetail = z.output<typeof hofDetail>;

/** 1357 for what does not exist, is hidden or not yet published. */
export const getHofDetail = endpoint({
  method: 'GET',
  path: '/api/ipo/query/hof-detail',
  access: 'public',
  summary: 'One winner',
  input: z.strictObject({ hofId: wholeNo }),
  output: hofDetail,
  cacheSeconds: 5,
});
