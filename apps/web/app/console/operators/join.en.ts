import type { Translation } from '../../lib/texts.ts';
import type { join as ko } from './join.ko.ts';

export const join: Translation<typeof ko> = {
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
};
