import type { Translation } from '../texts.ts';
import type { logInAgain as ko } from './log-in-again.ko.ts';

export const logInAgain: Translation<typeof ko> = {
  title: 'Log in again',
  body: 'Your session has ended. The page and what you wrote are still here. Log in again to carry on where you were.',
  loginId: 'ID (e-mail)',
  password: 'Password',
  code: 'Code',
  codeHint: 'The 6 digits in your authenticator app, or the 12 of a recovery code.',
  others: 'Other ways',
  passkey: 'Log in with a passkey',
  noPasskey: 'The passkey could not be checked. Please try again or log in another way.',
  social: 'Log in with {{name}}',
  newWindow: 'Opens in a new window. Log in there, then come back here to continue.',
  submit: 'Log in',
  cancel: 'Later',
  unreached: 'We could not reach the server. Please try again in a moment.',
};
