import type { Translation } from '../../lib/texts.ts';
import type { newPassword as ko } from './new-password.ko.ts';

export const newPassword: Translation<typeof ko> = {
  password: 'Password',
  fresh: 'New password',
  again: 'Repeat password',
  rules:
    '8 to 128 characters of any kind. A sentence with spaces is fine; special characters are not needed.',
  same: 'The passwords match.',
  hints: {
    none: 'At least 8 characters.',
    weak: 'Easy to guess. Try adding a word.',
    fair: 'One more word makes it strong.',
    strong: 'One more word makes it very strong.',
  },
};
