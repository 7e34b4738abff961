import type { Translation } from '../../lib/texts.ts';
import type { logInDialog as ko } from './log-in-dialog.ko.ts';

export const logInDialog: Translation<typeof ko> = {
  title: 'Log in again',
  body: 'Your session is over. The page and what you typed are still here; log in again to go on.',
  userId: 'ID (e-mail)',
  password: 'Password',
  submit: 'Log in',
  cancel: 'Cancel',
  unreached: 'Communication is not working well. Please try again in a moment.',
};
