import type { Translation } from '../../lib/texts.ts';
import type { signals as ko } from './signals.ko.ts';

export const signals: Translation<typeof ko> = {
  evidence: 'Evidence',
  otherwise: 'Another reading',
  looking: 'I am looking into it',
  fine: 'It is fine',
  again: 'Look at it again',
  marks: { looking: 'Being looked into by {{by}}', fine: 'Fine, says {{by}}', open: 'To be looked at' },
};
