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
    text: 'This team goes to another evaluator. Scores and comments stay on record only and do not count. Only the programme office sees the reason.',
    kind: 'Reason',
    kinds: {
      family: 'Family or relative',
      teaching: 'My student, or the same laboratory',
      business: 'Advice, investment or employment in the last 3 years',
      other: 'Another reason',
    },
    pledge: 'Named in the pledge',
    note: 'Explanation',
    noteHint: 'Say what the relation is, so that the programme office can see it.',
    back: 'Go back',
    ok: 'Recuse, next team',
    choose: 'Please choose a reason.',
    write: 'Please say what the relation is.',
  },
  recused: 'You have recused yourself. The team goes to another evaluator.',
  allDone: 'No team is left. You can sign your sheets in the list.',
  unreached: 'Communication is not working well. Please try again in a moment.',
  unsaved: 'Not submitted: something could not be saved yet.',
};
