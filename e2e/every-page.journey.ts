import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible, openVisit, type Screen, screenshot, type Visit } from './browser.ts';
import { launchBrowser } from './launch-browser.ts';
import { logInOperator } from './operators.ts';
import { type DemoPerson, logIn } from './people.ts';

/** A page in one of its states: where it is, who looks, and what is done to get there. */
type State = {
  name: string;
  path: string;
  as?: DemoPerson | 'owner';
  status?: number;
  act?: (page: Page) => Promise<void>;
};

/** The menu of narrow screens; on wide ones the submenu under the first word. */
const openMenu = async (page: Page) => {
  const button = page.locator('header button[popovertarget]');
  if (await button.isVisible()) await button.click();
  else await page.locator('header nav li a:visible').first().focus();
  await expect.poll(() => page.locator('header a[href="/contest/schedule"]:visible').count()).toBe(1);
};

const openOwnMenu = (page: Page) => page.locator('button[popovertarget=console-menu]').click();
const invite = (page: Page) => page.locator('main button').first().click();
const openEntry = (page: Page) => page.locator('tbody button[aria-expanded]').first().click();
const search = async (page: Page) => {
  await page.keyboard.press('/');
  await page.keyboard.type('ㄷ');
  await page.locator('[role=combobox][aria-expanded=true]').waitFor();
  await page.locator('[role=option]').first().waitFor();
};

const openTeam = async (page: Page) => {
  await page.locator('tbody a').first().click();
  await page.locator('aside h3').first().waitFor();
};
const openDocument = async (page: Page) => {
  await openTeam(page);
  await page.locator('aside button[title]', { hasText: '.pdf' }).first().click();
  await page.locator('section canvas').first().waitFor();
};
/** A panel or dialog of the table, by the drawing on its button. */
const press = (drawing: string) => async (page: Page) => {
  await page.locator(`main button:has(path[d^="${drawing}"])`).last().click();
  await page.locator('dialog[open], :popover-open').first().waitFor();
};

/** The season that runs, from the list of seasons: its year is that of today. */
const openSeason = async (page: Page) => {
  const season = page.locator('main a[href^="/console/seasons/"]').first();
  await page.goto(`${await season.getAttribute('href')}${new URL(page.url()).search}`, {
    waitUntil: 'networkidle',
  });
};
const openStage = async (page: Page) => {
  await openSeason(page);
  await page.locator('[data-stage="3-2"]').press('Enter');
};
const openTrack = async (page: Page) => {
  await openSeason(page);
  await page.locator('section button[aria-pressed]:has(b)').first().click();
  await page.locator('aside details').first().locator('summary').click();
};
const openTable = async (page: Page) => {
  await openSeason(page);
  await page.locator('[role=group] button[aria-pressed=false]').first().click();
  await page.locator('table').first().waitFor();
};
/** A tab of the season, by its place. */
const openTab = (place: number) => async (page: Page) => {
  await openSeason(page);
  await page.locator('main nav button').nth(place).click();
};

