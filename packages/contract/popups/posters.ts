import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { wholeNo } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { displayPicture, displaySaved, displayTexts, writtenDisplay } from './popups.ts';

const year = z.coerce.number().int().min(2000).max(9999);

/** A document as it was stored; `size` in bytes. */
const posterFile = z.strictObject({
  serverFileName,
  name: z.string().max(1024),
  size: z.number().int().min(0),
});

/** A poster in the reader's language. */
export const posterView = z.object({
  posterNo: z.number().int(),
  /** Null: of the whole league. */
  trackNo: z.number().int().nullable(),
  year: z.number().int(),
  posterTitle: z.string(),
  /** What it shows, in words. */
  posterAlt: z.string(),
  /** The name under which anyone may read the picture, and its size in px. */
  posterModifyFileName: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** What the picture leads to; empty where it leads nowhere. */
  posterLink: z.string(),
  /** What is downloaded instead of the picture, such as a PDF to print. */
  posterFile: posterFile.nullable(),
});
export type PosterView = z.output<typeof posterView>;

/** The first poster of a track that is shown now; null where there is none. */
export const getPoster = endpoint({
  method: 'GET',
  path: '/api/admin/popup/query/get-poster',
  access: 'public',
  summary: 'The poster of a track',
  input: z.strictObject({ trackNo: wholeNo }),
  output: posterView.nullable(),
  cacheSeconds: 3,
});

/** Posters of a year, of this one in Korea where none is given, in the operators' order. */
export const getPosterList = endpoint({
  method: 'GET',
  path: '/api/admin/popup/query/get-poster-list',
  access: 'public',
  summary: 'Posters of a year',
  input: z.strictObject({ year: year.optional() }),
  output: z.array(posterView),
  cacheSeconds: 3,
});

/** A poster as it is written. English may be missing, but not half; the English picture may. */
export const posterDraft = z.strictObject({
  ...displayTexts,
  year,
  trackNo: wholeNo.nullable(),
  pictureKo: displayPicture.nullable(),
  pictureEn: displayPicture.nullable(),
  file: posterFile.nullable(),
});
export type PosterDraft = z.output<typeof posterDraft>;

export const writtenPoster = z.object({ ...writtenDisplay, draft: posterDraft });
export type WrittenPoster = z.output<typeof writtenPoster>;

export const listWrittenPosters = endpoint({
  method: 'GET',
  path: '/admin/poster/query/list',
  access: 'operator',
  may: 'editContent',
  summary: 'All posters in their order',
  input: nothing,
  output: z.array(writtenPoster),
});

/** Makes or changes a poster, at once where it is shown. 4043 when somebody saved since `editVersion`; 404. */
export const savePoster = endpoint({
  method: 'POST',
  path: '/admin/poster/command/save',
  access: 'operator',
  may: 'editContent',
  summary: 'Save a poster',
  input: z.strictObject({ ...displaySaved, draft: posterDraft }),
  output: writtenPoster,
});
