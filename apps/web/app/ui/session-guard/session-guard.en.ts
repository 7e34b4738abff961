import type { Translation } from '../../lib/texts.ts';
import type { sessionGuard as ko } from './session-guard.ko.ts';

export const sessionGuard: Translation<typeof ko> = {
  title: 'You will be logged out soon',
  body: 'Your session ends after a long time without activity. Stay logged in to continue; what you typed is kept.',
  left: 'Time left',
  extend: 'Stay logged in',
  extended: 'Your session was extended.',
  failed: 'Your session could not be extended. Please try again in a moment.',
};
