import type { Translation } from '../../lib/texts.ts';
import type { faqs as ko } from './faqs.ko.ts';

export const faqs: Translation<typeof ko> = {
  title: 'Questions and answers',
  news: 'News',
  description: 'What people ask most before they apply.',
  search: 'Search questions',
  placeholder: 'Search questions',
  go: 'Search',
  found: '{{count}} for “{{keyword}}”',
  found_one: '{{count}} for “{{keyword}}”',
  none: 'No posts registered',
  noneText: 'Answers will appear here as questions come in.',
  notFound: 'No question matches “{{keyword}}”',
  notFoundText: 'Try a shorter word.',
  showAll: 'Show all questions',
  more: {
    title: 'No answer here?',
    text: 'Write to us, and we will answer during our hours.',
    write: 'Write to us',
    phone: '{{phone}} · {{hours}}',
  },
};
