import type { Translation } from '../../lib/texts.ts';
import type { pointerFrame as ko } from './pointer-frame.ko.ts';

export const pointerFrame: Translation<typeof ko> = {
  home: '{{brand}} judging, to my stages',
  name: '{{name}}',
  logOut: 'Log out',
  deadline: 'Closes',
  closed: 'Closed',
  notFound: {
    title: 'No such page',
    heading: 'There is no such page',
    body: 'Please check the address, or choose from the stages you judge.',
    back: 'To my stages',
  },
  failed: {
    title: 'This page could not be opened',
    heading: 'This page could not be opened',
    body: 'Please try again in a moment. Whatever was saved is still there.',
    network: 'Communication is not working well. Whatever was saved is still there.',
  },
};
