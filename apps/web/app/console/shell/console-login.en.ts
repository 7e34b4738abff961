import type { Translation } from '../../lib/texts.ts';
import type { consoleLogin as ko } from './console-login.ko.ts';

export const consoleLogin: Translation<typeof ko> = {
  title: 'Operator log-in',
  words: 'The race\nstarts here.',
  note: 'The console for running seasons and managing applications',
  lead: 'Log in with the e-mail you were invited with and the code from your authenticator app.',
  needed: 'Log in to continue to the page you wanted.',
  loginId: 'ID (e-mail)',
  password: 'Password',
  submit: 'Log in',
  help: 'If you forgot your password or cannot use your authenticator app, ask an owner for a reset link.',
};
