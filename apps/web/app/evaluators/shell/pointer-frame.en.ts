import type { Translation } from '../../lib/texts.ts';
import type { pointerFrame as ko } from './pointer-frame.ko.ts';

export const pointerFrame: Translation<typeof ko> = {
  home: '{{brand}} judging, to my stages',
  name: '{{name}}',
  logOut: 'Log out',
  deadline: 'Closes',
  closed: 'Closed',
  notFound: {
    title: 'Page not found',
    heading: 'Page not found',
    body: 'Please check the address, or choose one of your stages.',
    back: 'To my stages',
  },
  failed: {
    title: 'This page could not be opened',
    heading: 'This page could not be opened',
    body: 'Please try again in a moment. Everything saved is still there.',
    network: 'We could not reach the server. Everything saved is still there.',
  },
};
