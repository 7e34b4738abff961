import type { Translation } from '../../../lib/texts.ts';
import type { usualSlide as ko } from './usual-slide.ko.ts';

export const usualSlide: Translation<typeof ko> = {
  title: 'One start line,\nyour own idea.',
  text: 'From primary school to graduate school: teams start in lanes of their own and run through judging and exhibition to the final.',
  picture: 'Five runners side by side at the starting line of five lanes',
  info: 'How to apply',
  league: 'Student start-up league',
};
