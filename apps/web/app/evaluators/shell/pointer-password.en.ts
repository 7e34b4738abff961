import type { Translation } from '../../lib/texts.ts';
import type { pointerPassword as ko } from './pointer-password.ko.ts';

export const pointerPassword: Translation<typeof ko> = {
  title: 'Change password',
  lead: 'Other devices are logged out when you change it.',
  forced:
    'This is your first log-in. Replace the password from your letter with one that only you know to start judging.',
  current: 'Current password',
  submit: 'Change password',
};
