import type { Translation } from '../../lib/texts.ts';
import type { faqs as ko } from './faqs.ko.ts';

export const faqs: Translation<typeof ko> = {
  title: 'Frequently asked questions',
  news: 'News',
  description: 'What people ask most before they apply.',
  search: 'Search questions',
  placeholder: 'Search questions',
  go: 'Search',
  found: '{{count}} results for “{{keyword}}”',
  found_one: 'One result for “{{keyword}}”',
  none: 'No questions yet',
  noneText: 'Answers will appear here as questions come in.',
  notFound: 'No question matches “{{keyword}}”',
  notFoundText: 'Try a shorter word.',
  showAll: 'Show all questions',
  more: {
    title: 'Can’t find an answer?',
    text: 'Write to us, and we will answer during our hours.',
    write: 'Write to us',
    phone: '{{phone}} · {{hours}}',
  },
};
