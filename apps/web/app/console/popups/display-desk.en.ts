import type { Translation } from '../../lib/texts.ts';
import type { displayDesk as ko } from './display-desk.ko.ts';

export const displayDesk: Translation<typeof ko> = {
  popup: {
    title: 'Popups',
    add: 'Add a popup',
    order: 'Drag, or use the arrows. Where there are several, the first is on top.',
    empty: 'No popups yet',
    emptyText: 'Add one only where the start page must not leave something unsaid.',
  },
  poster: {
    title: 'Posters',
    add: 'Add a poster',
    order: 'Drag, or use the arrows. The start page shows those of this year in this order.',
    empty: 'No posters yet',
    emptyText: 'Posters of the year’s league or of a track are shown on the start page.',
  },
  show: 'Show',
  hide: 'Hide',
  remove: 'Delete',
  removeOf: 'Delete “{{title}}”',
  removeTitle: 'Delete “{{title}}”?',
  removeText: 'This cannot be undone. To take it down for a while, hide it.',
  removed: 'Deleted.',
  noEnglish: 'No English',
  states: { hidden: 'Hidden', coming: 'Coming', shown: 'Shown', over: 'Over' },
  fromAt: 'from {{at}}',
  untilAt: 'until {{at}}',
};
