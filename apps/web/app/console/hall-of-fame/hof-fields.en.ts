import type { Translation } from '../../lib/texts.ts';
import type { hofFields as ko } from './hof-fields.ko.ts';

export const hofFields: Translation<typeof ko> = {
  results: {
    title: 'From announced results',
    text: 'Creates drafts for the teams selected in a final. They name nobody, and nobody sees them until you publish them.',
    left: '{{count}} of {{winners}} winners not added yet',
    all: 'All {{count}} winners added',
    make: 'Create drafts',
    makeOf: 'Create drafts from {{name}}',
    done: '{{count}} drafts created.',
    done_one: '{{count}} draft created.',
  },
  year: 'Season',
  yearHint: 'The year of the prize',
  lane: 'Lane',
  laneHint: '1 to 9. Sets the colour of the number.',
  choose: 'Choose a lane',
  laneNo: 'Lane {{lane}}',
  number: 'Number',
  numberHint: 'As on the receipt: 3-0417',
  track: 'Track name',
  trackHint: 'As it was called then. Without an English name the Korean one is shown.',
  who: 'Region and people',
  whoHint: 'Jeonnam · 4 students',
  line: 'In one line',
  lineHint: 'Shown under the number.',
  now: 'Today',
  nowHint: 'What became of them. Leave empty if not known.',
  video: 'Video',
  videoHint:
    'An address on YouTube, Vimeo, Naver TV or Kakao TV. The picture below is its poster. Nothing loads until a visitor presses it.',
  videoWrong: 'Videos from this address cannot be embedded, so it is not saved.',
  videoTitle: 'Video title',
};
