import { z } from 'zod';
import { endpoint, nothing, pageOf, pageQuery } from './endpoint.ts';
import { instant, optionalLine, wholeNo } from './fields.ts';
import { cover, postExtras, postQuery, postText, shownCover } from './posts/posts.ts';
import { resourceKinds } from './resources.values.ts';

export const resourceKind = z.enum(resourceKinds);
export const resourceDetails = z.strictObject({
  cover: cover.nullable(),
  /** Who wrote it. */
  authorKo: optionalLine(100),
  authorEn: optionalLine(100),
  /** The year it came out. */
  year: z.number().int().min(1990).max(2100).nullable(),
});
export type ResourceDetails = z.output<typeof resourceDetails>;

export const resourceDraft = z.strictObject({
  board: z.literal('resource'),
  kind: resourceKind,
  ...postText,
  details: resourceDetails,
});

/** A published resource in the reader's language; `createdAt` is when it was published. */
export const resourceSummary = z.object({
  boardId: z.number().int(),
  kind: resourceKind,
  contentsTitle: z.string(),
  createdAt: instant,
  pinned: z.boolean(),
  cover: shownCover.nullable(),
  /** Empty where nobody is named. */
  author: z.string(),
  year: z.number().int().nullable(),
  fileCount: z.number().int(),
  /** Bytes of all files. */
  fileSize: z.number().int(),
});
export type ResourceSummary = z.output<typeof resourceSummary>;

/** Published resources, pinned ones first, then the newest. English readers get those that have an English text. */
export const getContentsList = endpoint({
  method: 'GET',
  path: '/api/board/query/contents-list',
  access: 'public',
  summary: 'Resources',
  input: z.strictObject({ ...pageQuery, ...postQuery, kind: resourceKind.optional() }),
  output: pageOf(resourceSummary),
  cacheSeconds: 3,
});

/** How many resources of each kind a reader of the language may see now. */
export const getContentsCounts = endpoint({
  method: 'GET',
  path: '/api/board/query/contents-counts',
  access: 'public',
  summary: 'Resources by kind',
  input: nothing,
  output: z.partialRecord(resourceKind, z.number().int()),
  cacheSeconds: 3,
});

const neighbour = resourceSummary.pick({ boardId: true, contentsTitle: true, createdAt: true }).nullable();

export const resourceDetail = resourceSummary.extend({
  ...postExtras,
  /** Rich text, sanitised. */
  contents: z.string(),
  /** Published before, and after, in the reader's language. */
  previous: neighbour,
  next: neighbour,
});
export type ResourceDetail = z.output<typeof resourceDetail>;

/** 1357 for what does not exist, is hidden or not yet published. */
export const getContentsDetail = endpoint({
  method: 'GET',
  path: '/api/board/query/contents-detail',
  access: 'public',
  summary: 'One resource',
  input: z.strictObject({ boardId: wholeNo }),
  output: resourceDetail,
  cacheSeconds: 3,
});
