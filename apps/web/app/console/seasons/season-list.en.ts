import type { Translation } from '../../lib/texts.ts';
import type { seasonList as ko } from './season-list.ko.ts';

export const seasonList: Translation<typeof ko> = {
  title: 'Seasons',
  unnamed: 'Unnamed season',
  facts: '{{tracks}} tracks · {{submitted}} teams submitted',
  status: { draft: 'In preparation', published: 'Published', finished: 'Over' },
  version: 'Rules version {{version}} · published {{day}}',
  never: 'Not published yet',
  changed: 'Unpublished changes',
  empty: {
    title: 'There are no seasons yet',
    text: 'Begin the first one. Nobody sees it before it is published.',
    view: 'A season appears here once an operator who may edit seasons begins one.',
  },
  begin: {
    title: 'Begin a season',
    year: 'Year',
    from: 'Begin with',
    empty: 'An empty season',
    copy: 'A copy of {{year}}',
    hint: 'A copy takes all rules along and moves every period to the same weekday.',
    go: 'Begin',
  },
};
