import { z } from 'zod';
import { endpoint, pageOf, pageQuery } from './endpoint.ts';
import { instant, wholeNo } from './fields.ts';
import { noticeTypes } from './notices.values.ts';
import { postExtras, postQuery, postText } from './posts/posts.ts';

export const noticeType = z.enum(noticeTypes);
/** `createdAt` is when it was published; in the reader's language. */
export const noticeSummary = z.object({
  noticeNo: z.number().int(),
  noticeType,
  noticeTitle: z.string(),
  createdAt: instant,
  pinned: z.boolean(),
  hasFiles: z.boolean(),
});
export type NoticeSummary = z.output<typeof noticeSummary>;

/** Published notices, pinned ones first, then the newest. English readers get those that have an English text. */
export const getNoticeList = endpoint({
  method: 'GET',
  path: '/api/board/query/get-notice-list',
  access: 'public',
  summary: 'Notices',
  input: z.strictObject({ ...pageQuery, ...postQuery, noticeType: noticeType.optional() }),
  output: pageOf(noticeSummary),
  cacheSeconds: 3,
});

/** How many notices of each type a reader of the language may see now. */
export const getNoticeCounts = endpoint({
  method: 'GET',
  path: '/api/board/query/get-notice-counts',
  access: 'public',
  summary: 'Notices by type',
  input: z.strictObject({}),
  output: z.partialRecord(noticeType, z.number().int()),
  cacheSeconds: 3,
});

const neighbour = noticeSummary.pick({ noticeNo: true, noticeTitle: true, createdAt: true }).nullable();

export const noticeDetail = noticeSummary.extend({
  ...postExtras,
  /** Rich text, sanitised. */
  noticeContent: z.string(),
  /** Published before, and after, in the reader's language. */
  previous: neighbour,
  next: neighbour,
});
export type NoticeDetail = z.output<typeof noticeDetail>;

/** 1357 for what does not exist, is hidden or not yet published. */
export const getNoticeDetail = endpoint({
  method: 'GET',
  path: '/api/board/query/get-notice-detail',
  access: 'public',
  summary: 'One notice',
  input: z.strictObject({ noticeNo: wholeNo }),
  output: noticeDetail,
  cacheSeconds: 3,
});

export const noticeDraft = z.strictObject({
  board: z.literal('notice'),
  kind: noticeType,
  ...postText,
  details: z.strictObject({}),
});
