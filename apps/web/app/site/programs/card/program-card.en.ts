import type { Translation } from '../../../lib/texts.ts';
import type { programCard as ko } from './program-card.ko.ts';

export const programCard: Translation<typeof ko> = {
  state: {
    upcoming: 'Opens soon',
    open: 'Open',
    waiting: 'Waiting list open',
    full: 'No places left',
    closed: 'Closed',
    ended: 'Over',
  },
  online: 'Online',
  taken: '{{taken}} of {{capacity}} places taken',
  free: 'Unlimited places',
};
