import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookAtPages } from './pages.ts';

/** The menu of narrow screens; on wide ones the submenu under the first word. */
const openMenu = async (page: Page) => {
  const button = page.locator('header button[popovertarget]');
  if (await button.isVisible()) {
    await button.click();
  } else await page.locator('header nav li:has(ul) > a:visible').first().focus();
  await expect.poll(() => page.locator('header a[href="/contest/schedule"]:visible').count()).toBe(1);
};

/** Without a token behind the #, which only a browser knows. */
const linkIsAsked = (page: Page) =>
  page.getByRole('heading', { name: /받은 링크를 눌러 주세요|Open the link you were sent/ }).waitFor();

/** From a list to the first post that it leads to. */
const openFirst = (address: string) => async (page: Page) => {
  await page.locator(`main a[href^="${address}"]`).first().click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(address));
};

const beginQuiz = async (page: Page) => {
  await page.locator('main form button[type=submit]').first().click();
  // The quiz has an address of its own: it is on its way until then.
  await page.waitForURL(/[?&]p=/);
  await page.locator('main form fieldset label').first().waitFor();
};

/** Visitors see tracks, stages and table; nothing asks them to log in before they ask for their own. */
const visitorSeesSchedule = async (page: Page) => {
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.locator('main table tbody tr').count()).toBe(5);
};
const askForToDo = async (page: Page) => {
  await page.locator('main a[href^="/auth/login"]').click();
  await page.locator('dialog[open]').waitFor();
};

/** Who has begun an application is met by it: the headline, until when, and one orange button. */
const oneThingFirst = async (page: Page) => {
  expect(await page.locator('main h1').textContent()).toMatch(/낼 수 있어요|제출해 주세요|submit/);
  expect(await page.locator('main').textContent()).toMatch(/D-\d+|D-DAY|\d+ days? left/);
  expect(await page.locator('main a[href="/apply/3/1"]').count()).toBeGreaterThan(0);
  // It looks so from the start, and not when its script has come.
  const sent = await (await page.request.get('/')).text();
  expect(sent.slice(0, sent.indexOf('</head>'))).toContain('/assets/home-mine-');
};

/** Chooses a track on the way into applying. */
const chooseLane = (trackNo: number) => (page: Page) =>
  page.locator(`input[name=track][value="${trackNo}"]`).check({ force: true });

/** The demo's exhibitions, as they were begun: last year's is revealed, the showcase stands open. */
const exhibitions = { revealed: 1, open: 2 } as const;
const thisYear = new Date(Date.now() + 9 * 3_600_000).getUTCFullYear();

