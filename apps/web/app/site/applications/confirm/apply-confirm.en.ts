import type { Translation } from '../../../lib/texts.ts';
import type { applyConfirm as ko } from './apply-confirm.ko.ts';

export const applyConfirm: Translation<typeof ko> = {
  title: 'Confirm your membership',
  place: '{{season}} · {{track}} track',
  heading: 'Are you a member of {{team}}?',
  lede: '{{leader}} added you to the team behind “{{item}}”. Please check your details and answer.',
  state: {
    confirmed: 'You have confirmed',
    refused: 'You declined to take part',
    expired: 'The deadline to confirm has passed',
    unknown: 'This link cannot be used',
    cancelled: 'The team cancelled its application',
    removed: 'You are not in this team',
    withdrawn: 'The team has withdrawn',
  },
  text: {
    confirmed: 'You are on the starting line with {{team}}.',
    refused: 'You are no longer in {{team}}. The leader can see this.',
    expired: 'Please tell the leader of {{team}}.',
    cancelled:
      '{{team}} cancelled its application, so there is nothing to confirm. If it applies again, you will get a new link.',
    removed: 'The leader took you out of {{team}}. If that seems wrong, please ask the leader.',
    withdrawn:
      '{{team}} is not taking part this season. There is nothing to confirm, and you may join another team.',
  },
  held: 'What we hold about you',
  heldNote: 'If something is wrong, please tell the leader, who can correct it.',
  ask: { open: 'Are you in this team?', confirmed: 'Have you changed your mind?' },
  askText: {
    open: 'Without your confirmation you do not count as a member.',
    confirmed: 'If you withdraw now, you leave the team.',
  },
  until: 'You can answer until {{moment}} KST.',
  confirm: 'Yes, I am in',
  refuse: 'No, I am not',
  leave: 'Leave the team',
  refuseTitle: 'Decline to take part in {{team}}?',
  refuseText: 'You leave {{team}}, and you cannot undo this. To rejoin, ask the leader to add you again.',
  back: 'Back',
  unknown: {
    title: 'This link is no longer available',
    text: 'It may have been used or replaced, or it may have expired. Please open the newest link in your messages. If that does not help, ask the leader for a new one.',
    go: 'To the home page',
  },
};
