import type { experiences as ko } from './experiences.ko.ts';

export const experiences: typeof ko = {
  title: 'Experiences',
  support: 'Startup support',
  lede: 'Something light to try before you look at the exhibition, or while you do.',
  takes: 'Takes',
  gives: 'You get',
  typeTestTakes: '{{count}} questions, 3 minutes',
  typeTestGives: 'Your type out of {{count}}, and three teams that match it',
  start: 'Try it',
  none: 'There is nothing to try right now',
  noneText: 'Once something is ready, you will find it here.',
  exhibition: 'See the exhibition',
};
