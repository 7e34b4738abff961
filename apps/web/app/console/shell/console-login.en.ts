import type { Translation } from '../../lib/texts.ts';
import type { consoleLogin as ko } from './console-login.ko.ts';

export const consoleLogin: Translation<typeof ko> = {
  title: 'Operator log-in',
  words: 'The starting signal\nis given here.',
  note: 'The console in which seasons are built and applications worked on',
  lead: 'Come in with the e-mail you were invited by and the code of your authenticator app.',
  needed: 'Log in to go on to the page you wanted.',
  loginId: 'ID (e-mail)',
  password: 'Password',
  submit: 'Log in',
  help: 'If you forgot your password or cannot use your authenticator app, ask an owner for a reset link.',
};
