import type { Translation } from '../../lib/texts.ts';
import type { notice as ko } from './notice.ko.ts';

export const notice: Translation<typeof ko> = {
  news: 'News',
  notices: 'Notices',
  admin: 'admin',
  onlyKorean: 'This notice is in Korean only.',
  attachments: '{{count}} attachments',
  attachments_one: '{{count}} attachment',
  download: 'Download {{name}}',
  next: 'Next',
  noNext: 'There is no newer notice yet',
  previous: 'Previous',
  noPrevious: 'There is no older notice',
  neighbours: 'Previous and next notice',
  list: 'All notices',
  share: 'Copy link',
  copied: 'The link was copied.',
  print: 'Print',
};
