import { isUnder } from '../../lib/is-under.ts';

/** A link of the main menu; words under `menu.<key>` and `menu.<key>Note` of the header's texts. */
export type MenuLink = { key: MenuLinkKey; to: string };
export type MenuGroup = { key: MenuGroupKey; to?: string; links: readonly MenuLink[] };

export type MenuGroupKey = 'about' | 'contest' | 'support' | 'news';
export type MenuLinkKey =
  | 'apply'
  | 'applyInfo'
  | 'schedule'
  | 'teams'
  | 'exhibition'
  | 'experiences'
  | 'event'
  | 'programs'
  | 'resources'
  | 'canvas'
  | 'plan'
  | 'heroes'
  | 'notices'
  | 'faq';

/** The whole first-level navigation of the specification (section 1). */
export const menu: readonly MenuGroup[] = [
  { key: 'about', to: '/about/{product}', links: [] },
  {
    key: 'contest',
    links: [
      { key: 'apply', to: '/contest/apply' },
      { key: 'applyInfo', to: '/contest/apply-info' },
      { key: 'schedule', to: '/contest/schedule' },
      { key: 'teams', to: '/contest/apply-team' },
    ],
  },
  {
    key: 'support',
    links: [
      { key: 'exhibition', to: '/ipo/contents/exhibition' },
      { key: 'experiences', to: '/ipo/contents/experiences' },
      { key: 'event', to: '/ipo/contents/event' },
      { key: 'programs', to: '/support/programs' },
      { key: 'resources', to: '/support/resources' },
      { key: 'canvas', to: '/toolkit/bmc' },
      { key: 'plan', to: '/toolkit/business-plan' },
      { key: 'heroes', to: '/toolkit/localheroes' },
    ],
  },
  {
    key: 'news',
    links: [
      { key: 'notices', to: '/board/notice' },
      { key: 'faq', to: '/board/faq' },
    ],
  },
];

/** Addresses that have a page. A link appears in the menu when its address is named here. */
const built: ReadonlySet<string> = new Set([
  '/about/{product}',
  '/contest/apply',
  '/contest/apply-info',
  '/contest/schedule',
  '/contest/apply-team',
  '/ipo/contents/exhibition',
  '/ipo/contents/experiences',
  '/ipo/contents/event',
  '/support/programs',
  '/board/notice',
  '/board/faq',
  '/support/resources',
  '/toolkit/localheroes',
  '/toolkit/bmc',
  '/toolkit/business-plan',
]);

/**
 * The menu without what has no page yet: links first, then groups that are left with nothing. `slug` stands for
 * `{product}`; where nobody knows it, what leads there is gone too.
 */
export function builtMenu(slug?: string, pages: ReadonlySet<string> = built): readonly MenuGroup[] {
  return menu
    .map((group) => ({
      ...group,
      to: slug && group.to && pages.has(group.to) ? group.to.replace('{product}', slug) : undefined,
      links: group.links.filter((link) => pages.has(link.to)),
    }))
    .filter((group) => group.to !== undefined || group.links.length > 0);
}

/** Where a group's own word leads: its page, or its first link. */
export function groupTarget(group: MenuGroup): string {
  return group.to ?? group.links[0]?.to ?? '/';
}

/** Pages without a link of their own in the menu, and the group that leads to them. */
const inside: Partial<Record<MenuGroupKey, readonly string[]>> = { contest: ['/apply'], support: ['/ipo'] };

/** Whether an address lies in a group. */
export function isInGroup(group: MenuGroup, pathname: string): boolean {
  return [group.to, ...group.links.map((link) => link.to), ...(inside[group.key] ?? [])].some(
    (to) => to !== undefined && isUnder(to, pathname),
  );
}
