import { z } from 'zod';
import { endpoint, pageOf, pageQuery } from './endpoint.ts';
import { instant, optionalLine, wholeNo } from './fields.ts';
import { serverFileName } from './files.ts';
import type { Bilingual } from './language.ts';

/** What a notice is about, in the order of the filter. */
export const noticeType = z.enum(['notice', 'recruit', 'result', 'event']);
export type NoticeType = z.output<typeof noticeType>;

export const noticeTypeNames: Record<NoticeType, Bilingual> = {
  notice: { ko: '안내', en: 'Notice' },
  recruit: { ko: '모집', en: 'Call' },
  result: { ko: '결과', en: 'Results' },
  event: { ko: '행사', en: 'Event' },
};

/** Where a keyword is looked for. */
export const noticeFindType = z.enum(['all', 'title', 'content']);
export type NoticeFindType = z.output<typeof noticeFindType>;

export const attachment = z.object({ serverFileName, name: z.string(), size: z.number().int() });
export type Attachment = z.output<typeof attachment>;

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

/**
 * Published notices, pinned ones first, then the newest. English readers get those that have an English text. A
 * keyword finds by initial consonants (초성) too, at most 10,000.
 */
export const getNoticeList = endpoint({
  method: 'GET',
  path: '/api/board/query/get-notice-list',
  access: 'public',
  summary: 'Notices',
  input: z.strictObject({
    ...pageQuery,
    noticeType: noticeType.optional(),
    findType: noticeFindType.default('all'),
    keyword: z.string().trim().max(50, 'tooLong').optional(),
  }),
  output: pageOf(noticeSummary),
  cacheSeconds: 3,
});

const neighbour = noticeSummary.pick({ noticeNo: true, noticeTitle: true, createdAt: true }).nullable();

export const noticeDetail = noticeSummary.extend({
  /** Rich text, sanitised. */
  noticeContent: z.string(),
  /** The first words of the text, for link previews. */
  summary: z.string(),
  attachments: z.array(attachment),
  /** There is none in the reader's language: the text is the Korean one. */
  onlyKorean: z.boolean(),
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

const title = optionalLine(200);
const body = z.string().max(200_000, 'tooLong');

/** A notice as it is written: English may be missing. */
export const noticeDraft = z.strictObject({
  noticeType,
  pinned: z.boolean(),
  titleKo: title,
  titleEn: title,
  bodyKo: body,
  bodyEn: body,
  attachments: z.array(z.strictObject(attachment.shape)).max(20),
});
export type NoticeDraft = z.output<typeof noticeDraft>;
