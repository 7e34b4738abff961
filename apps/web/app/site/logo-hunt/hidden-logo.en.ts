import type { hiddenLogo as ko } from './hidden-logo.ko.ts';

export const hiddenLogo: typeof ko = {
  press: 'Collect this hidden logo',
  all: 'Go to the raffle page?',
  unreached: 'We could not record your find. Please press again.',
};
