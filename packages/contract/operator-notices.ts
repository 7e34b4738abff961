import { z } from 'zod';
import { endpoint, noData, pageOf, pageQuery } from './endpoint.ts';
import { instant, wholeNo } from './fields.ts';
import { serverFileName } from './files.ts';
import { noticeDraft, noticeType } from './notices.ts';

/** Where a notice stands: never published, waiting for its time, shown, or taken out of sight. */
export const noticeState = z.enum(['draft', 'scheduled', 'published', 'hidden']);
export type NoticeState = z.output<typeof noticeState>;

export const noticeRow = z.object({
  noticeNo: z.number().int(),
  noticeType,
  title: z.string(),
  state: noticeState,
  pinned: z.boolean(),
  hasEnglish: z.boolean(),
  /** Something was written since the last publishing. */
  changed: z.boolean(),
  publishAt: instant.nullable(),
  updatedAt: instant,
});
export type NoticeRow = z.output<typeof noticeRow>;

export const listWrittenNotices = endpoint({
  method: 'GET',
  path: '/admin/notice/query/list',
  access: 'operator',
  may: 'editContent',
  summary: 'Notices, those being written too',
  input: z.strictObject({ ...pageQuery, keyword: z.string().trim().max(50, 'tooLong').optional() }),
  output: pageOf(noticeRow),
});

/** `draft` is what is being written, or what is shown where nothing is. `editVersion` counts the saves. */
export const writtenNotice = z.object({
  noticeNo: z.number().int(),
  state: noticeState,
  changed: z.boolean(),
  draft: noticeDraft,
  editVersion: z.number().int(),
  version: z.number().int(),
  publishAt: instant.nullable(),
  savedAt: instant,
});
export type WrittenNotice = z.output<typeof writtenNotice>;

export const getWrittenNotice = endpoint({
  method: 'GET',
  path: '/admin/notice/query/written',
  access: 'operator',
  may: 'editContent',
  summary: 'A notice as it is written',
  input: z.strictObject({ noticeNo: wholeNo }),
  output: writtenNotice,
});

const mostBytes = 1024 ** 2;

/** Begins a notice: nobody sees it before it is published. */
export const createNotice = endpoint({
  method: 'POST',
  path: '/admin/notice/command/create',
  access: 'operator',
  may: 'editContent',
  summary: 'Begin a notice',
  mostBytes,
  input: z.strictObject({ draft: noticeDraft }),
  output: writtenNotice,
});

/** Keeps what is being written; what is shown stays. 4043 when somebody saved since `editVersion`. */
export const saveNotice = endpoint({
  method: 'POST',
  path: '/admin/notice/command/save',
  access: 'operator',
  may: 'editContent',
  summary: 'Save what is written of a notice',
  mostBytes,
  input: z.strictObject({ noticeNo: wholeNo, editVersion: z.number().int().min(0), draft: noticeDraft }),
  output: writtenNotice,
});

/**
 * Shows what is written from `publishAt` on, at once where it is null. 400 with a field error without a Korean title
 * or text, with half an English one, or with a picture without words; 4043 when somebody saved since `editVersion`.
 */
export const publishNotice = endpoint({
  method: 'POST',
  path: '/admin/notice/command/publish',
  access: 'operator',
  may: 'editContent',
  summary: 'Publish a notice',
  input: z.strictObject({
    noticeNo: wholeNo,
    editVersion: z.number().int().min(0),
    publishAt: instant.nullable(),
  }),
  output: writtenNotice,
});

/** Takes a published notice out of sight, or shows it again. 404 for one that was never published. */
export const setNoticeHidden = endpoint({
  method: 'POST',
  path: '/admin/notice/command/hide',
  access: 'operator',
  may: 'editContent',
  summary: 'Hide or show a notice',
  input: z.strictObject({ noticeNo: wholeNo, hidden: z.boolean() }),
  output: noData,
});

/**
 * Stores a file for content: a document as it is, a picture (`picture`) turned upright, rid of what it says about
 * its maker, and no wider than 1,600 px, as WebP. Anyone may read it once something published names it.
 */
export const uploadContentFile = endpoint({
  method: 'POST',
  path: '/admin/content/command/upload',
  access: 'operator',
  may: 'editContent',
  summary: 'Store a file or a picture for content',
  input: z.strictObject({
    fileName: z.string().min(1, 'required').max(1024),
    size: z.coerce.number().int().min(0),
    kind: z.enum(['file', 'picture']),
  }),
  output: z.object({
    serverFileName,
    name: z.string(),
    size: z.number().int(),
    /** Of a picture, in px. */
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
  }),
  body: 'stream',
});

/** A file of content for whoever writes it, published or not. */
export const readContentFile = endpoint({
  method: 'GET',
  path: '/admin/content/query/file',
  access: 'operator',
  may: 'editContent',
  summary: 'Read a file of content',
  input: z.strictObject({ serverFileName: z.string().max(200) }),
  output: z.any(),
  reply: 'stream',
});
