import { z } from 'zod';
import { endpoint, noData, nothing, pageOf, pageQuery } from '../endpoint.ts';
import { instant, isoDate, optionalLine, reasonOf, wholeNo, words } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { reasonLengths } from '../reason-lengths.values.ts';
import { pastColumn } from './list.ts';
import { pastEventKind } from './past-companies.ts';
import { MOST_PAST_BYTES } from './values.ts';

/** What somebody told of a company. Who it was is masked; `open`: what is written of the company waits to be published. */
export const teamNews = z.object({
  newsNo: z.number().int(),
  peNo: z.number().int(),
  teamName: z.string(),
  year: z.number().int(),
  teller: z.string(),
  relation: z.string(),
  event: z.object({ day: isoDate, kind: pastEventKind, title: z.string(), text: z.string() }).nullable(),
  correction: z.string(),
  toldAt: instant,
  state: z.enum(['waiting', 'taken', 'declined']),
  answer: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type TeamNews = z.output<typeof teamNews>;

/** What waits first, the oldest before; then what is decided, the newest before. */
export const listTeamNews = endpoint({
  method: 'GET',
  path: '/admin/ipo/query/past-news',
  access: 'operator',
  may: 'editContent',
  summary: 'News that people told of companies of earlier exhibitions',
  input: z.strictObject(pageQuery),
  output: pageOf(teamNews),
});

/**
 * Takes what was told, or declines it, with an answer that goes to whoever told it. A line that is taken is written into the company's
 * page as told by the team, and published at once unless somebody is writing there. 4075 when it is decided already.
 */
export const decideTeamNews = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/decide-past-news',
  access: 'operator',
  may: 'editContent',
  summary: 'Decide what was told of a company',
  input: z.strictObject({
    newsNo: wholeNo,
    decision: z.enum(['taken', 'declined']),
    answer: words(1_000, 2),
  }),
  output: noData,
});

/** What a finished exhibition leaves of one of its companies, and what is there already. */
export const pastPreview = z.object({
  icNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  teamName: z.string(),
  companyTitle: z.string(),
  /** What its dated lines say. */
  events: z.array(z.object({ day: isoDate, title: z.string() })),
  hasPicture: z.boolean(),
  /** `new`: an entry is made; `back`: one that was taken back is shown again; `there`: nothing happens. */
  state: z.enum(['new', 'back', 'there']),
  peNo: z.number().int().nullable(),
});
export type PastPreview = z.output<typeof pastPreview>;

/** Why an exhibition cannot become past entries yet. */
export const pastObstacle = z.enum(['open', 'hidden']);

export const finishedExhibition = z.object({
  igNo: z.number().int(),
  igYear: z.number().int(),
  name: z.string(),
  /** `open`: it has not closed; `hidden`: its totals are not revealed. Null where it is finished. */
  obstacle: pastObstacle.nullable(),
  entries: z.array(pastPreview),
});
export type FinishedExhibition = z.output<typeof finishedExhibition>;

/** What one press, or one list, brought in. */
export const pastBatch = z.object({
  batchNo: z.number().int(),
  kind: z.enum(['exhibition', 'list']),
  /** Of the exhibition, or of the list's file. */
  name: z.string(),
  entries: z.number().int(),
  madeBy: z.string(),
  madeAt: instant,
  undone: z.object({ by: z.string(), at: instant, reason: z.string(), kept: z.number().int() }).nullable(),
});
export type PastBatch = z.output<typeof pastBatch>;

/** Published exhibitions with what would come of each, and what was brought in so far; the newest first. */
export const listPastBatches = endpoint({
  method: 'GET',
  path: '/admin/ipo/query/past-batches',
  access: 'operator',
  may: 'editContent',
  summary: 'What became and can become entries of past exhibitions',
  input: nothing,
  output: z.object({ exhibitions: z.array(finishedExhibition), batches: z.array(pastBatch) }),
});

/**
 * Makes an entry of every company that a finished exhibition shows, published at once. Pressed again it adds what is not
 * there yet, and shows again what was taken back. 404 for no such exhibition, 4191 before it has closed and its totals
 * are revealed.
 */
export const makePastEntries = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/make-past',
  access: 'operator',
  may: 'editContent',
  summary: 'Make past entries of a finished exhibition',
  input: z.strictObject({ igNo: wholeNo }),
  output: z.object({ made: z.number().int(), shownAgain: z.number().int() }),
});

/**
 * Hides what a batch brought in, except for entries that somebody has changed since. The reason is on record. 404 for no
 * such batch, 4075 for one that was undone already.
 */
export const undoPastBatch = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/undo-past',
  access: 'operator',
  may: 'editContent',
  summary: 'Take back what was brought in of past exhibitions',
  input: z.strictObject({ batchNo: wholeNo, reason: reasonOf(reasonLengths.batchUndone) }),
  output: z.object({ hidden: z.number().int(), kept: z.number().int() }),
});

/** So many lines a list of past companies may have, and so many bytes. */
export const MOST_PAST_LINES = 500;
const pastListProblem = z.enum([
  'required',
  'invalid',
  'tooLong',
  'year',
  'lane',
  'kind',
  'event',
  'source',
  'picture',
  'alt',
  'twice',
  'english',
  'registrationNumber',
]);
export type PastListProblem = z.output<typeof pastListProblem>;

/** A line of a list: it goes where it has no problem. `state` as in a preview. */
export const pastLine = z.object({
  /** Of the file; the first one names the columns. */
  line: z.number().int(),
  year: z.string(),
  team: z.string(),
  track: z.string(),
  state: z.enum(['new', 'back', 'there']),
  problems: z.array(z.object({ column: pastColumn, problem: pastListProblem, text: z.string() })),
});
export type PastLine = z.output<typeof pastLine>;

const pastList = {
  /** The file in base64: UTF-8 with or without a byte order mark, or CP949. */
  csv: z.base64('invalid').max(MOST_PAST_BYTES * 1.4, 'tooLong'),
  /** Pictures that were stored for it, by the names that its cells say. */
  pictures: z.array(z.strictObject({ name: z.string().max(255), serverFileName })).max(1_000),
};

/**
 * Reads a list of past companies and writes nothing. 400 beside `csv` where a column is missing, nothing is in it, or it
 * has more than 500 lines.
 */
export const readPastList = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/read-past-list',
  access: 'operator',
  may: 'editContent',
  summary: 'Check a list of past companies',
  input: z.strictObject(pastList),
  output: z.array(pastLine),
  mostBytes: MOST_PAST_BYTES * 2,
});

/** Publishes the good lines of a list at once; `left` are the others. As `readPastList`; 404 for a picture that is not there. */
export const bringInPastList = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/bring-in-past-list',
  access: 'operator',
  may: 'editContent',
  summary: 'Bring in a list of past companies',
  input: z.strictObject({ ...pastList, fileName: optionalLine(255) }),
  output: z.object({ made: z.number().int(), shownAgain: z.number().int(), left: z.array(pastLine) }),
  mostBytes: MOST_PAST_BYTES * 2,
});