const states: State[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', act: openMenu },
  { name: 'apply-info', path: '/contest/apply-info' },
  { name: 'apply-info-upcoming', path: '/contest/apply-info?track=5' },
  { name: 'schedule-locked', path: '/contest/schedule' },
  { name: 'schedule', path: '/contest/schedule', as: 'draft' },
  { name: 'schedule-submitted', path: '/contest/schedule', as: 'submitted' },
  { name: 'teams', path: '/contest/apply-team' },
  { name: 'teams-found', path: '/contest/apply-team?keyword=ㅅ' },
  { name: 'teams-none', path: '/contest/apply-team?keyword=zzzzzz' },
  { name: 'login', path: '/auth/login' },
  { name: 'sign-up', path: '/auth/sign' },
  { name: 'login-help', path: '/auth/login-help' },
  { name: 'my-page', path: '/auth/mypage', as: 'draft' },
  { name: 'my-page-submitted', path: '/auth/mypage', as: 'submitted' },
  { name: 'user-edit', path: '/auth/user-edit', as: 'draft' },
  { name: 'apply-team-step', path: '/apply/3/1?step=team', as: 'draft' },
  { name: 'apply-leader-step', path: '/apply/3/1?step=leader', as: 'draft' },
  { name: 'apply-members-step', path: '/apply/3/1?step=members', as: 'draft' },
  { name: 'apply-documents-step', path: '/apply/3/1?step=documents', as: 'draft' },
  { name: 'apply-review-step', path: '/apply/3/1?step=review', as: 'draft' },
  { name: 'apply-submitted', path: '/apply/3/1', as: 'submitted' },
  { name: 'confirm-no-link', path: '/apply/confirm', status: 404 },
  { name: 'terms', path: '/fnb/terms' },
  { name: 'privacy', path: '/fnb/privacy' },
  { name: 'not-found', path: '/no/such/page', status: 404 },
  { name: 'messages', path: '/dev/messages' },
  { name: 'console-login', path: '/console/login' },
  { name: 'console-join-gone', path: '/console/join?token=no-such-link', status: 404 },
  { name: 'console-overview', path: '/console?hours=72&chart=sum', as: 'owner' },
  { name: 'console-applications', path: '/console/applications', as: 'owner' },
  { name: 'console-applications-none', path: '/console/applications?keyword=zzzzzz', as: 'owner' },
  { name: 'console-applications-team', path: '/console/applications?trackNo=4', as: 'owner', act: openTeam },
  {
    name: 'console-applications-document',
    path: '/console/applications?trackNo=2',
    as: 'owner',
    act: openDocument,
  },
  {
    name: 'console-applications-gone',
    path: '/console/applications?team=999999',
    as: 'owner',
  },
  {
    name: 'console-applications-filter',
    path: '/console/applications?trackNo=3&status=submitted',
    as: 'owner',
    act: press('M2.5 4h11'),
  },
  {
    name: 'console-applications-columns',
    path: '/console/applications?columns=team,item,region,members,completion,similar',
    as: 'owner',
    act: press('M2.5 3h11v10'),
  },
  {
    name: 'console-applications-export',
    path: '/console/applications',
    as: 'owner',
    act: press('M8 2.5v7.5'),
  },
  { name: 'console-seasons', path: '/console/seasons', as: 'owner' },
  { name: 'console-season', path: '/console/seasons', as: 'owner', act: openSeason },
  { name: 'console-season-stage', path: '/console/seasons', as: 'owner', act: openStage },
  { name: 'console-season-track', path: '/console/seasons', as: 'owner', act: openTrack },
  { name: 'console-season-table', path: '/console/seasons', as: 'owner', act: openTable },
  { name: 'console-season-regions', path: '/console/seasons', as: 'owner', act: openTab(1) },
  { name: 'console-season-choices', path: '/console/seasons', as: 'owner', act: openTab(2) },
  { name: 'console-season-bonuses', path: '/console/seasons', as: 'owner', act: openTab(3) },
  { name: 'console-season-schools', path: '/console/seasons', as: 'owner', act: openTab(4) },
  { name: 'console-season-versions', path: '/console/seasons', as: 'owner', act: openTab(5) },
  { name: 'console-season-gone', path: '/console/seasons/2001', as: 'owner', status: 404 },
  { name: 'console-operators', path: '/console/operators', as: 'owner' },
  { name: 'console-invite', path: '/console/operators', as: 'owner', act: invite },
  { name: 'console-menu', path: '/console/operators', as: 'owner', act: openOwnMenu },
  { name: 'console-search', path: '/console/audit', as: 'owner', act: search },
  { name: 'console-keys', path: '/console/exports', as: 'owner', act: (page) => page.keyboard.press('?') },
  { name: 'console-audit', path: '/console/audit', as: 'owner', act: openEntry },
  { name: 'console-audit-none', path: '/console/audit?keyword=zzzzzz', as: 'owner' },
  { name: 'console-exports', path: '/console/exports', as: 'owner' },
  { name: 'console-password', path: '/console/password', as: 'owner' },
  { name: 'console-not-found', path: '/console/no/such/page', as: 'owner', status: 404 },
];

const languages = ['ko', 'en'] as const;
/** The console is no work for phones; its log-in is. */
const widthsOf = ({ as }: State): Screen[] => [as === 'owner' ? 'tablet' : 'phone', 'desktop'];

const whole = Boolean(process.env.WHOLE);
const all = states.flatMap((state) =>
  languages.flatMap((language) => widthsOf(state).map((screen) => ({ state, language, screen }))),
);
// Every page in both languages and at both widths: the portal's in two of the four pairs, the console's in one, in
// turn; `npm run proof` looks at all four.
const pairs = all.filter(({ state, language, screen }) => {
  const turn = states.indexOf(state) % 4;
  if (whole) return true;
  if (state.as !== 'owner') return (turn % 2 === 0) === ((language === 'ko') === (screen !== 'desktop'));
  return turn === (language === 'ko' ? 0 : 2) + (screen === 'desktop' ? 0 : 1);
});

let browser: Browser;
const visits = new Map<string, Promise<Visit>>();

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** One browser session per person and screen, logged in once. */
function visitOf(screen: Screen, as: State['as']): Promise<Visit> {
  const key = `${screen} ${as ?? 'visitor'}`;
  const known = visits.get(key);
  if (known) return known;
  const opened = openVisit(browser, screen, inject('productUrl')).then(async (visit) => {
    // A code counts once: one that another journey used is refused.
    visit.expectedErrors.push(/\/console\/login\.data/);
    if (as === 'owner') await logInOperator(visit.page, as);
    else if (as) await logIn(visit.page, as);
    return visit;
  });
  visits.set(key, opened);
  return opened;
}

describe('A-01 no page has anything that axe finds', () => {
  test.each(pairs)('$state.name in $language on a $screen', async ({ state, language, screen }) => {
    const visit = await visitOf(screen, state.as);
    const { page } = visit;
    visit.expectedErrors.push(/404/);
    const path = `${state.path}${state.path.includes('?') ? '&' : '?'}lang=${language}`;
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(state.status ?? 200);
    await state.act?.(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.title()).not.toBe('');
    expect(await page.locator('h1').count()).toBe(1);
    await screenshot(page, `${state.name}-${language}`);
    await expectAccessible(page);
    expect(await sidewaysScroll(page), 'scrolls sideways').toBe(0);
    expect(visit.errors.splice(0), 'errors in the browser').toEqual([]);
  });
});

describe('A-20 at 320 px nothing scrolls sideways', () => {
  test.each(states.filter(({ as }) => as !== 'owner' && (whole || as === undefined || as === 'draft')))(
    '$name',
    async (state) => {
      const { page } = await visitOf('phone', state.as);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(state.path, { waitUntil: 'networkidle' });
      await state.act?.(page);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
    },
  );
});

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
