import type { Translation } from '../../lib/texts.ts';
import type { panels as ko } from './panels.ko.ts';

export const panels: Translation<typeof ko> = {
  title: 'Panels',
  lede: 'In each judged stage of a track, evaluators and teams are divided into panels. Until they are published only operators see them.',
  columns: {
    track: 'Track',
    stage: 'Stage',
    state: 'Panels',
    teams: 'Teams',
    assignments: 'Evaluations',
    todo: 'To do',
  },
  state: {
    none: 'Not started',
    draft: 'Draft',
    published: 'Published, version {{version}}',
    changing: 'Draft changes',
    private: 'Operators only',
  },
  todo: {
    short: '{{count}} teams short',
    short_one: '{{count}} team short',
    notReady: '{{count}} teams to decide',
    notReady_one: '{{count}} team to decide',
    exclusions: '{{count}} exclusion requests',
    exclusions_one: '{{count}} exclusion request',
    noTeams: 'No teams to judge yet',
    begin: 'Create panels',
    publish: 'Check and publish',
    nothing: 'Nothing',
  },
  none: {
    title: 'No judged stages',
    text: 'Stages with a rubric in a published season are divided into panels here.',
    go: 'Open seasons',
  },
};
