import type { Translation } from '../../lib/texts.ts';
import type { pointerLoginHelp as ko } from './pointer-login-help.ko.ts';

export const pointerLoginHelp: Translation<typeof ko> = {
  title: 'Forgot password',
  lead: 'Get a code at the e-mail that is your ID, and choose a new password. You are logged out everywhere.',
  emailHint: 'The e-mail to which your letter of appointment came.',
  submit: 'Set the new password',
  lost: 'If you cannot read that e-mail or have lost your authenticator app, please ask the organisers.',
  back: 'Back to the log-in',
};
