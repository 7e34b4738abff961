import type { Permission } from '@chulbal/contract/operators/values';
import { isUnder } from '../../lib/is-under.ts';
import type { NavIconName } from './nav-icon.tsx';

export type NavEntry = {
  key:
    | 'overview'
    | 'seasons'
    | 'applications'
    | 'eligibility'
    | 'materials'
    | 'evaluators'
    | 'panels'
    | 'judging'
    | 'results'
    | 'objections'
    | 'exhibition'
    | 'companies'
    | 'market'
    | 'past'
    | 'pastBatches'
    | 'pastNews'
    | 'typeTest'
    | 'quizzes'
    | 'events'
    | 'hof'
    | 'notices'
    | 'faqs'
    | 'popups'
    | 'posters'
    | 'slides'
    | 'programs'
    | 'resources'
    | 'heroes'
    | 'pages'
    | 'site'
    | 'members'
    | 'dataRequests'
    | 'health'
    | 'messages'
    | 'retention'
    | 'audit'
    | 'accessReview'
    | 'exports'
    | 'operators'
    | 'apiTokens'
    | 'webhooks';
  path: string;
  /** Another path whose pages belong to the entry too. */
  also?: string;
  icon: NavIconName;
  /** Who may not do this does not see it. */
  may: Permission;
};

/** What the console has, in groups of these names. An entry comes with its page, a group with its first entry. */
export const navGroups = {
  contest: [
    { key: 'overview', path: '/console', icon: 'gauge', may: 'seeConsole' },
    { key: 'seasons', path: '/console/seasons', icon: 'lanes', may: 'seeConsole' },
    { key: 'applications', path: '/console/applications', icon: 'inbox', may: 'seeConsole' },
    { key: 'eligibility', path: '/console/eligibility', icon: 'shield', may: 'seeConsole' },
    { key: 'materials', path: '/console/materials', icon: 'slides', may: 'seeConsole' },
    { key: 'evaluators', path: '/console/evaluators', icon: 'judge', may: 'manageEvaluators' },
    { key: 'panels', path: '/console/panels', icon: 'panels', may: 'seeConsole' },
    { key: 'judging', path: '/console/judging', icon: 'race', may: 'seeConsole' },
    {
      key: 'results',
      path: '/console/results',
      also: '/console/announcements',
      icon: 'rank',
      may: 'seeScores',
    },
    { key: 'objections', path: '/console/objections', icon: 'appeal', may: 'decideAppeals' },
  ],
  market: [
    { key: 'exhibition', path: '/console/exhibition', icon: 'stand', may: 'seeConsole' },
    { key: 'companies', path: '/console/companies', icon: 'page', may: 'reviewCompanies' },
    { key: 'market', path: '/console/market', icon: 'coin', may: 'seeConsole' },
    { key: 'past', path: '/console/posts/past', icon: 'history', may: 'editContent' },
    { key: 'pastBatches', path: '/console/past', icon: 'inbox', may: 'editContent' },
    { key: 'pastNews', path: '/console/past-news', icon: 'mail', may: 'editContent' },
    { key: 'hof', path: '/console/posts/hof', icon: 'rank', may: 'editContent' },
    { key: 'typeTest', path: '/console/type-test', icon: 'question', may: 'editContent' },
    {
      key: 'quizzes',
      path: '/console/quizzes/a',
      also: '/console/quizzes',
      icon: 'question',
      may: 'editContent',
    },
    { key: 'events', path: '/console/events', icon: 'calendar', may: 'seeConsole' },
  ],
  content: [
    { key: 'members', path: '/console/members', icon: 'member', may: 'seeMembers' },
    { key: 'dataRequests', path: '/console/data-requests', icon: 'appeal', may: 'workMembers' },
    { key: 'notices', path: '/console/posts/notice', icon: 'board', may: 'editContent' },
    { key: 'faqs', path: '/console/faqs', icon: 'question', may: 'editContent' },
    { key: 'slides', path: '/console/slides', icon: 'picture', may: 'editContent' },
    { key: 'popups', path: '/console/popups', icon: 'popup', may: 'editContent' },
    { key: 'posters', path: '/console/posters', icon: 'poster', may: 'editContent' },
    {
      key: 'programs',
      path: '/console/posts/program',
      also: '/console/programs',
      icon: 'calendar',
      may: 'editContent',
    },
    { key: 'resources', path: '/console/posts/resource', icon: 'book', may: 'editContent' },
    { key: 'heroes', path: '/console/posts/hero', icon: 'pin', may: 'editContent' },
    { key: 'pages', path: '/console/pages', icon: 'page', may: 'editContent' },
    { key: 'site', path: '/console/site', icon: 'settings', may: 'editSite' },
  ],
  operation: [
    { key: 'health', path: '/console/health', icon: 'pulse', may: 'seeHealth' },
    { key: 'messages', path: '/console/messages', icon: 'mail', may: 'seeConsole' },
    { key: 'retention', path: '/console/retention', icon: 'calendar', may: 'seeMembers' },
    { key: 'audit', path: '/console/audit', icon: 'log', may: 'readAudit' },
    { key: 'exports', path: '/console/exports', icon: 'export', may: 'reviewExports' },
    { key: 'accessReview', path: '/console/access-review', icon: 'shield', may: 'reviewAccess' },
    { key: 'operators', path: '/console/operators', icon: 'people', may: 'manageOperators' },
    { key: 'apiTokens', path: '/console/api-tokens', icon: 'settings', may: 'seeConsole' },
    { key: 'webhooks', path: '/console/webhooks', icon: 'settings', may: 'manageWebhooks' },
  ],
} as const satisfies Record<string, readonly NavEntry[]>;

export type NavGroupName = keyof typeof navGroups;

/** The groups as somebody sees them; a group of which nothing is left is gone. */
export function visibleGroups(
  can: (what: Permission) => boolean,
): { name: NavGroupName; entries: NavEntry[] }[] {
  return Object.entries<readonly NavEntry[]>(navGroups)
    .map(([name, entries]) => ({
      name: name as NavGroupName,
      entries: entries.filter(({ may }) => can(may)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether the page at this address is the entry's or lies under it; under the overview lies everything, so it must match. */
export function isAt({ path, also }: Pick<NavEntry, 'path' | 'also'>, pathname: string): boolean {
  if (path === '/console') return pathname === path || pathname === `${path}/`;
  return isUnder(path, pathname) || (also !== undefined && isUnder(also, pathname));
}
