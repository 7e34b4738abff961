import type { Translation } from '../../lib/texts.ts';
import type { popups as ko } from './popups.ko.ts';

export const popups: Translation<typeof ko> = {
  body: 'What “{{title}}” says',
  more: 'More about this',
  notToday: 'Do not show again today',
  download: 'Download',
  close: 'Close',
};
