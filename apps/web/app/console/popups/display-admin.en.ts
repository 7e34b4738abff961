import type { Translation } from '../../lib/texts.ts';
import type { displayAdmin as ko } from './display-admin.ko.ts';

export const displayAdmin: Translation<typeof ko> = {
  popup: {
    title: 'Popups',
    add: 'Add a popup',
    order: 'Drag, or use the arrows. If there are several, the first is on top.',
    empty: 'No popups yet',
    emptyText: 'Add one only for something every visitor must see.',
  },
  poster: {
    title: 'Posters',
    add: 'Add a poster',
    order: 'Drag, or use the arrows. The home page shows this year’s posters in this order.',
    empty: 'No posters yet',
    emptyText: 'Posters of the year’s league or of a track are shown on the home page.',
  },
  show: 'Show',
  hide: 'Hide',
  remove: 'Delete',
  removeOf: 'Delete “{{title}}”',
  removeTitle: 'Delete “{{title}}”?',
  removeText: 'This cannot be undone. To take it down temporarily, hide it.',
  removed: 'Deleted.',
  noEnglish: 'No English',
  states: { hidden: 'Hidden', coming: 'Upcoming', shown: 'Shown', over: 'Ended' },
  fromAt: 'from {{at}}',
  untilAt: 'until {{at}}',
};
