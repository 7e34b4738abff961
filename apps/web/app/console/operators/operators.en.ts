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
  },
  done: {
    invite: 'An invitation was sent to {{name}}.',
    role: 'The role of {{name}} was changed.',
    disable: '{{name}} was disabled.',
    enable: '{{name}} can log in again.',
    reset: 'A reset link was sent to {{name}}.',
    withdraw: 'The invitation of {{name}} was withdrawn.',
  },
  join: {
    title: 'Join as an operator',
    words: 'Let us get ready\nfor the start together.',
    note: 'Set up your authenticator app and a password to get started.',
    heading: 'Welcome, {{name}}',
    lead: 'You are invited as: {{role}}. This link is valid until {{until}} KST.',
    steps: { app: '1. Set up your authenticator app', password: '2. Choose a password' },
    codeHint: 'The 6 digits the app shows once it is set up',
    loginId: 'ID',
    submit: 'Get started',
    unopened: {
      title: 'Open the link you were sent',
      body: 'This page opens from the link in your invitation e-mail. Please go back to it and open the link again.',
      noScript: 'This browser cannot open the link. Please turn scripts on or use another browser.',
    },
    gone: {
      title: 'This link cannot be used',
      body: 'It has been used or has expired. Please ask whoever invited you for a new one.',
    },
  },
  password: {
    title: 'Password and passkeys',
    lead: 'Other devices are logged out when you change it.',
    forced:
      'This is your first log-in. Replace the password you were given with one that only you know to open the console.',
    current: 'Current password',
    submit: 'Change password',
  },
};
