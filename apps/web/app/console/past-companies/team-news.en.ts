import type { Translation } from '../../lib/texts.ts';
import type { teamNews as ko } from './team-news.ko.ts';

export const teamNews: Translation<typeof ko> = {
  title: 'News of past companies',
  lede: 'News sent in by teams. News you accept is published on the page, marked “Told by the team”.',
  none: 'No news is waiting',
  noneText: 'When a team of a past exhibition tells us something, it appears here.',
  company: 'Company',
  told: 'News',
  teller: 'Sent by',
  at: 'Received',
  state: 'Decision',
  decide: 'Read and decide',
  states: { waiting: 'Waiting', taken: 'Accepted', declined: 'Declined' },
  by: '{{name}}',
  open: 'Edit the page',
  dialog: {
    title: 'News of {{team}}',
    decision: 'What do you decide?',
    answer: 'Answer to the sender',
    hint: 'Sent by e-mail as written, and recorded.',
    choose: 'Please choose a decision.',
    save: 'Decide and send',
    cancel: 'Close',
    done: 'Decided. The answer has been sent.',
    correction: 'Corrections are not made automatically. Please edit the page.',
  },
};
