import type { Translation } from '../../../lib/texts.ts';
import type { usualSlide as ko } from './usual-slide.ko.ts';

export const usualSlide: Translation<typeof ko> = {
  title: 'One starting line,\nyour own idea.',
  text: 'From elementary school to graduate school: every team starts in its own lane and runs through judging and exhibition to the final.',
  picture: 'Five runners side by side at the starting line of five lanes',
  info: 'How to apply',
  league: 'Student start-up league',
};
