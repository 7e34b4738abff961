import type { Translation } from '../../lib/texts.ts';
import type { deadlineLetters as ko } from './deadline-letters.ko.ts';

export const deadlineLetters: Translation<typeof ko> = {
  earlier: 'Deadlines brought forward',
  earlierNote:
    'Teams and evaluators in the middle of their work may miss them. Please make sure this is necessary.',
  later: 'Deadlines extended',
  kind: {
    application: 'deadline',
    confirmation: 'members’ confirmation',
    material: 'material deadline',
    judging: 'deadline',
  },
  overNow: 'closes at once',
  by: { earlier: '{{time}} earlier', later: '{{time}} later' },
  days: '{{days}} days',
  hours: '{{hours}} hours',
  minutes: '{{minutes}} minutes',
  drafts: '{{count}} teams with a draft',
  drafts_one: '{{count}} team with a draft',
  submitted: '{{count}} submitted teams',
  submitted_one: '{{count}} submitted team',
  unconfirmed: '{{count}} teams with members to confirm',
  unconfirmed_one: '{{count}} team with members to confirm',
  asked: '{{count}} teams to submit material',
  asked_one: '{{count}} team to submit material',
  evaluators: '{{count}} evaluators',
  evaluators_one: '{{count}} evaluator',
  nobody: 'There is nobody to notify yet.',
  tell: {
    teams: 'Notify {{count}} teams',
    teams_one: 'Notify {{count}} team',
    evaluators: 'Notify {{count}} evaluators',
    evaluators_one: 'Notify {{count}} evaluator',
    both: 'Notify {{teams}} teams and {{evaluators}} evaluators',
  },
  tellNote:
    'Leaders, confirmed members and evaluators get one e-mail each with the reason you give. Teams also see the new deadline and the reason on My page.',
  silent: 'If you notify nobody, the new deadline may go unnoticed.',
  show: 'Preview messages',
  to: {
    draft: 'To teams with a draft',
    submitted: 'To teams that have submitted',
    evaluator: 'To evaluators',
  },
  reasonHere: '(your reason)',
  told: '{{count}} teams or evaluators notified.',
  told_one: '{{count}} team or evaluator notified.',
};
