import type { Translation } from '../../../lib/texts.ts';
import type { team as ko } from './team.ko.ts';

export const team: Translation<typeof ko> = {
  contest: 'Contest',
  lede: '“{{item}}”, by a team in the {{track}} track. Field: {{part}}.',
  similar: '{{count}} other teams in the {{track}} track',
  similar_one: 'One other team in the {{track}} track',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Please copy it from the address bar.',
  teams: 'Teams',
  description: '{{item}}, by team {{team}}',
  part: 'Field',
  tech: 'Technology',
  region: 'Region',
  members: 'Members',
  memberCount: '{{count}} people',
  memberCount_one: '{{count}} person',
  logo: 'Logo of {{team}}',
  stages: 'Stages of the {{track}} track',
  back: 'All teams',
};
