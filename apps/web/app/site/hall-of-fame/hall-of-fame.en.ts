import type { Translation } from '../../lib/texts.ts';
import type { hallOfFame as ko } from './hall-of-fame.ko.ts';

export const hallOfFame: Translation<typeof ko> = {
  name: 'Hall of fame',
  title: 'They ran to the end',
  support: 'Start-up support',
  experiences: 'Experiences',
  description: 'The wall where the winners of every season hang their numbers.',
  lede: 'The numbers of {{winners}} teams out of {{applied}} in the {{year}} season.',
  ledePlain: 'The numbers of the {{winners}} teams that won in the {{year}} season.',
  ledeAll: 'The numbers of {{winners}} winners so far.',
  ledeNone: 'The numbers of the winners will hang on this wall.',
  years: 'Seasons',
  all: 'All',
  band: '{{track}} · {{prize}}',
  wall: 'Winners of the {{year}} season',
  next: 'The next numbers will hang here.',
  start: 'Enter this season',
  none: 'Nothing hangs here yet',
  noneText: 'The winners’ numbers will hang here once the first season has results.',
  number: 'Number',
  season: '{{year}} season',
  now: 'Today',
  play: 'Play the video',
  playsFrom: 'Loads from {{host}} when you press play.',
};
