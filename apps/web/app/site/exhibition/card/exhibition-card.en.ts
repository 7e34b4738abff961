import type { Translation } from '../../../lib/texts.ts';
import type { exhibitionCard as ko } from './exhibition-card.ko.ts';

export const exhibitionCard: Translation<typeof ko> = {
  before: 'The hall\nopens soon',
  open: 'Which team would\nyou invest in?',
  locked: 'The books are\nbeing checked',
  revealed: 'Everyone’s choice\nis public',
  textBefore: 'Teams that passed the preliminaries are writing their pages. See you on {{at}}.',
  textOpen:
    '{{name}} is open until {{at}}. Share a play wallet among the teams you like. Totals come after closing.',
  textLocked: 'Totals and ranks are revealed from {{at}}. The company pages are there to read.',
  textRevealed: 'See who led in each track, and how the race went day by day.',
  wallet: 'Play wallet of everyone who joins',
  enter: 'Look around',
  rules: 'How it works',
  lanes: 'Lanes of the exhibition by track',
};
