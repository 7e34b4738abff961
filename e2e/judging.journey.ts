import { readFile } from 'node:fs/promises';
import { demoOperators } from '@chulbal/demo/operators';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible, journey, openVisit, type Screen, screenshot, type Visit } from './browser.ts';
import { invitationTo } from './evaluators.ts';
import { appeal, askForMorePlaces, readAnswer, readWithdrawal, uphold } from './judging-appeal.ts';
import {
  apiOf,
  enter,
  enterByApi,
  judgeTheRest,
  openTeam,
  reopenAll,
  scoreByKeys,
  signByApi,
} from './judging-evaluator.ts';
import { buildPanels, inviteByList } from './judging-operator.ts';
import { type Judge, judges, scoresOf, takeOver } from './judging-people.ts';
import {
  announce,
  askToAnnounce,
  askToFinalise,
  askToWithdraw,
  changeRules,
  decideTie,
  finalise,
  recomputed,
  resultPath,
  saveVersion,
  waiveSignature,
} from './judging-result.ts';
import { sendCommand } from './league-operator.ts';
import { linkIn, messageTo } from './messages.ts';
import { logInOperator } from './operators.ts';
import { type Product, startProduct } from './server.ts';

const password = '출발선 앞의 첫 걸음';

describe('a stage of the demo is judged and its result published', () => {
  let product: Product;
  let operator: Visit;
  let second: Visit;
  const visits: Visit[] = [];
  /** The three of the panel, and who steps in. */
  let members: Judge[];
  let alternate: Judge;
  /** Places of the teams by their names. */
  let places: Map<string, number>;
  let teamNos: number[];
  /** Leaders who have read their results, by the places of their teams. */
  const told = new Map<number, Visit>();

  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(async () => {
    for (const visit of [operator, ...visits]) await visit?.close();
    await product?.stop();
  });

  journey(
    'an operator invites evaluators by a list, builds panels and publishes them',
    async ({ browser }) => {
      operator = await openVisit(browser, 'desktop', product.url);
      const { page } = operator;
      operator.expectedErrors.push(/\/console\/login\.data/);
      await logInOperator(page, demoOperators.owner, '/console/evaluators');
      await inviteByList(page);
      await screenshot(page, 'judging-invited');
      const board = await buildPanels(page);
      await screenshot(page, 'judging-published');
      await expectAccessible(page);
      const [panel] = board.published?.content.panels ?? [];
      const named = new Map(board.evaluators.map(({ evaluatorId, name }) => [evaluatorId, name]));
      const of = (role: string) =>
        judges.filter(({ name }) =>
          panel?.evaluators.some((seat) => seat.role === role && named.get(seat.evaluatorId) === name),
        );
      members = of('member');
      expect(members).toHaveLength(3);
      alternate = of('alternate')[0] as Judge;
      expect(alternate).toBeDefined();
      const teams = [...board.teams].sort((a, b) => a.teamNo - b.teamNo);
      places = new Map(teams.map(({ teamName }, place) => [teamName, place]));
      teamNos = teams.map(({ teamNo }) => teamNo);
      expect(places.size).toBe(7);
      expect(operator.errors).toEqual([]);
    },
  );

  /** An evaluator at a screen, from the invitation to the list. */
  async function sitDown(browser: Browser, judge: Judge, viewport: { width: number; height: number }) {
    const visit = await openVisit(browser, 'desktop', product.url, { viewport });
    visits.push(visit);
    await enter(visit.page, judge, await invitationTo(product.userApiUrl, judge.email));
    return visit;
  }
  const scoresFor = (team: string) => scoresOf(places.get(team) ?? -1);

  journey(
    'one of them scores every team by keyboard on a laptop, signs and keeps the sheet',
    async ({ browser }) => {
      const judge = members[0] as Judge;
      const { page, errors } = await sitDown(browser, judge, { width: 1440, height: 900 });
      await screenshot(page, 'judging-list');
      await expectAccessible(page);
      await page.getByRole('link', { name: /다음 평가하기/ }).click();
      let team = '';
      for (let turn = 0; turn < places.size; turn += 1) {
        team = await openTeam(page, team);
        await scoreByKeys(page, scoresFor(team), turn === 0 ? { note: '근거가 또렷해요' } : {});
      }
      await page.getByRole('button', { name: '서명하고 마치기' }).click();
      await page.locator('dialog[open] input').fill(judge.name);
      await page.getByRole('button', { name: '서명하고 잠그기' }).click();
      const [paper] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: '심사표 PDF' }).click(),
      ]);
      expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
      await screenshot(page, 'judging-signed');
      expect(errors).toEqual([]);
    },
  );

  journey(
    'one scores on a tablet and loses nothing older than five seconds when the tab is killed',
    async ({ browser }) => {
      const judge = members[1] as Judge;
      const { page, errors } = await sitDown(browser, judge, { width: 1024, height: 768 });
      await page.getByRole('link', { name: /다음 평가하기/ }).click();
      const first = await openTeam(page);
      await scoreByKeys(page, scoresFor(first));
      await openTeam(page, first);
      await page.getByRole('button', { name: '종합 의견', exact: true }).click();
      const comment = page.getByLabel('팀에게 전하는 의견');
      await comment.pressSequentially('저장될 만큼 오래된 말. ');
      await page.getByText(/저장됨/).waitFor();
      await comment.pressSequentially('방금 쓴 말.');
      await expectAccessible(page);
      await screenshot(page, 'judging-comment');
      const address = page.url();
      const context = page.context();
      // The tab dies as it stands: nothing of the page runs any more.
      const crashed = page.waitForEvent('crash');
      const session = await context.newCDPSession(page);
      void session.send('Page.crash').catch(() => {});
      await crashed;
      const again = await context.newPage();
      await again.goto(address);
      await again.getByRole('button', { name: '종합 의견', exact: true }).click();
      await expect
        .poll(() => again.getByLabel('팀에게 전하는 의견').inputValue())
        .toContain('저장될 만큼 오래된 말.');
      expect(errors).toEqual([]);
    },
  );

  journey('one recuses on a narrow tablet, and the alternate takes the team over', async ({ browser }) => {
    const judge = members[2] as Judge;
    const { page, errors } = await sitDown(browser, judge, { width: 768, height: 1024 });
    await page.getByRole('link', { name: /다음 평가하기/ }).click();
    const first = await openTeam(page);
    await page.getByRole('button', { name: '심사표', exact: true }).click();
    await scoreByKeys(page, scoresFor(first));
    const team = await openTeam(page, first);
    await screenshot(page, 'judging-narrow');
    await page.getByRole('button', { name: '심사표', exact: true }).click();
    await page.getByRole('button', { name: '회피', exact: true }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('지도 학생 또는 같은 연구실').click();
    await dialog.locator('textarea').fill('팀장의 석사 지도 교수예요');
    await dialog.getByRole('button', { name: '회피하고 다음 팀' }).click();
    await page.getByText('회피했어요').first().waitFor();
    await openTeam(page, team);
    await expectAccessible(page);
    expect(errors).toEqual([]);

    // The rest without the pages.
    const { pointerApiUrl, userApiUrl } = product;
    const stepping = await enterByApi(
      pointerApiUrl,
      alternate,
      (await invitationTo(userApiUrl, alternate.email)).password,
    );
    expect(await judgeTheRest(stepping, places)).toBe(1);
    await signByApi(stepping, alternate);
    const other = members[1] as Judge;
    const others = await apiOf(pointerApiUrl, other, other.password);
    // Every team hears something from this one: which team came first on the tablet is nobody's choice.
    await reopenAll(others);
    expect(await judgeTheRest(others, places)).toBe(7);
    await signByApi(others, other);
    expect(await judgeTheRest(await apiOf(pointerApiUrl, judge, judge.password), places)).toBe(5);
  });

  const teamAt = (place: number) => [...places].find(([, at]) => at === place)?.[0] ?? '';

  journey(
    'the operator tries rules, waives a signature, decides the tie and finalises with a second',
    async ({ browser }) => {
      const { page } = operator;
      operator.expectedErrors.push(/422/);
      await changeRules(page);
      await screenshot(page, 'judging-rules');
      await waiveSignature(page, members[2]?.name ?? '');
      await decideTie(page);
      await page.getByText('조건 9 / 9').waitFor();
      await screenshot(page, 'judging-ready');
      await expectAccessible(page);
      await askToFinalise(page, demoOperators.owner);
      second = await openVisit(browser, 'desktop', product.url);
      visits.push(second);
      second.expectedErrors.push(/\/console\/login\.data/, /422/);
      await logInOperator(second.page, demoOperators.manager, resultPath);
      await finalise(second.page, demoOperators.manager, 1);
      await screenshot(second.page, 'judging-final');
      const { code, output } = await recomputed(await saveVersion(second.page, 1));
      expect(output).toContain('the same bytes');
      expect(code).toBe(0);
      expect([...operator.errors, ...second.errors]).toEqual([]);
    },
  );

  journey(
    'they announce it: a team that passed and one that did not see their results on the schedule map',
    async ({ browser }) => {
      await askToAnnounce(operator.page, demoOperators.owner);
      await announce(second.page, demoOperators.manager);
      await seesResult(browser, { place: 0, screen: 'phone', said: '통과를 축하해요' });
      await seesResult(browser, { place: 6, screen: 'desktop', said: '이번에는 통과하지 못했어요' });
      expect([...operator.errors, ...second.errors]).toEqual([]);
    },
  );

  /** The leader of a team follows the link of the letter, logs in, and reads. */
  async function seesResult(
    browser: Browser,
    { place, screen, said }: { place: number; screen: Screen; said: string },
  ) {
    const reveal = { teamNo: teamNos[place], reason: '결과 안내를 확인해요' };
    const { body } = await sendCommand(second.page, 'applications', 'reveal', reveal);
    const [leader] = (body.data ?? body) as { email: string }[];
    const email = leader?.email ?? '';
    const letter = await messageTo(product.userApiUrl, email, { containing: teamAt(place) });
    await takeOver(product.userApiUrl, email, password);
    const visit = await openVisit(browser, screen, product.url);
    visits.push(visit);
    told.set(place, visit);
    const { page, errors } = visit;
    const { pathname, search } = new URL(linkIn(letter)); // logged out, as most are who open their mail
    await page.goto(pathname + search);
    await page.waitForURL((url) => url.pathname === '/auth/login');
    await page.locator('input[name=loginId]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === '/contest/schedule');
    const modal = page.locator('dialog[open]');
    await modal.getByText(said).waitFor();
    await modal.getByText('고객을 더 만나 보세요.').first().waitFor();
    await screenshot(page, `judging-told-${place}`);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  }

  journey(
    'a selected team withdraws: the reserve moves up in a version of its own, the first stays to be read',
    async () => {
      const { page } = operator;
      await askToWithdraw(page, demoOperators.owner, teamAt(0));
      await finalise(second.page, demoOperators.manager, 2);
      await page.goto(resultPath);
      await screenshot(page, 'judging-withdrawn');
      await page.getByText('예비에서').first().waitFor();
      await page.getByRole('link', { name: 'v1 기록 보기' }).click();
      await page.waitForURL(/version=1/);
      await expect.poll(() => page.getByText('예비에서').count()).toBe(0);
      await screenshot(page, 'judging-version-1');
      expect([...operator.errors, ...second.errors]).toEqual([]);
    },
  );

  journey(
    'an appeal is upheld: it leads to a version that two operators make and the team reads',
    async () => {
      const { page, errors } = told.get(6) as Visit;
      const answer = '확인해 보니 말씀이 맞아 결과를 다시 냈어요.';
      await appeal(page, '제출한 사업계획서의 3쪽이 심사 자료에서 빠져 있었어요.');
      await uphold(operator.page, answer);
      await askForMorePlaces(operator.page, demoOperators.owner, 3);
      await finalise(second.page, demoOperators.manager, 3);
      await askToAnnounce(operator.page, demoOperators.owner);
      await announce(second.page, demoOperators.manager);
      await readAnswer(page, answer);
      await readWithdrawal(told.get(0)?.page ?? page);
      expect([...operator.errors, ...second.errors, ...errors]).toEqual([]);
    },
  );
});
