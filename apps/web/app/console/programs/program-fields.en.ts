import type { Translation } from '../../lib/texts.ts';
import type { programFields as ko } from './program-fields.ko.ts';

export const programFields: Translation<typeof ko> = {
  times: 'Times (in Korea)',
  opensAt: 'Applying opens',
  closesAt: 'Applying closes',
  closesAtHint: 'From then on nobody can apply.',
  startsAt: 'It begins',
  startsAtHint: 'Until then one can cancel, and the place goes to whoever waits.',
  endsAt: 'It ends',
  places: 'Places',
  capacity: 'How many',
  capacityHint: 'Empty: no limit. Make it larger, and those who wait move up in order.',
  waitingList: 'When all places are taken, one may wait for one',
  needsTeam: 'Only for teams that have submitted this season',
  where: 'Where',
  whereHint: 'A place or an online address is needed; both are fine.',
  place: 'Place',
  placeHint: 'For example: Startup hub, Mapo-gu, Seoul',
  speaker: 'Led by',
  speakerHint: 'For example: Han Byeol (founder of Umbrella Next Door)',
  joinLink: 'Online address',
  joinLinkHint: 'Begins with https://. Shown on My page, to those alone who have a place.',
};
