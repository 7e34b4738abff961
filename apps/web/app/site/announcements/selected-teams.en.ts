import type { Translation } from '../../lib/texts.ts';
import type { selectedTeams as ko } from './selected-teams.ko.ts';

export const selectedTeams: Translation<typeof ko> = {
  title: 'Selected teams in {{track}}, {{stage}}: public verification',
  shortTitle: 'Public verification',
  contest: 'Contest',
  description: 'Selected teams are made public, and anyone can report anything untrue.',
  lede: 'The selected teams are public until {{at}} KST. If an idea was copied or something is untrue, please report it.',
  open: 'Selected teams are public and open to reports',
  of: '{{track}}, {{stage}}',
  until: 'until {{at}} KST',
  see: 'Selected teams',
  seeOf: 'Selected teams in {{track}}, {{stage}}',
  closed: 'Public verification is not open',
  closedText: 'The selected teams will be listed here when the time comes.',
  toSchedule: 'To the schedule map',
  count: '{{count}} teams selected',
  count_one: '{{count}} team selected',
  table: { caption: 'Selected teams', number: 'Number', team: 'Team', region: 'Region', report: 'Report' },
  report: 'Report',
  reportOf: 'Report {{team}}',
  form: {
    title: 'Report {{team}}',
    name: 'Name',
    email: 'E-mail',
    text: 'What would you like to report?',
    hint: 'Please say what is untrue, why, and where we can check it.',
    note: 'Your name and e-mail are used only if we have questions, and are never shown to the team. They are deleted after the verification.',
    send: 'Send the report',
    cancel: 'Cancel',
    sent: 'Your report was received. Thank you.',
  },
};
