import type { Translation } from '../../lib/texts.ts';
import type { deadlineLetters as ko } from './deadline-letters.ko.ts';

export const deadlineLetters: Translation<typeof ko> = {
  earlier: 'Deadlines come earlier',
  earlierNote: 'Teams and evaluators who are at work may miss them. Please make sure that this is needed.',
  later: 'Deadlines are put off',
  kind: {
    application: 'deadline',
    confirmation: 'members’ confirmation',
    material: 'deadline of material',
    judging: 'deadline',
  },
  overNow: 'closes at once',
  by: { earlier: '{{time}} earlier', later: '{{time}} later' },
  days: '{{days}} days',
  hours: '{{hours}} hours',
  minutes: '{{minutes}} minutes',
  drafts: '{{count}} teams with a draft',
  drafts_one: '{{count}} team with a draft',
  submitted: '{{count}} teams that have submitted',
  submitted_one: '{{count}} team that has submitted',
  unconfirmed: '{{count}} teams with members to confirm',
  unconfirmed_one: '{{count}} team with members to confirm',
  asked: '{{count}} teams that hand in',
  asked_one: '{{count}} team that hands in',
  evaluators: '{{count}} evaluators',
  evaluators_one: '{{count}} evaluator',
  nobody: 'There is nobody to tell yet.',
  tell: {
    teams: 'Tell {{count}} teams',
    teams_one: 'Tell {{count}} team',
    evaluators: 'Tell {{count}} evaluators',
    evaluators_one: 'Tell {{count}} evaluator',
    both: 'Tell {{teams}} teams and {{evaluators}} evaluators',
  },
  tellNote:
    'Leaders, confirmed members and evaluators get one mail each; it gives the reason that you write. Teams see the new deadline and the reason on My page, too.',
  silent: 'If nobody is told, the new deadline may go unnoticed.',
  show: 'Preview the letters',
  to: {
    draft: 'To teams with a draft',
    submitted: 'To teams that have submitted',
    evaluator: 'To evaluators',
  },
  reasonHere: '(the reason that you write)',
  told: '{{count}} teams or evaluators were told.',
  told_one: '{{count}} team or evaluator was told.',
};
