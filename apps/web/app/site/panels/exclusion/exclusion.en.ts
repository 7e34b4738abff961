import type { Translation } from '../../../lib/texts.ts';
import type { exclusion as ko } from './exclusion.ko.ts';

export const exclusion: Translation<typeof ko> = {
  title: 'Exclusion of an evaluator',
  lede: 'If somebody could not judge you fairly, tell us who and why. Only the leader of a team can ask.',
  myPage: 'My page',
  back: 'To my page',
  stage: 'Judged stage',
  only: 'This is for the stage {{stage}}.',
  evaluator: 'Evaluator',
  evaluatorHint: 'If you do not know the name, write the affiliation or who they are.',
  reason: 'Reason',
  reasonHint: 'Tell us what relation there is or what has happened.',
  note: 'Only operators read this. Evaluators are not told, and asking does you no harm.',
  send: 'Ask for exclusion',
  closed: 'There is no stage to ask for now. Once the panels of a stage are set, it is closed.',
  requests: 'Your requests',
  none: 'You have not asked yet.',
  asked: '{{stage}}, asked on {{day}}',
  answer: 'Answer',
  takenBack: 'Taken back because:',
  state: {
    open: 'Being looked at',
    accepted: 'Accepted',
    refused: 'Refused',
    takenBack: 'Acceptance taken back',
  },
};
