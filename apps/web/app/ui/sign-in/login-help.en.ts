import type { Translation } from '../../lib/texts.ts';
import type { loginHelp as ko } from './login-help.ko.ts';

export const loginHelp: Translation<typeof ko> = {
  title: 'Forgot ID or password',
  description: 'Find them with the mobile number and e-mail you verified at sign-up.',
  words: 'Lost the way?\nStart again.',
  tabs: 'What are you looking for?',
  id: 'Find my ID',
  password: 'Reset password',
  idLede: 'We look up your ID by the name and mobile number you signed up with.',
  passwordLede: 'We send a code to the e-mail address that is your ID; then you set a new password.',
  name: 'Name',
  emailHint: 'The e-mail address that is your ID.',
  needCode: 'Please ask for a code first.',
  find: 'Show my ID',
  reset: 'Set new password',
  found: 'We found your ID',
  joined: 'Signed up on {{date}}',
  login: 'Log in',
  forgot: 'I forgot my password too',
  back: 'Back to log-in',
};
