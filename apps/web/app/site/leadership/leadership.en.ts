import type { Translation } from '../../lib/texts.ts';
import type { leadership as ko } from './leadership.ko.ts';

export const leadership: Translation<typeof ko> = {
  title: 'Hand my team over',
  lede: 'A member who has confirmed can take over as leader. Both of you have to agree.',
  team: '{{team}}',
  to: 'New leader',
  choose: 'Please choose a member',
  offer: 'Hand over',
  nobody:
    'No member can take it over yet. Members appear here once they have an account and have confirmed through their link.',
  now: 'Current leader',
  next: 'New leader, once accepted',
  given:
    '{{member}} has to accept by {{moment}} KST. Until then you are the leader and can withdraw the offer. Afterwards you can no longer edit or submit the application.',
  got: '{{leader}} wants to hand {{team}} over to you. If you accept by {{moment}} KST, you become the leader, who edits and submits the application.',
  takeBack: 'Withdraw offer',
  again: 'Send a reminder',
  accept: 'Lead the team',
  decline: 'Decline',
  offered: 'We told {{member}} by e-mail.',
  takenBack: 'You withdrew the offer.',
  declined: 'We let them know that you declined.',
  accepted: 'You are now the leader of {{team}}.',
};
