import type { Translation } from '../../lib/texts.ts';
import type { changePassword as ko } from './change-password.ko.ts';

export const changePassword: Translation<typeof ko> = {
  title: 'Password and passkeys',
  lead: 'Other devices are logged out when you change it.',
  forced:
    'This is your first log-in. Replace the password you were given with one that only you know to open the console.',
  current: 'Current password',
  submit: 'Change password',
};
