import type { Bilingual } from './language.ts';

/** What a question is about, in the order of the page. */
export const faqCategories = ['apply', 'team', 'documents', 'judging', 'account'] as const;

export type FaqCategory = (typeof faqCategories)[number];

export const faqCategoryNames: Record<FaqCategory, Bilingual> = {
  apply: { ko: '참가 신청', en: 'Applying' },
  team: { ko: '팀과 팀원', en: 'Teams' },
  documents: { ko: '제출 서류', en: 'Documents' },
  judging: { ko: '심사와 결과', en: 'Judging' },
  account: { ko: '계정', en: 'Accounts' },
};
