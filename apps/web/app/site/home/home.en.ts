import type { Translation } from '../../lib/texts.ts';
import type { home as ko } from './home.ko.ts';

export const home: Translation<typeof ko> = {
  title: 'Student start-up league',
  description:
    'From elementary school to graduate school: every team starts in its own lane and runs through judging and exhibition to the final.',
  carousel: {
    role: 'carousel',
    name: 'Highlights',
    slideRole: 'slide',
    place: '{{place}} of {{count}}',
    said: '{{title}} ({{place}}/{{count}})',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
  },
  strip: {
    title: 'Tracks and their stages',
    track: '{{name}} track',
    running: '{{stage}}',
    starts: 'Starts {{day}}',
    until: 'Until {{at}} KST',
    from: 'From {{at}} KST',
    announces: 'Results {{at}} KST',
    finished: 'Season over',
    open: 'Open for applications',
    inProgress: 'In progress',
    ends: '{{stage}} closed',
    soon: 'Opens soon',
    mine: 'My lane',
    mineLeft: 'My lane, {{count}} items left',
    mineLeft_one: 'My lane, one item left',
  },
  boards: { more: 'More', none: 'No posts yet.' },
  notices: { title: 'Notices', admin: 'admin' },
  programs: { title: 'Warm up before the race', more: 'All programmes', none: 'No programmes yet.' },
  posters: { title: 'Posters', open: 'View “{{title}}” full size', download: 'Download “{{title}}”' },
  faqs: { title: 'Questions and answers' },
  call: {
    title: 'On your marks.\nGet set.',
    text: 'Start with your team’s name; the rest is saved as you fill it in.',
    textDays:
      '{{count}} days until applications close. Start with your team’s name; the rest is saved as you fill it in.',
    textDays_one:
      '{{count}} day until applications close. Start with your team’s name; the rest is saved as you fill it in.',
    go: 'Get going',
  },
  usualTitle: 'One starting line,\nyour own idea.',
  text: 'From elementary school to graduate school: every team starts in its own lane and runs through judging and exhibition to the final.',
  picture: 'Five runners side by side at the starting line of five lanes',
  info: 'How to apply',
  league: 'Student start-up league',
};
