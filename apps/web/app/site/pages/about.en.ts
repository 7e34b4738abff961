import type { Translation } from '../../lib/texts.ts';
import type { about as ko } from './about.ko.ts';

export const about: Translation<typeof ko> = {
  title: 'About {{brand}}',
  description: 'The tracks, stages and principles of judging of {{brand}}, the {{league}}.',
  picture: 'Lanes that start in different places and have the same distance to the finish',
  places: '{{count}} teams',
  dates: 'Dates are those of the {{track}} track.',
  schedule: 'Schedule of every track',
  trim: 'Of seven scores the highest and the lowest are dropped and five are counted',
  koreanOnly: 'This page is not available in English yet.',
  number: {
    one: 'One',
    two: 'Two',
    three: 'Three',
    four: 'Four',
    five: 'Five',
    six: 'Six',
    seven: 'Seven',
    eight: 'Eight',
    nine: 'Nine',
    many: '{{count}}',
  },
};
