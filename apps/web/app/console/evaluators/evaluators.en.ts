import type { Translation } from '../../lib/texts.ts';
import type { evaluators as ko } from './evaluators.ko.ts';

export const evaluators: Translation<typeof ko> = {
  title: 'Evaluators',
  states: {
    label: 'Filter by status',
    all: 'All',
    invited: 'Invited',
    active: 'Active',
    disabled: 'Disabled',
  },
  search: {
    label: 'Find evaluators',
    keyword: 'Keyword',
    hint: 'Name, affiliation, school or full e-mail',
    expertise: 'Expertise',
    any: 'All fields',
    submit: 'Search',
    clear: 'Clear',
  },
  count: '{{count}} evaluators',
  count_one: '{{count}} evaluator',
  invite: 'Invite an evaluator',
  list: 'Invite from a list',
  never: 'Never',
  ofLimit: '/ {{count}}',
  signed: {
    done: 'Signed',
    some: '{{signed}} of {{stages}}',
    notYet: 'Not yet',
    waits: 'To sign',
  },
  more: 'More about {{name}}',
  columns: {
    name: 'Name',
    affiliation: 'Affiliation, expertise',
    state: 'Status',
    assigned: 'Teams / limit',
    submitted: 'Submitted',
    signed: 'Signed',
    lastLogin: 'Last log-in',
    acts: 'Actions',
  },
  acts: {
    edit: 'Edit',
    reveal: 'Show contact',
    password: 'Send a new first password',
    disable: 'Disable',
    enable: 'Enable',
  },
  empty: {
    title: 'There are no evaluators yet',
    text: 'Invite them one by one, or all at once from a CSV list. They get their first password by e-mail.',
  },
  notFound: {
    title: 'No evaluators match',
    text: 'Try other words or clear the filters. To search by e-mail, enter the full address.',
  },
};
