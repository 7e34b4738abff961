import type { Translation } from '../../lib/texts.ts';
import type { about as ko } from './about.ko.ts';

export const about: Translation<typeof ko> = {
  title: 'About {{brand}}',
  description: 'The tracks, stages and judging principles of {{brand}}, the {{league}}.',
  picture: 'Lanes with different starting points and the same distance to the finish',
  places: '{{count}} teams',
  places_one: '{{count}} team',
  dates: 'Dates are for the {{track}} track.',
  schedule: 'Schedule of every track',
  trim: 'Of seven scores, the highest and the lowest are dropped and five count',
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
