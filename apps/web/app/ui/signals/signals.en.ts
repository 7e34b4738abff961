import type { Translation } from '../../lib/texts.ts';
import type { signals as ko } from './signals.ko.ts';

export const signals: Translation<typeof ko> = {
  evidence: 'Evidence',
  otherwise: 'Other explanation',
  looking: 'Look into it',
  fine: 'Mark as fine',
  again: 'Review again',
  marks: { looking: 'Under review by {{by}}', fine: 'Marked fine by {{by}}', open: 'To review' },
};
