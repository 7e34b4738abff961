import type { Translation } from '../../lib/texts.ts';
import type { evaluatorDialogs as ko } from './evaluator-dialogs.ko.ts';

export const evaluatorDialogs: Translation<typeof ko> = {
  cancel: 'Cancel',
  close: 'Close',
  reason: 'Reason',
  logged: 'The reason and time are recorded in the audit log.',
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Mobile',
    affiliation: 'Affiliation',
    affiliationHint:
      'The evaluator’s organisation or company. They will not judge teams from the same school or company.',
    school: 'School',
    schoolHint: 'Schools appear as you type. If you choose one, they will not judge teams from it.',
    schoolChosen: 'A school from the list.',
    department: 'Department',
    employer: 'Employer',
    expertise: 'Expertise',
    expertiseHint: 'All fields they know well. Used for proposing panels.',
    loadLimit: 'Load limit',
    loadLimitHint: 'Maximum number of teams in one stage.',
    now: 'Currently {{value}}. Fill in only to change it.',
  },
  belongs: {
    question: '{{affiliation}}: is it this school?',
    yes: 'Yes, {{school}} ({{place}})',
    no: 'No, not a school or a different one',
    unanswered: 'If you do not answer, it counts as this school, and they will not judge its teams.',
  },
  inviting: {
    title: 'Invite an evaluator',
    body: 'Their e-mail is their ID. We send a first password there, to be replaced at the first log-in.',
    submit: 'Send the invitation',
  },
  editing: {
    title: 'Edit {{name}}',
    invitedNote:
      'They have not set a password yet. If you change the e-mail, a new first password is sent to it.',
    submit: 'Save',
  },
  decide: {
    disable: {
      title: 'Disable {{name}}',
      body: 'They are logged out everywhere at once and cannot log in again. You can enable them later.',
      submit: 'Disable',
    },
    enable: {
      title: 'Enable {{name}}',
      body: 'They can log in again with their old password.',
      submit: 'Enable',
    },
    password: {
      title: 'Send {{name}} a new first password',
      body: 'For a forgotten password, an e-mail that never arrived or a lost authenticator. They are logged out everywhere, the current password stops working, and any authenticator is turned off.',
      submit: 'Send the password',
    },
  },
  reveal: {
    title: 'Show the contact of {{name}}',
    body: 'The e-mail and mobile number are shown unmasked. Who viewed them, when and why is recorded in the audit log.',
    submit: 'Show contact',
    shown: 'Contact of {{name}}',
  },
  done: {
    invite: 'A first password was sent to {{name}}.',
    edit: '{{name}} was saved.',
    disable: '{{name}} was disabled.',
    enable: '{{name}} can log in again.',
    password: 'A new first password was sent to {{name}}.',
  },
};
