import { z } from 'zod';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { instant, reasonOf } from '../fields.ts';
import { reasonLengths } from '../reason-lengths.values.ts';
import { pageContent, pageName, pageVersion, versionState } from './pages.ts';

const mostBytes = 1024 ** 2;

export const pageRow = z.object({
  page: pageName,
  /** In force now; null where there is none yet. */
  version: z.string().nullable(),
  effectiveAt: instant.nullable(),
  coming: z.number().int(),
  /** Something is being written that no version holds. */
  changed: z.boolean(),
  hasEnglish: z.boolean(),
});
export type PageRow = z.output<typeof pageRow>;

export const listPages = endpoint({
  method: 'GET',
  path: '/admin/pages/query/list',
  access: 'operator',
  may: 'editContent',
  summary: 'Pages with their versions',
  input: nothing,
  output: z.array(pageRow),
});

export const writtenVersion = z.object({
  version: z.string(),
  state: versionState,
  effectiveAt: instant,
  /** Null for what an installation begins with. */
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  reason: z.string(),
});
export type WrittenVersion = z.output<typeof writtenVersion>;

export const writtenPage = z.object({
  page: pageName,
  /** What is being written, or the version in force where nothing is. */
  content: pageContent,
  changed: z.boolean(),
  /** Counts the saves, from 0. */
  editVersion: z.number().int(),
  savedAt: instant.nullable(),
  /** Newest first. */
  versions: z.array(writtenVersion),
});
export type WrittenPage = z.output<typeof writtenPage>;

export const getWrittenPage = endpoint({
  method: 'GET',
  path: '/admin/pages/query/written',
  access: 'operator',
  may: 'editContent',
  summary: 'A page as it is written',
  input: z.strictObject({ page: pageName }),
  output: writtenPage,
});

/** The text of a published version, to read and to compare. */
export const getPageVersion = endpoint({
  method: 'GET',
  path: '/admin/pages/query/version',
  access: 'operator',
  may: 'editContent',
  summary: 'A version of a page',
  input: z.strictObject({ page: pageName, version: pageVersion }),
  output: z.object({ version: z.string(), content: pageContent }),
});

/** Keeps what is being written; what is shown stays. 4043 when somebody saved since `editVersion`. */
export const savePage = endpoint({
  method: 'POST',
  path: '/admin/pages/command/save',
  access: 'operator',
  may: 'editContent',
  summary: 'Save what is written of a page',
  mostBytes,
  input: z.strictObject({ page: pageName, editVersion: z.number().int().min(0), content: pageContent }),
  output: writtenPage,
});

/**
 * Makes a version of what is written, in force from `effectiveAt` on, at once where it is null. 400 with a field error
 * where a text is missing or the time is past; 4043 when somebody saved since `editVersion`.
 */
export const publishPage = endpoint({
  method: 'POST',
  path: '/admin/pages/command/publish',
  access: 'operator',
  may: 'editContent',
  summary: 'Publish a page',
  input: z.strictObject({
    page: pageName,
    editVersion: z.number().int().min(0),
    effectiveAt: instant.nullable(),
    reason: reasonOf(reasonLengths.page),
  }),
  output: writtenPage,
});

/** Takes back a version that is not in force yet. 404 for any other. */
export const withdrawPage = endpoint({
  method: 'POST',
  path: '/admin/pages/command/withdraw',
  access: 'operator',
  may: 'editContent',
  summary: 'Take back a version that is to come',
  input: z.strictObject({ page: pageName, version: pageVersion, reason: reasonOf(reasonLengths.page) }),
  output: noData,
});
