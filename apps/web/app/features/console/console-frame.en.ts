import type { Translation } from '../../lib/texts.ts';
import type { consoleFrame as ko } from './console-frame.ko.ts';

export const consoleFrame: Translation<typeof ko> = {
  nav: {
    label: 'Console',
    home: '{{brand}} console',
    area: 'Console',
    overview: 'Overview',
    seasons: 'Season plan',
    applications: 'Applications',
    panels: 'Panels',
    results: 'Results',
    audit: 'Audit log',
    exports: 'Export review',
    operators: 'Operators',
    fold: 'Fold menu',
    unfold: 'Unfold menu',
  },
  clock: 'Server time',
  search: {
    label: 'Search teams and people',
    placeholder: 'Team, number, name',
    results: 'Teams and people found',
    team: 'Team',
    person: 'Person',
    searching: 'Searching.',
    none: 'No team or person was found.',
    count: '{{count}} found.',
    failed: 'Search does not work now. Please try again in a moment.',
  },
  menu: { password: 'Change password', keys: 'Keyboard shortcuts', logOut: 'Log out' },
  keys: {
    search: 'Search teams and people',
    results: 'Choose and open a result',
    close: 'Close a dialog or list',
    hints: 'Show the shortcuts',
    on: 'Use single-key shortcuts',
    onNote: 'Off, keys such as / and ? do nothing by themselves.',
  },
  season: { label: 'Season', name: '{{year}} season', choose: 'Choose a season' },
  failed: {
    title: 'Error',
    heading: 'The page could not be loaded',
    body: 'Please try again in a moment.',
    network: 'Communication is not working well. Please check your connection and try again.',
  },
  forbidden: {
    title: 'Not for this role',
    heading: 'Your role may not see this page',
    body: 'If you need it, ask an owner for another role.',
  },
  notFound: {
    title: 'No such page',
    heading: 'There is no page at this address',
    body: 'Check the address, or choose from the menu at the left.',
    back: 'To the overview',
  },
};
