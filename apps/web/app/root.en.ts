import type { Translation } from './lib/texts.ts';
import type { root as ko } from './root.ko.ts';

export const root: Translation<typeof ko> = {
  network: {
    title: 'We could not reach the server',
    body: 'Please check your connection and try again.',
  },
  failed: {
    title: 'The request failed',
    body: 'Please try again in a moment.',
  },
  limited: {
    title: 'Too many requests',
    body: 'Please try again in {{seconds}} seconds.',
  },
  calls: {
    networkError: 'We could not reach the server. What you entered is kept; please try again shortly.',
    unavailable: 'The service is busy. What you entered is kept; please wait a moment.',
  },
};
