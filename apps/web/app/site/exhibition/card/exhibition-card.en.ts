import type { Translation } from '../../../lib/texts.ts';
import type { exhibitionCard as ko } from './exhibition-card.ko.ts';

export const exhibitionCard: Translation<typeof ko> = {
  before: 'The hall\nopens soon',
  open: 'Which team would\nyou invest in?',
  locked: 'The ledger is\nbeing checked',
  revealed: 'Everyone’s choice\nis public',
  textBefore: 'Teams that passed the preliminaries are writing their pages. See you on {{at}} KST.',
  textOpen:
    '{{name}} is open until {{at}} KST. Share a play wallet among the teams you like. Totals are revealed after it closes.',
  textLate: 'Totals and ranks are about to be revealed. You can still read the company pages.',
  textLocked: 'Totals and ranks are revealed from {{at}} KST. You can still read the company pages.',
  textRevealed: 'See who led each track, and how the race went day by day.',
  wallet: 'Everyone’s play wallet',
  enter: 'Look around',
  rules: 'How it works',
  lanes: 'Lanes of the exhibition by track',
};
