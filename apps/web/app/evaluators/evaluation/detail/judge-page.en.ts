import type { Translation } from '../../../lib/texts.ts';
import type { judgePage as ko } from './judge-page.ko.ts';

export const judgePage: Translation<typeof ko> = {
  title: 'Judging {{name}} | {{stage}}',
  blindTeam: 'Entry {{no}}',
  list: 'List',
  closes: 'Closes {{at}}',
  previous: 'Previous team',
  next: 'Next team',
  place: 'Team {{at}} of {{of}}',
  panes: 'Documents and score sheet',
  documents: 'Documents',
  sheet: 'Score sheet',
  recuse: {
    title: 'Recuse myself from {{name}}',
    text: 'This team goes to another evaluator. Scores and comments stay on record only and do not count. Only the organisers see the reason.',
    kind: 'Reason',
    kinds: {
      family: 'Family or relative',
      teaching: 'My student, or same laboratory',
      business: 'Advisory, investment or employment tie in the last 3 years',
      other: 'Another reason',
    },
    pledge: 'Listed in the pledge',
    note: 'Explanation',
    noteHint: 'Describe the relationship for the organisers.',
    back: 'Go back',
    ok: 'Recuse and go to next',
    choose: 'Please choose a reason.',
    write: 'Please describe the relationship.',
  },
  recused: 'You have recused yourself. The team goes to another evaluator.',
  allDone: 'No teams left. You can sign your score sheets in the list.',
  unreached: 'We could not reach the server. Please try again in a moment.',
  unsaved: 'Not submitted: some changes are not saved yet.',
};
