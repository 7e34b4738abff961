import type { Translation } from '../../lib/texts.ts';
import type { notFound as ko } from './not-found.ko.ts';

export const notFound: Translation<typeof ko> = {
  title: 'Page not found',
  heading: 'There is no such lane.',
  body: 'This page does not exist or has moved. Please check the address.',
  picture: 'A runner who has left the lane',
  back: 'Previous page',
  search: 'Search notices',
  go: 'Search',
  ways: 'Where to go next',
  notices: 'Notices',
  questions: 'FAQ',
  schedule: 'Schedule map',
  home: 'To the home page',
  toast: 'Page not found. Taking you to the home page.',
};
