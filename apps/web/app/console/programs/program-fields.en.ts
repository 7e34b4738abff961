import type { Translation } from '../../lib/texts.ts';
import type { programFields as ko } from './program-fields.ko.ts';

export const programFields: Translation<typeof ko> = {
  times: 'Times (KST)',
  opensAt: 'Applications open',
  closesAt: 'Applications close',
  closesAtHint: 'Nobody can apply after this.',
  startsAt: 'Starts',
  startsAtHint: 'Until then people can cancel, and the place goes to the next person waiting.',
  endsAt: 'Ends',
  places: 'Places',
  capacity: 'Number of places',
  capacityHint: 'If empty, no limit. If you raise it, people waiting move up in order.',
  waitingList: 'Open a waiting list when all places are taken',
  needsTeam: 'Only for teams that submitted this season',
  where: 'Where',
  whereHint: 'Enter a place, an online address, or both.',
  place: 'Place',
  placeHint: 'For example: Startup hub, Mapo-gu, Seoul',
  speaker: 'Led by',
  speakerHint: 'For example: Han Byeol (founder of Umbrella Next Door)',
  joinLink: 'Online address',
  joinLinkHint: 'Starts with https://. Shown on My page, only to people with a place.',
};
