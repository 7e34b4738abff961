import type { Translation } from '../../lib/texts.ts';
import type { seasonList as ko } from './season-list.ko.ts';

export const seasonList: Translation<typeof ko> = {
  title: 'Seasons',
  unnamed: 'Unnamed season',
  facts: '{{tracks}} tracks · {{submitted}} teams submitted',
  status: { draft: 'In preparation', published: 'Published', finished: 'Ended' },
  version: 'Rules version {{version}} · published {{day}}',
  never: 'Not published yet',
  changed: 'Unpublished changes',
  empty: {
    title: 'There are no seasons yet',
    text: 'Create the first one. Nobody sees it until you publish it.',
    view: 'A season appears here once an operator with permission creates one.',
  },
  begin: {
    title: 'Create a season',
    year: 'Year',
    from: 'Start from',
    empty: 'An empty season',
    copy: 'A copy of {{year}}',
    hint: 'A copy keeps all rules and moves every period to the same weekday.',
    go: 'Create',
  },
};
