import type { Translation } from '../../lib/texts.ts';
import type { provenField as ko } from './proven-field.ko.ts';

export const provenField: Translation<typeof ko> = {
  email: 'E-mail',
  phone: 'Mobile phone',
  send: 'Send code',
  again: 'Send again',
  againIn: 'Again in {{seconds}} s',
  proven: 'Verified',
  code: '6-digit code',
  check: 'Check',
  sentEmail: 'Sent to {{to}}. Not there? Please look in the spam folder too.',
  sentPhone: 'Sent to {{to}} by text message.',
  sentMaybe:
    'If this matches an account, a code is on its way. If none arrives, please check what you entered.',
  provenEmail: 'Your e-mail is verified. It is your log-in ID.',
  provenPhone: 'Your mobile number is verified.',
  unprovenEmail: 'Please verify your e-mail with a code.',
  unprovenPhone: 'Please verify your mobile number with a code.',
  registered: 'Log in or reset your password',
};
