import type { Translation } from '../../lib/texts.ts';
import type { notFound as ko } from './not-found.ko.ts';

export const notFound: Translation<typeof ko> = {
  title: 'Page not found',
  heading: 'Off the lane',
  body: 'This page does not exist or has moved. Start again from the start page.',
  picture: 'A runner who has left the lane',
  notices: 'Look in the notices',
  questions: 'Questions and answers',
  home: 'To the start page',
  toast: 'The requested page was not found, moving to the start page',
};
