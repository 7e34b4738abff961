import type { Bilingual } from './language.ts';

/** What a notice is about, in the order of the filter. */
export const noticeTypes = ['notice', 'recruit', 'result', 'event'] as const;

export type NoticeType = (typeof noticeTypes)[number];

export const noticeTypeNames: Record<NoticeType, Bilingual> = {
  notice: { ko: '안내', en: 'Notice' },
  recruit: { ko: '모집', en: 'Call for entries' },
  result: { ko: '결과', en: 'Results' },
  event: { ko: '행사', en: 'Event' },
};
