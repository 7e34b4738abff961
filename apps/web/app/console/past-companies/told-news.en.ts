import type { Translation } from '../../lib/texts.ts';
import type { toldNews as ko } from './told-news.ko.ts';

export const toldNews: Translation<typeof ko> = {
  title: 'News of past companies',
  lede: 'What teams have told us. A line that you take goes onto the page, marked “Told by the team”.',
  none: 'No news is waiting',
  noneText: 'When a team of a past exhibition tells us something, it appears here.',
  company: 'Company',
  told: 'What was told',
  teller: 'Told by',
  at: 'Received',
  state: 'Decision',
  decide: 'Read and decide',
  states: { waiting: 'Waiting', taken: 'Taken', declined: 'Not taken' },
  by: '{{name}}',
  open: 'Edit the page',
  dialog: {
    title: 'News of {{team}}',
    decision: 'What do you decide?',
    answer: 'Answer to whoever told it',
    hint: 'Sent by mail as it stands, and kept on record.',
    choose: 'Please choose whether to take it.',
    save: 'Decide and send',
    cancel: 'Close',
    done: 'Decided, and the answer is sent.',
    correction: 'Corrections do not happen by themselves. Please edit the page.',
  },
};
