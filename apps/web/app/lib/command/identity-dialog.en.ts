import type { Translation } from '../texts.ts';
import type { identityDialog as ko } from './identity-dialog.ko.ts';

export const identityDialog: Translation<typeof ko> = {
  confirm: {
    title: 'Confirm it is you',
    body: 'We ask once more before personal data leaves or something final is done. Then not again for 5 minutes.',
    submit: 'Confirm',
  },
  logIn: {
    title: 'Log in again',
    body: 'Your session has ended. The page and what you typed are still here. Log in to go on where you were.',
    submit: 'Log in',
  },
  loginId: 'ID',
  password: 'Password',
  totp: 'Code',
  totpHint: 'The 6 digits in your authenticator app',
  cancel: 'Cancel',
  passkey: 'Confirm with a passkey',
  noPasskey: 'The passkey could not be checked. Try again, or enter password and code.',
  unreached: 'Communication is not working well. Please try again in a moment.',
};
