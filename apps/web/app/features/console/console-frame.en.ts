import type { Translation } from '../../lib/texts.ts';
import type { consoleFrame as ko } from './console-frame.ko.ts';

export const consoleFrame: Translation<typeof ko> = {
  nav: {
    label: 'Console',
    home: '{{brand}} console',
    area: 'Console',
    overview: 'Overview',
    seasons: 'Season plan',
    applications: 'Applications',
    audit: 'Audit log',
    exports: 'Export review',
    operators: 'Operators',
    fold: 'Fold menu',
    unfold: 'Unfold menu',
  },
  season: { label: 'Season', name: '{{year}} season' },
  notFound: {
    title: 'No such page',
    heading: 'There is no page at this address',
    body: 'Check the address, or choose from the menu at the left.',
    back: 'To the overview',
  },
};
