import type { Translation } from '../../lib/texts.ts';
import type { changePassword as ko } from './change-password.ko.ts';

export const changePassword: Translation<typeof ko> = {
  title: 'Password and passkeys',
  lead: 'Other devices are logged out when you change it.',
  forced:
    'This is your first log-in. Change the password you were given to one that only you know, and the console opens.',
  current: 'Current password',
  submit: 'Change password',
};
