import type { Translation } from '../../lib/texts.ts';
import type { notices as ko } from './notices.ko.ts';

export const notices: Translation<typeof ko> = {
  title: 'Notices',
  news: 'News',
  description: 'Calls for entries, results and events, here first.',
  table: { caption: 'Notices', number: 'No.', type: 'Type', title: 'Title', author: 'Author', date: 'Date' },
  pinned: 'Pinned',
  hasFiles: 'Has attachments',
  admin: 'admin',
  feed: 'Follow notices (Atom)',
};
