import type { Translation } from '../../lib/texts.ts';
import type { hofFields as ko } from './hof-fields.ko.ts';

export const hofFields: Translation<typeof ko> = {
  results: {
    title: 'From announced results',
    text: 'Makes drafts of the teams that a final has selected. Nobody is named in them, and nobody sees them before they are published.',
    left: '{{count}} of {{winners}} winners are not there yet',
    all: 'All {{count}} winners are there',
    make: 'Make drafts',
    makeOf: 'Make drafts of {{name}}',
    done: 'Drafts made: {{count}}.',
  },
  year: 'Season',
  yearHint: 'The year of the prize',
  lane: 'Lane',
  laneHint: '1 to 9: gives the number its colour.',
  choose: 'Choose a lane',
  laneNo: 'Lane {{lane}}',
  number: 'Number',
  numberHint: 'As on the receipt: 3-0417',
  track: 'Name of the track',
  trackHint: 'As it was called then. Without an English name the Korean one is shown.',
  who: 'Region and people',
  whoHint: 'Jeonnam · 4 students',
  line: 'In one line',
  lineHint: 'Stands under the number.',
  now: 'Today',
  nowHint: 'What has become of them. Leave it empty if nobody knows.',
  video: 'Video',
  videoHint:
    'An address on YouTube, Vimeo, Naver TV or Kakao TV. The picture below is its poster; nothing is loaded before it is pressed.',
  videoWrong: 'Videos of this address cannot be embedded. It is not saved.',
  videoTitle: 'Title of the video',
};
