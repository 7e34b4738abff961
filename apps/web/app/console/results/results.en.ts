import type { Translation } from '../../lib/texts.ts';
import type { results as ko } from './results.ko.ts';

export const results: Translation<typeof ko> = {
  title: 'Results',
  list: {
    label: 'Judged stages',
    track: 'Track',
    stage: 'Stage',
    period: 'Judging',
    state: 'State',
    result: 'Result',
    open: 'See result: {{track}} {{stage}}',
    see: 'See result',
    finalisedAt: 'Finalised {{at}}',
    none: 'No stage is judged',
    noneText: 'A stage with a rubric appears here once its season is published.',
    seasons: 'Go to season plans',
  },
  state: {
    upcoming: 'Not yet judged',
    judging: 'Judging',
    ready: 'Can be calculated',
    waiting: 'Waiting to be finalised',
    finalised: 'Final v{{version}}',
  },
  crumb: 'Results',
  page: '{{track}} {{stage}}',
  draft: {
    first: 'Draft, nothing finalised yet',
    same: 'Same as final v{{version}}',
    rules: 'Draft, {{count}} rules changed since v{{version}}',
    rules_one: 'Draft, {{count}} rule changed since v{{version}}',
    data: 'Draft, data changed since v{{version}}',
    waiting: 'v{{version}} waits to be finalised',
    past: 'Looking at v{{version}}',
  },
  upheld: {
    title: '{{count}} upheld appeals are in no version yet',
    title_one: '{{count}} upheld appeal is in no version yet',
    text: 'Void a sheet or open judging again, change bonus points or rules, and finalise v{{version}}. Then teams can be told anew.',
    team: '{{team}} {{number}}',
    at: 'upheld {{at}}',
    see: 'See appeals',
    reopen: 'Open judging again',
  },
  past: {
    note: 'As it was finalised on {{at}}. It cannot be changed.',
    back: 'Back to now',
    published: 'Hash to publish (SHA-256 of the result)',
    file: 'sha256sum of the file',
  },
  empty: {
    title: 'No sheet has been submitted yet',
    text: 'The ranking appears once evaluators submit their sheets.',
  },
  error: {
    title: 'The result could not be loaded',
    text: 'Please check the connection and try again.',
  },
};
