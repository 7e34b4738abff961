import type { Translation } from '../../lib/texts.ts';
import type { trialLetters as ko } from './trial-letters.ko.ts';

export const trialLetters: Translation<typeof ko> = {
  send: 'Send me a test',
  sent: 'A test is on its way to your own address.',
};
