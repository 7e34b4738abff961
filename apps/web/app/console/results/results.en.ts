import type { Translation } from '../../lib/texts.ts';
import type { results as ko } from './results.ko.ts';

export const results: Translation<typeof ko> = {
  title: 'Results',
  list: {
    label: 'Judged stages',
    track: 'Track',
    stage: 'Stage',
    period: 'Judging',
    state: 'Status',
    result: 'Result',
    open: 'See result: {{track}} {{stage}}',
    see: 'See result',
    finalisedAt: 'Finalised {{at}}',
    none: 'No judged stages',
    noneText: 'A stage with a rubric appears here once its season is published.',
    seasons: 'Go to seasons',
  },
  state: {
    upcoming: 'Not started',
    judging: 'Judging',
    ready: 'Ready to calculate',
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
    waiting: 'v{{version}} waiting to be finalised',
    past: 'Viewing v{{version}}',
  },
  upheld: {
    title: '{{count}} upheld appeals not in any version yet',
    title_one: '{{count}} upheld appeal not in any version yet',
    text: 'Void a score sheet, reopen judging, or change bonus points or rules, then finalise v{{version}} and announce it again.',
    team: '{{team}} {{number}}',
    at: 'upheld {{at}}',
    see: 'See appeals',
    reopen: 'Reopen judging',
  },
  past: {
    note: 'As it was finalised on {{at}}. It cannot be changed.',
    back: 'Back to current',
    published: 'Hash to publish (SHA-256 of the result)',
    file: 'sha256sum of the file',
  },
  empty: {
    title: 'No score sheets submitted yet',
    text: 'The ranking appears once evaluators submit score sheets.',
  },
  error: {
    title: 'The result could not be loaded',
    text: 'Please check your connection and try again.',
  },
};
