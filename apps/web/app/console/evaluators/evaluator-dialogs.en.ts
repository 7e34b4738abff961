import type { Translation } from '../../lib/texts.ts';
import type { evaluatorDialogs as ko } from './evaluator-dialogs.ko.ts';

export const evaluatorDialogs: Translation<typeof ko> = {
  cancel: 'Cancel',
  close: 'Close',
  reason: 'Reason',
  logged: 'Reason and time go into the audit log.',
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Mobile',
    affiliation: 'Affiliation',
    affiliationHint:
      'The organisation or company the evaluator belongs to. Teams of the same school or company are kept from them.',
    school: 'School',
    schoolHint: 'Schools are offered while you type. Choosing one keeps teams of the same school away.',
    schoolChosen: 'A school of the list.',
    department: 'Department',
    employer: 'Employer',
    expertise: 'Expertise',
    expertiseHint: 'All fields they know well: panels are made from it.',
    loadLimit: 'Load limit',
    loadLimitHint: 'Most teams they take in one stage.',
    now: 'Now: {{value}}. Fill in only to change it.',
  },
  belongs: {
    question: '{{affiliation}}: is it this school?',
    yes: 'Yes, {{school}} ({{place}})',
    no: 'No, it is no school or another one',
    unanswered: 'Left unanswered it counts as the same school, whose teams are kept from them.',
  },
  inviting: {
    title: 'Invite an evaluator',
    body: 'The ID is the e-mail. A first password goes there, to be replaced at the first log-in.',
    submit: 'Send the invitation',
  },
  editing: {
    title: 'Edit {{name}}',
    invitedNote: 'They have not set a password yet: a new e-mail gets a first password of its own.',
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
      body: 'They can log in again with the password they had.',
      submit: 'Enable',
    },
    password: {
      title: 'Send {{name}} a new first password',
      body: 'For a forgotten password, a mail that never came or a lost authenticator. They are logged out everywhere, the present password counts no longer, and an authenticator is off.',
      submit: 'Send the password',
    },
  },
  reveal: {
    title: 'Show the contact of {{name}}',
    body: 'E-mail and mobile number are shown unmasked. Who saw them, when and why goes into the audit log.',
    submit: 'Show contact',
    shown: 'Contact of {{name}}',
  },
  done: {
    invite: 'A first password went to {{name}}.',
    edit: '{{name}} is saved.',
    disable: '{{name}} is disabled.',
    enable: '{{name}} can log in again.',
    password: 'A new first password went to {{name}}.',
  },
};