lookAtPages(
  [
    { name: 'home', path: '/' },
    { name: 'home-draft', path: '/', as: 'draft', act: oneThingFirst },
    { name: 'menu', path: '/', act: openMenu },
    { name: 'choose-track', path: '/contest/apply', act: chooseLane(3) },
    { name: 'choose-track-not-mine', path: '/contest/apply', as: 'draft', act: chooseLane(1) },
    { name: 'apply-not-open', path: '/apply/5/1' },
    { name: 'apply-not-mine', path: '/apply/1/1', as: 'draft' },
    { name: 'apply-info', path: '/contest/apply-info' },
    { name: 'apply-info-upcoming', path: '/contest/apply-info?track=5' },
    { name: 'schedule-visitor', path: '/contest/schedule', act: visitorSeesSchedule },
    { name: 'schedule-to-do', path: '/contest/schedule', act: askForToDo },
    { name: 'schedule', path: '/contest/schedule', as: 'draft' },
    { name: 'schedule-submitted', path: '/contest/schedule', as: 'submitted' },
    { name: 'teams', path: '/contest/apply-team' },
    { name: 'teams-found', path: '/contest/apply-team?keyword=ㅅ' },
    { name: 'teams-none', path: '/contest/apply-team?keyword=zzzzzz' },
    { name: 'notices', path: '/board/notice' },
    { name: 'notices-found', path: '/board/notice?keyword=ㅊㄱ' },
    { name: 'notices-none', path: '/board/notice?keyword=zzzzzz' },
    { name: 'notice', path: '/board/notice', act: openFirst('/board/notice/detail/') },
    { name: 'notice-none', path: '/board/notice/detail/999999', status: 404 },
    { name: 'questions', path: '/board/faq' },
    { name: 'questions-none', path: '/board/faq?keyword=zzzzzz' },
    { name: 'exhibition-intro', path: '/ipo/contents/intro' },
    { name: 'exhibition', path: '/ipo/contents/exhibition' },
    { name: 'exhibition-none', path: '/ipo/contents/exhibition?keyword=zzzzzz' },
    { name: 'exhibition-gone', path: '/ipo/contents/exhibition?year=2001', status: 404 },
    { name: 'exhibition-index', path: '/ipo/contents', status: 404 },
    { name: 'programs', path: '/support/programs' },
    { name: 'programs-found', path: '/support/programs?type=ir' },
    { name: 'programs-none', path: '/support/programs?keyword=zzzzzz' },
    { name: 'program', path: '/support/programs', act: openFirst('/support/programs/detail/') },
    {
      name: 'program-waiting',
      path: '/support/programs?type=ir',
      as: 'asked',
      act: openFirst('/support/programs/detail/'),
    },
    { name: 'resources', path: '/support/resources' },
    { name: 'resources-found', path: '/support/resources?type=guide' },
    { name: 'resources-none', path: '/support/resources?keyword=zzzzzz' },
    { name: 'resource', path: '/support/resources', act: openFirst('/support/resources/detail/') },
    { name: 'past', path: '/ipo/contents/past-exhibition' },
    { name: 'past-none', path: '/ipo/contents/past-exhibition?keyword=zzzzzz' },
    { name: 'past-company', path: '/ipo/contents/past-exhibition', act: openFirst('/ipo/past/detail/') },
    { name: 'past-apply', path: '/ipo/past/apply?keyword=%EC%B1%85%EB%B0%A9', as: 'draft' },
    {
      name: 'past-news',
      path: '/ipo/past/apply?keyword=%EC%B1%85%EB%B0%A9',
      as: 'draft',
      act: openFirst('/ipo/past/apply/'),
    },
    { name: 'raffle', path: '/ipo/contents/event' },
    { name: 'raffle-drawn', path: '/ipo/contents/event?event=last-season' },
    { name: 'recommender', path: '/ipo/contents/event/recommender?code=ABCDEF' },
    { name: 'experiences', path: '/ipo/contents/experiences' },
    { name: 'hall-of-fame', path: '/ipo/contents/experiences/HOF' },
    { name: 'hall-of-fame-all', path: '/ipo/contents/experiences/HOF?year=all' },
    {
      name: 'winner',
      path: '/ipo/contents/experiences/HOF',
      act: openFirst('/ipo/contents/experiences/HOF/detail/'),
    },
    { name: 'type-test', path: '/ipo/contents/experiences/type-test' },
    { name: 'type-test-question', path: '/ipo/contents/experiences/type-test?at=3&a=214' },
    { name: 'type-test-result', path: '/ipo/experiences/result?v=1&a=214321432143' },
    { name: 'quiz', path: '/ipo/contents/experiences/quiz-a' },
    { name: 'quiz-question', path: '/ipo/contents/experiences/quiz-a', act: beginQuiz },
    {
      name: 'quiz-answered',
      path: '/ipo/contents/experiences/quiz-a',
      act: async (page) => {
        await beginQuiz(page);
        await page.locator('main button[name=skip]').click();
        await page.locator('main h2').first().waitFor();
      },
    },
    { name: 'quiz-clock', path: '/ipo/contents/experiences/quiz-b', act: beginQuiz },
    { name: 'heroes', path: '/toolkit/localheroes' },
    { name: 'heroes-region', path: '/toolkit/localheroes?region=honam' },
    { name: 'heroes-none', path: '/toolkit/localheroes?keyword=zzzzzz' },
    { name: 'hero', path: '/toolkit/localheroes', act: openFirst('/toolkit/localheroes/detail/') },
    { name: 'canvas', path: '/toolkit/bmc' },
    { name: 'canvas-mine', path: '/toolkit/bmc', as: 'draft' },
    { name: 'canvas-example', path: '/toolkit/bmc?example' },
    { name: 'plan', path: '/toolkit/business-plan?chapter=feasibility' },
    { name: 'plan-mine', path: '/toolkit/business-plan', as: 'draft' },
    { name: 'plan-example', path: '/toolkit/business-plan?example' },
    { name: 'login', path: '/auth/login' },
    { name: 'sign-up', path: '/auth/sign' },
    { name: 'login-help', path: '/auth/login-help' },
    { name: 'pointer-login-help', path: '/pointer/login-help' },
    { name: 'my-page', path: '/auth/mypage', as: 'draft' },
    { name: 'my-page-submitted', path: '/auth/mypage', as: 'submitted' },
    { name: 'user-edit', path: '/auth/user-edit', as: 'draft' },
    { name: 'apply-team-step', path: '/apply/3/1?step=team', as: 'draft' },
    { name: 'apply-leader-step', path: '/apply/3/1?step=leader', as: 'draft' },
    { name: 'apply-members-step', path: '/apply/3/1?step=members', as: 'draft' },
    { name: 'apply-documents-step', path: '/apply/3/1?step=documents', as: 'draft' },
    { name: 'apply-review-step', path: '/apply/3/1?step=review', as: 'draft' },
    { name: 'apply-submitted', path: '/apply/3/1', as: 'submitted' },
    { name: 'confirm-no-link', path: '/apply/confirm', act: linkIsAsked },
    { name: 'about', path: '/about/chulbal' },
    { name: 'about-none', path: '/about/no-such-product', status: 404 },
    { name: 'terms', path: '/fnb/terms' },
    { name: 'privacy', path: '/fnb/privacy' },
    { name: 'not-found', path: '/no/such/page', status: 404 },
    { name: 'messages', path: '/dev/messages' },
    { name: 'console-login', path: '/console/login' },
    { name: 'console-join-no-link', path: '/console/join', act: linkIsAsked },
    { name: 'exhibition-before', path: `/ipo/contents/exhibition?year=${thisYear}` },
    { name: 'exhibition-revealed', path: `/ipo/contents/exhibition?year=${thisYear - 1}&order=total` },
    { name: 'exhibition-invested', path: '/ipo/contents/exhibition', as: 'invested' },
    { name: 'company', path: '/ipo/contents/exhibition', act: openFirst('/ipo/detail/') },
    {
      name: 'company-revealed',
      path: `/ipo/contents/exhibition?year=${thisYear - 1}`,
      act: openFirst('/ipo/detail/'),
    },
    {
      name: 'company-wallet',
      path: '/ipo/contents/exhibition',
      as: 'investor',
      act: openFirst('/ipo/detail/'),
    },
    {
      name: 'company-invested',
      path: '/ipo/contents/exhibition?mine',
      as: 'invested',
      act: openFirst('/ipo/detail/'),
    },
    { name: 'company-own', path: '/auth/mypage', as: 'exhibitor', act: openFirst('/ipo/detail/') },
    { name: 'company-edit', path: '/auth/mypage', as: 'exhibitor', act: openFirst('/ipo/apply/') },
    { name: 'company-registration', path: `/ipo/apply/${exhibitions.open}`, as: 'exhibitor' },
    { name: 'my-page-invested', path: '/auth/mypage', as: 'invested' },
    { name: 'market-mine', path: '/ipo/contents/exhibition/mine', as: 'invested' },
    { name: 'market-mine-none', path: '/ipo/contents/exhibition/mine', as: 'investor' },
    { name: 'market-not-yet', path: `/ipo/contents/exhibition/results/${exhibitions.open}` },
    { name: 'market-results', path: `/ipo/contents/exhibition/results/${exhibitions.revealed}` },
    {
      name: 'market-results-mine',
      path: `/ipo/contents/exhibition/results/${exhibitions.revealed}`,
      as: 'invested',
    },
    { name: 'my-data', path: '/auth/my-data', as: 'submitted' },
    { name: 'my-data-draft', path: '/auth/my-data', as: 'draft' },
    { name: 'signed-in', path: '/auth/signed-in', as: 'draft' },
    { name: 'lost-code', path: '/auth/lost-code' },
    { name: 'not-me-no-link', path: '/auth/not-me', act: linkIsAsked },
    { name: 'guardian-ask', path: '/auth/guardian' },
    { name: 'guardian-no-link', path: '/guardian/consent', act: linkIsAsked },
    { name: 'part-no-link', path: '/apply/part', act: linkIsAsked },
    { name: 'market-replay', path: `/ipo/contents/exhibition/results/${exhibitions.revealed}/replay` },
  ],
  'phone',
);
