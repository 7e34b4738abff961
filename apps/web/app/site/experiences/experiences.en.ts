import type { experiences as ko } from './experiences.ko.ts';

export const experiences: typeof ko = {
  title: 'Experiences',
  support: 'Start-up support',
  lede: 'Something light to try before you look at the exhibition, or while you do.',
  takes: 'Takes',
  gives: 'You get',
  typeTestTakes: '{{count}} questions, 3 minutes',
  typeTestGives: 'One of {{count}} types, and three teams that match yours',
  quizTakes: '{{count}} questions, no hurry',
  clockTakes: '{{count}} questions in {{time}}',
  quizGives: 'The reason for every answer; once a day, {{pass}} right answers give you a raffle ticket',
  start: 'Try it',
  fame: 'Hall of fame',
  fameLead:
    'The wall where the winners of every season hang their numbers. Read how they ran and where they are now.',
  fameHas: 'On the wall',
  fameCount: '{{winners}} teams from {{years}} seasons',
  look: 'Have a look',
  none: 'There is nothing to try right now',
  noneText: 'Once something is ready, you will find it here.',
  exhibition: 'See the exhibition',
};
