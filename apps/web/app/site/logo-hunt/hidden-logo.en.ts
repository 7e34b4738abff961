import type { hiddenLogo as ko } from './hidden-logo.ko.ts';

export const hiddenLogo: typeof ko = {
  press: 'I found a hidden logo',
  all: 'Go to the raffle page?',
  unreached: 'Your find did not reach us. Please press again.',
};
