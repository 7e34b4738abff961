import type { Translation } from '../../lib/texts.ts';
import type { sessionGuard as ko } from './session-guard.ko.ts';

export const sessionGuard: Translation<typeof ko> = {
  title: 'You will be logged out soon',
  body: 'Your session ends after a long time without use. Extend it to go on; what you typed stays.',
  left: 'Time left',
  extend: 'Stay logged in',
  extended: 'Your session was extended.',
  failed: 'It could not be extended. Please try again in a moment.',
};
