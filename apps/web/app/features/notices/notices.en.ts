import type { Translation } from '../../lib/texts.ts';
import type { notices as ko } from './notices.ko.ts';

export const notices: Translation<typeof ko> = {
  title: 'Notices',
  news: 'News',
  description: 'Calls, results and events, here first.',
  types: 'Types',
  all: 'All',
  find: 'Look in',
  finds: { all: 'Title and text', title: 'Title', content: 'Text' },
  search: 'Search notices',
  placeholder: 'A word',
  go: 'Search',
  table: { caption: 'Notices', number: 'No.', type: 'Type', title: 'Title', author: 'By', date: 'Date' },
  pinned: 'Pinned',
  hasFiles: 'Has attachments',
  admin: 'admin',
  found: '{{count}} for “{{keyword}}”',
  found_one: '{{count}} for “{{keyword}}”',
  none: 'No posts registered',
  noneText: 'News will appear here as soon as there is some.',
  notFound: 'No notice matches “{{keyword}}”',
  notFoundText: 'Try a shorter word, or choose “All”.',
  showAll: 'Show all notices',
  feed: 'Follow notices (Atom)',
};
