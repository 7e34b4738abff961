import type { Translation } from '../../lib/texts.ts';
import type { postPage as ko } from './post-page.ko.ts';

export const postPage: Translation<typeof ko> = {
  onlyKorean: 'This page is in Korean only.',
  attachments: '{{count}} attachments',
  attachments_one: '{{count}} attachment',
  download: 'Download',
  next: 'Next',
  noNext: 'No newer post yet',
  previous: 'Previous',
  noPrevious: 'No older post',
  neighbours: 'Previous and next',
  list: 'All posts',
  share: 'Copy link',
  copied: 'The link was copied.',
  notCopied: 'The link could not be copied. Please copy it from the address bar.',
  print: 'Print',
  downloadAll: 'Download all',
};
