import type { Translation } from '../../lib/texts.ts';
import type { leadership as ko } from './leadership.ko.ts';

export const leadership: Translation<typeof ko> = {
  title: 'Hand my team over',
  lede: 'A member who has confirmed can lead the team instead of you. Both of you have to agree.',
  team: '{{team}}',
  to: 'To whom',
  choose: 'Please choose a member',
  offer: 'Hand over',
  nobody:
    'No member can take it over yet. They appear here once they have an account and have confirmed by their link.',
  now: 'Leader now',
  next: 'Leader, once accepted',
  given:
    '{{member}} has to accept by {{moment}}. Until then you lead and may take this back. Afterwards you can neither edit nor submit the application.',
  got: '{{leader}} wants to hand {{team}} over to you. If you accept by {{moment}}, you lead the team: you edit and submit the application.',
  takeBack: 'Take it back',
  again: 'Remind them',
  accept: 'Lead the team',
  decline: 'Decline',
  offered: 'We told {{member}} by mail.',
  takenBack: 'You have taken it back.',
  declined: 'We told them that you decline.',
  accepted: 'You lead {{team}} now.',
};
