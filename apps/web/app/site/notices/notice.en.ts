import type { Translation } from '../../lib/texts.ts';
import type { notice as ko } from './notice.ko.ts';

export const notice: Translation<typeof ko> = {
  news: 'News',
  notices: 'Notices',
  admin: 'admin',
};
