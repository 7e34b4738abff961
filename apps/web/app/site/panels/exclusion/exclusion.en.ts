import type { Translation } from '../../../lib/texts.ts';
import type { exclusion as ko } from './exclusion.ko.ts';

export const exclusion: Translation<typeof ko> = {
  title: 'Ask to exclude an evaluator',
  lede: 'If an evaluator could not judge you fairly, tell us who and why. Only the team leader can ask.',
  myPage: 'My page',
  back: 'Back to My page',
  stage: 'Stage',
  only: 'This is for the stage {{stage}}.',
  evaluator: 'Evaluator',
  evaluatorHint: 'If you do not know the name, give their affiliation or describe them.',
  reason: 'Reason',
  reasonHint: 'Tell us about the relationship or what happened.',
  note: 'Only operators read this. Evaluators are not told, and asking does not count against you.',
  send: 'Ask for exclusion',
  closed: 'You cannot ask for any stage right now. Requests close once a stage’s panels are set.',
  requests: 'Your requests',
  none: 'You have made no requests.',
  asked: '{{stage}}, sent on {{day}}',
  answer: 'Answer',
  takenBack: 'Acceptance withdrawn because:',
  state: {
    open: 'Under review',
    accepted: 'Accepted',
    refused: 'Refused',
    takenBack: 'Acceptance withdrawn',
  },
};
