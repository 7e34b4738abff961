import type { Translation } from '../../lib/texts.ts';
import type { programs as ko } from './programs.ko.ts';

export const programs: Translation<typeof ko> = {
  title: 'Programmes',
  support: 'Start-up support',
  description: 'Meet-ups, IR and start-up classes. Warm up before the race.',
  none: 'No programmes yet',
  noneText: 'New programmes will appear here.',
  participation: {
    placed: 'You have a place',
    waiting: 'Waiting, no. {{number}}',
    attended: 'Attended',
    cancelled: 'Cancelled',
  },
  mine: {
    failed: 'Your programmes could not be loaded',
    failedText: 'Nothing is lost. Please open this page again in a moment.',
    none: 'No programmes yet',
    noneText: 'Start with a start-up class: you can join without a team.',
    find: 'See the programmes',
    join: 'Join online',
    calendar: 'Add to calendar',
    calendarOf: 'Add “{{title}}” to your calendar',
    cancel: 'Cancel',
    cancelOf: 'Cancel “{{title}}”',
    sure: 'Cancel your application?',
    sureText:
      'Your place in “{{title}}” goes to the next person waiting. If you apply again, you go to the end of the list.',
    keep: 'Keep it',
  },
};
