import type { Translation } from '../../lib/texts.ts';
import type { pointerPassword as ko } from './pointer-password.ko.ts';

export const pointerPassword: Translation<typeof ko> = {
  title: 'Change password',
  lead: 'Other devices are logged out when you change it.',
  forced:
    'This is your first log-in. Change the password from your letter to one that only you know, and the judging area opens.',
  current: 'Current password',
  submit: 'Change password',
};
