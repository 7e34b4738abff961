import type { Translation } from '../../lib/texts.ts';
import type { pointerLoginHelp as ko } from './pointer-login-help.ko.ts';

export const pointerLoginHelp: Translation<typeof ko> = {
  title: 'Forgot password',
  lead: 'We send a code to the e-mail that is your ID, then you choose a new password. You will be logged out everywhere.',
  emailHint: 'The e-mail address your letter of appointment was sent to.',
  submit: 'Set the new password',
  lost: 'If you cannot read that e-mail or have lost your authenticator app, please contact the organisers.',
  back: 'Back to log-in',
};
