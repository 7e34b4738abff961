import type { Page } from 'playwright-core';
import { lookAtPages } from './pages.ts';
import { pastList, pastListFile } from './past-list.ts';

const openOwnMenu = (page: Page) => page.locator('button[popovertarget=console-menu]').click();
const invite = (page: Page) => page.locator('main button').first().click();
const openEntry = (page: Page) => page.locator('tbody button[aria-expanded]').first().click();
const openQuestion = (page: Page) => page.locator('main details summary').first().click();
const search = async (page: Page) => {
  await page.keyboard.press('/');
  await page.locator('[role=combobox]:focus').waitFor();
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
const press =
  (drawing: string, opens = 'dialog[open], :popover-open') =>
  async (page: Page) => {
    await page.locator(`main button:has(path[d^="${drawing}"])`).last().click();
    await page.locator(opens).first().waitFor();
  };

/** The season that runs: its year is that of today in Korea. */
const season = `/console/seasons/${new Date(Date.now() + 9 * 3_600_000).getUTCFullYear()}`;
const stage = '/console/panels/4/2';

/** From a list to the first that it leads to; the language of the address is kept. */
const follow = (address: string) => async (page: Page) => {
  const first = page.locator(`main a[href^="${address}"]`).first();
  await page.goto(`${await first.getAttribute('href')}${new URL(page.url()).search}`);
};
const openStage = async (page: Page) => {
  await page.locator('[data-stage="3-2"]').press('Enter');
};
const openTrack = async (page: Page) => {
  await page.locator('section button[aria-pressed]:has(b)').first().click();
  await page.locator('aside details').first().locator('summary').click();
};
const openTable = async (page: Page) => {
  await page.locator('[role=group] button[aria-pressed=false]').first().click();
  await page.locator('table').first().waitFor();
};
const openScores = async (page: Page) => {
  await page.locator('[data-team] th button').first().click();
  await page.locator('dialog[open] table').waitFor();
};
/** The dialog that lets a missing signature go: every condition that is open has what can be done about it beside it. */
const openWaiver = async (page: Page) => {
  await page.locator('#result-conditions').locator('xpath=../..').locator('li li button').first().click();
  await page.locator('dialog[open]').waitFor();
};
/** A tab of the season, by its place. */
const openTab = (place: number) => async (page: Page) => {
  await page.locator('main nav button').nth(place).click();
};

/** The programme that was touched last, in its editor. */
const openProgram = async (page: Page) => {
  await page.locator('main a[href^="/console/posts/program/"]').first().click();
  await page.locator('main a[href^="/console/programs/"]').waitFor();
};

/** A notice, in its editor. */
const openNotice = async (page: Page) => {
  await page.locator('main a[href^="/console/posts/notice/"]').first().click();
  await page.waitForURL('**/console/posts/notice/*');
};

/** A company of an earlier exhibition, in its editor. */
const openPast = async (page: Page) => {
  await page.locator('main a[href^="/console/posts/past/"]').first().click();
  await page.waitForURL('**/console/posts/past/*');
};

/** A list of earlier years of which one line is good, as it is looked at before it is brought in. */
const choosePastList = async (page: Page) => {
  await page.locator('main input[type=file]').setInputFiles(pastListFile());
  await page.locator('main table').filter({ hasText: pastList.bad }).waitFor();
};

/** Who applied to it. */
const openApplicants = async (page: Page) => {
  await openProgram(page);
  await page.locator('main a[href^="/console/programs/"]').click();
  await page.waitForURL('**/console/programs/*');
  await page.locator('main table').waitFor();
};

/** The page that has waited longest of the companies, beside their list. */
const openReview = async (page: Page) => {
  await page.locator('main a[href*="open="]').first().click();
  await page.locator('main section h3').first().waitFor();
};
/** What nobody sees before the reveal; the opening is on record. */
const openTotals = async (page: Page) => {
  await page.getByRole('button', { name: /^(공개 전 합계 열기|Show hidden totals)$/ }).click();
  await page.locator('[aria-labelledby=cells]').waitFor();
};

lookAtPages(
  [
    { name: 'console-overview', path: '/console?hours=72&chart=sum', as: 'owner' },
    { name: 'console-applications', path: '/console/applications', as: 'owner' },
    { name: 'console-applications-none', path: '/console/applications?keyword=zzzzzz', as: 'owner' },
    {
      name: 'console-applications-team',
      path: '/console/applications?trackNo=4',
      as: 'owner',
      act: openTeam,
    },
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
    { name: 'console-season', path: '/console/seasons', as: 'owner', act: follow('/console/seasons/') },
    { name: 'console-season-stage', path: season, as: 'owner', act: openStage },
    { name: 'console-season-track', path: season, as: 'owner', act: openTrack },
    { name: 'console-season-table', path: season, as: 'owner', act: openTable },
    { name: 'console-season-regions', path: season, as: 'owner', act: openTab(1) },
    { name: 'console-season-choices', path: season, as: 'owner', act: openTab(2) },
    { name: 'console-season-bonuses', path: season, as: 'owner', act: openTab(3) },
    { name: 'console-season-schools', path: season, as: 'owner', act: openTab(4) },
    { name: 'console-season-versions', path: season, as: 'owner', act: openTab(5) },
    { name: 'console-season-gone', path: '/console/seasons/2001', as: 'owner', status: 404 },
    { name: 'console-judging', path: '/console/judging', as: 'owner' },
    {
      name: 'console-judging-hand-over',
      path: '/console/judging',
      as: 'owner',
      act: async (page) => {
        await page.locator('aside section button').last().click();
        await page.locator('dialog[open] input[name=reason]').waitFor();
      },
    },
    { name: 'console-operators', path: '/console/operators', as: 'owner' },
    { name: 'console-invite', path: '/console/operators', as: 'owner', act: invite },
    { name: 'console-eligibility', path: '/console/eligibility', as: 'owner' },
    { name: 'console-materials', path: '/console/materials', as: 'owner' },
    { name: 'console-notices', path: '/console/posts/notice', as: 'owner' },
    { name: 'console-notice', path: '/console/posts/notice', as: 'owner', act: openNotice },
    { name: 'console-program', path: '/console/posts/program', as: 'owner', act: openProgram },
    { name: 'console-applicants', path: '/console/posts/program', as: 'owner', act: openApplicants },
    { name: 'console-site', path: '/console/site', as: 'owner' },
    { name: 'console-pages', path: '/console/pages', as: 'owner' },
    { name: 'console-page-about', path: '/console/pages/about', as: 'owner' },
    { name: 'console-page-terms', path: '/console/pages/terms', as: 'owner' },
    { name: 'console-page-privacy', path: '/console/pages/privacy', as: 'owner' },
    { name: 'console-faqs', path: '/console/faqs', as: 'owner' },
    { name: 'console-popups', path: '/console/popups', as: 'owner' },
    {
      name: 'console-popup',
      path: '/console/popups',
      as: 'owner',
      act: press('M10 4v12M4 10h12', '#preview'),
    },
    { name: 'console-posters', path: '/console/posters', as: 'owner' },
    { name: 'console-slides', path: '/console/slides', as: 'owner' },
    { name: 'console-evaluators', path: '/console/evaluators', as: 'owner' },
    { name: 'console-evaluators-none', path: '/console/evaluators?keyword=zzzzzz', as: 'owner' },
    {
      name: 'console-evaluators-list',
      path: '/console/evaluators',
      as: 'owner',
      act: press('M10 13V4'),
    },
    { name: 'console-panels', path: '/console/panels', as: 'owner' },
    { name: 'console-panels-stage', path: '/console/panels', as: 'owner', act: follow('/console/panels/') },
    { name: 'console-panels-conflicts', path: `${stage}?tab=conflicts`, as: 'owner' },
    { name: 'console-panels-coverage', path: `${stage}?tab=coverage`, as: 'owner' },
    { name: 'console-panels-settings', path: `${stage}?tab=settings`, as: 'owner' },
    { name: 'console-panels-gone', path: '/console/panels/999999/2', as: 'owner', status: 404 },
    { name: 'console-results', path: '/console/results', as: 'owner' },
    { name: 'console-result', path: '/console/results/4/2', as: 'owner' },
    { name: 'console-result-scores', path: '/console/results/4/2', as: 'owner', act: openScores },
    { name: 'console-result-waive', path: '/console/results/4/2', as: 'owner', act: openWaiver },
    { name: 'console-result-gone', path: '/console/results/999999/2', as: 'owner', status: 404 },
    { name: 'console-announcement', path: '/console/announcements/4/2', as: 'owner' },
    { name: 'console-objections', path: '/console/objections', as: 'owner' },
    { name: 'console-menu', path: '/console/operators', as: 'owner', act: openOwnMenu },
    { name: 'console-search', path: '/console/audit', as: 'owner', act: search },
    { name: 'console-keys', path: '/console/exports', as: 'owner', act: (page) => page.keyboard.press('?') },
    { name: 'console-audit', path: '/console/audit', as: 'owner', act: openEntry },
    { name: 'console-audit-none', path: '/console/audit?keyword=zzzzzz', as: 'owner' },
    { name: 'console-health', path: '/console/health', as: 'owner' },
    { name: 'console-webhooks', path: '/console/webhooks', as: 'owner' },
    { name: 'console-webhook-dialog', path: '/console/webhooks', as: 'owner', act: invite },
    { name: 'console-messages', path: '/console/messages', as: 'owner' },
    { name: 'console-exports', path: '/console/exports', as: 'owner' },
    { name: 'console-members', path: '/console/members', as: 'owner' },
    { name: 'console-members-none', path: '/console/members?state=guardian', as: 'owner' },
    { name: 'console-member', path: '/console/members', as: 'owner', act: follow('/console/members/') },
    { name: 'console-guardians', path: '/console/members/guardians', as: 'owner' },
    { name: 'console-resets', path: '/console/members/authenticators', as: 'owner' },
    { name: 'console-requests', path: '/console/data-requests', as: 'owner' },
    { name: 'console-requests-closed', path: '/console/data-requests?closed', as: 'owner' },
    { name: 'console-request-enter', path: '/console/data-requests', as: 'owner', act: invite },
    {
      name: 'console-request',
      path: '/console/data-requests',
      as: 'owner',
      act: follow('/console/data-requests/'),
    },
    { name: 'console-access-review', path: '/console/access-review', as: 'owner' },
    { name: 'console-access-review-none', path: '/console/access-review?month=2020-01', as: 'owner' },
    { name: 'console-retention', path: '/console/retention', as: 'owner' },
    { name: 'console-password', path: '/console/password', as: 'owner' },
    { name: 'console-not-found', path: '/console/no/such/page', as: 'owner', status: 404 },
    { name: 'console-past', path: '/console/posts/past', as: 'owner' },
    { name: 'console-past-company', path: '/console/posts/past', as: 'owner', act: openPast },
    { name: 'console-past-news', path: '/console/past-news', as: 'owner' },
    { name: 'console-past-batches', path: '/console/past', as: 'owner' },
    { name: 'console-past-lines', path: '/console/past', as: 'owner', act: choosePastList },
    { name: 'console-companies', path: '/console/companies', as: 'owner' },
    { name: 'console-hall-of-fame', path: '/console/posts/hof', as: 'owner' },
    { name: 'console-events', path: '/console/events', as: 'owner' },
    { name: 'console-event', path: '/console/events/2', as: 'owner' },
    { name: 'console-raffle', path: '/console/events/1/raffle', as: 'owner' },
    { name: 'console-type-test', path: '/console/type-test', as: 'owner' },
    { name: 'console-quiz', path: '/console/quizzes/a', as: 'owner' },
    { name: 'console-quiz-question', path: '/console/quizzes/b', as: 'owner', act: openQuestion },
    { name: 'console-market', path: '/console/market', as: 'owner' },
    { name: 'console-exhibitions', path: '/console/exhibition', as: 'owner' },
    {
      name: 'console-exhibition',
      path: '/console/exhibition',
      as: 'owner',
      act: follow('/console/exhibition/'),
    },
    { name: 'console-company-review', path: '/console/companies?igNo=2', as: 'owner', act: openReview },
    { name: 'console-market-totals', path: '/console/market?igNo=2', as: 'owner', act: openTotals },
    { name: 'console-market-before', path: '/console/market?igNo=3', as: 'owner' },
    { name: 'console-market-revealed', path: '/console/market?igNo=1', as: 'owner' },
  ],
  'tablet',
);
