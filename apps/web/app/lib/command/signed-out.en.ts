import type { Translation } from '../texts.ts';
import type { signedOut as ko } from './signed-out.ko.ts';

export const signedOut: Translation<typeof ko> = {
  confirm: {
    title: 'Confirm it is you',
    body: 'We ask again before personal data is exported or something final is done, then not for another 5 minutes.',
    submit: 'Confirm',
  },
  logIn: {
    title: 'Log in again',
    body: 'Your session has ended. The page and what you typed are still here. Log in to carry on where you were.',
    submit: 'Log in',
  },
  loginId: 'ID',
  password: 'Password',
  totp: 'Code',
  totpHint: 'The 6 digits in your authenticator app',
  cancel: 'Cancel',
  passkey: 'Confirm with a passkey',
  noPasskey: 'The passkey could not be checked. Try again, or enter your password and code.',
  unreached: 'We could not reach the server. Please try again in a moment.',
  title: 'Log in again',
  body: 'Your session has ended. The page and what you wrote are still here. Log in again to carry on where you were.',
  other:
    'Somebody else is logged in in this browser. The page and what you wrote are still here. Log in again with the account of this page to carry on where you were.',
  againLoginId: 'ID (e-mail)',
  code: 'Code',
  codeHint: 'The 6 digits in your authenticator app, or the 12 of a recovery code.',
  others: 'Other ways',
  againPasskey: 'Log in with a passkey',
  againNoPasskey: 'The passkey could not be checked. Please try again or log in another way.',
  social: 'Log in with {{name}}',
  newWindow: 'Opens in a new window. Log in there, then come back here to continue.',
  submit: 'Log in',
  againCancel: 'Later',
};
