import type { Translation } from '../../lib/texts.ts';
import type { operators as ko } from './operators.ko.ts';

export const operators: Translation<typeof ko> = {
  title: 'Operators',
  count: '{{count}} active',
  disabledCount: '{{count}} disabled',
  invite: 'Invite an operator',
  me: 'you',
  never: 'Never',
  email: 'E-mail',
  cancel: 'Cancel',
  columns: {
    name: 'Name',
    role: 'Role',
    status: 'Status',
    lastLogin: 'Last log-in',
    joined: 'Since',
    acts: 'Actions',
    invitedBy: 'Invited by',
    until: 'Link valid until',
  },
  status: { active: 'Active', disabled: 'Disabled' },
  acts: {
    role: 'Change role',
    reset: 'Reset log-in',
    disable: 'Disable',
    enable: 'Enable',
    withdraw: 'Withdraw',
  },
  help: {
    viewer:
      'Sees the overview, seasons and applications. Personal data is masked, and nothing can be changed.',
    contentEditor: 'Sees the same, and edits notices and content. Personal data is masked.',
    contestManager:
      'Builds and publishes seasons, manages applications, and can show and export personal data.',
    privacyOfficer:
      'Can show and export personal data, and reviews the audit log and exports. Cannot change seasons or applications.',
    owner: 'Can do everything, including managing operators.',
  },
  role: {
    title: 'Change the role of {{name}}',
    submit: 'Change role',
    note: 'It takes effect immediately and is recorded in the audit log.',
  },
  inviting: {
    title: 'Invite an operator',
    body: 'We send a link by e-mail. It works once, within 7 days, to set a password and an authenticator app.',
    submit: 'Send invitation',
  },
  decide: {
    disable: {
      title: 'Disable {{name}}',
      body: 'They are logged out everywhere at once and cannot log in. You can enable them again later.',
      submit: 'Disable',
    },
    enable: {
      title: 'Enable {{name}}',
      body: 'They can log in again with their password and authenticator app.',
      submit: 'Enable',
    },
    reset: {
      title: 'Reset the log-in of {{name}}',
      body: 'For a lost phone or a forgotten password. They are logged out everywhere and get a link by e-mail to set both again.',
      submit: 'Send link',
    },
  },
  invitations: { title: 'Open invitations', none: 'No open invitations.' },
  withdraw: {
    title: 'Withdraw the invitation of {{name}}?',
    body: 'The link will no longer work.',
    ok: 'Withdraw',
    failed: 'It could not be withdrawn. Please reload the list.',
  },
  done: {
    invite: 'An invitation was sent to {{name}}.',
    role: 'The role of {{name}} was changed.',
    disable: '{{name}} was disabled.',
    enable: '{{name}} can log in again.',
    reset: 'A reset link was sent to {{name}}.',
    withdraw: 'The invitation of {{name}} was withdrawn.',
  },
};
