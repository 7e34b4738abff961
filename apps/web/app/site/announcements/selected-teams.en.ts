import type { Translation } from '../../lib/texts.ts';
import type { selectedTeams as ko } from './selected-teams.ko.ts';

export const selectedTeams: Translation<typeof ko> = {
  title: 'Selected teams of {{track}}, {{stage}}: public verification',
  shortTitle: 'Public verification',
  contest: 'Contest',
  description: 'Selected teams are made public, and anyone can report what is not true.',
  lede: 'The selected teams are public until {{at}} KST. If you know of a copied idea or of something that is not true, please report it.',
  open: 'Selected teams are public and open to reports',
  of: '{{track}}, {{stage}}',
  until: 'until {{at}} KST',
  see: 'Selected teams',
  seeOf: 'Selected teams of {{track}}, {{stage}}',
  closed: 'Public verification is not open now',
  closedText: 'The selected teams will be listed here when the time comes.',
  toSchedule: 'To the schedule map',
  count: '{{count}} teams selected',
  table: { caption: 'Selected teams', number: 'Number', team: 'Team', region: 'Region', report: 'Report' },
  report: 'Report',
  reportOf: 'Report something about {{team}}',
  form: {
    title: 'Report something about {{team}}',
    name: 'Name',
    email: 'E-mail',
    text: 'What would you like to report?',
    hint: 'Please write what is not true and why, and where it can be checked.',
    note: 'Your name and e-mail are used only if we have to ask, and the team does not learn them. They are removed after the verification.',
    send: 'Send the report',
    cancel: 'Cancel',
    sent: 'Your report was received. Thank you.',
  },
};
