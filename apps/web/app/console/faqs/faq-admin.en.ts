import type { Translation } from '../../lib/texts.ts';
import type { faqAdmin as ko } from './faq-admin.ko.ts';

export const faqAdmin: Translation<typeof ko> = {
  title: 'Questions',
  add: 'Add a question',
  show: 'Show',
  hide: 'Hide',
  shown: 'Published',
  hidden: 'Hidden',
  order: 'Drag, or use the arrows. Within a category they are shown in this order.',
  noEnglish: 'No English',
  empty: 'No questions yet',
  emptyText: 'Start with what people ask most.',
  category: 'Category',
  titleKo: 'Question (Korean)',
  titleEn: 'Question',
  contentKo: 'Answer (Korean)',
  contentEn: 'Answer',
  english: 'Without English, it is not shown on English pages.',
};
