import type { Translation } from '../../lib/texts.ts';
import type { postSearch as ko } from './post-search.ko.ts';

export const postSearch: Translation<typeof ko> = {
  types: 'Types',
  all: 'All',
  find: 'Search in',
  finds: { all: 'Title and text', title: 'Title', content: 'Text' },
  search: 'Search: {{board}}',
  placeholder: 'Search by word',
  go: 'Search',
  found: '{{count}} results for “{{keyword}}”',
  found_one: 'One result for “{{keyword}}”',
  none: 'No posts yet',
  noneText: 'New posts will appear here.',
  notFound: 'Nothing matches “{{keyword}}”',
  notFoundText: 'Try a shorter word, or choose “All”.',
  showAll: 'Show all',
};
