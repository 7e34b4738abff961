import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot, type Visit } from './browser.ts';
import { beginPage, handIn, saved, writePage } from './exhibition-company.ts';
import {
  approve,
  askForTitle,
  beginExhibition,
  bringFinalForward,
  countForFinal,
  publishPlan,
  setMoments,
} from './exhibition-desk.ts';
import { investByTouch, investByWeb, recomputedMarket } from './exhibition-market.ts';
import { type ExhibitionSeason, final, startBeforeExhibition } from './exhibition-season.ts';
import { confirmed } from './judging-operator.ts';
import { askToFinalise, finalise, recomputed, saveVersion } from './judging-result.ts';
import { logInOperator } from './operators.ts';

/** Citizens who invest without a browser; two more do it on their phones. */
const BY_WEB = 27;
const CLOSING = { timeout: 90_000 };
const DAY = 24 * 60;
const resultPath = `/console/results/${final.trackNo}/${final.stageNo}`;

const stories = [
  { title: '비를 모읍니다', cover: '지붕의 비를 마당의 물로', why: '비는 공짜예요.', colour: '#1f7a8c' },
  { title: '톱밥으로 만든 의자', cover: '버린 나무의 두 번째 날', why: '톱밥이 남아요.', colour: '#b5651d' },
  { title: '골목마다 화분 하나', cover: '문 앞의 작은 숲', why: '골목이 뜨거워요.', colour: '#2e7d32' },
].map((one) => ({ ...one, story: `${one.cover}. 한 해 동안 동네 사람 마흔 명과 함께 만들었어요.` }));
const otherTitle = '옥상에 내린 비를 마당까지';

describe('an exhibition and its market, from the plan to the final', () => {
  let season: ExhibitionSeason;
  let operator: Visit;
  let second: Visit;
  const phones: Visit[] = [];
  let igNo: number;
  let icNos: number[];
  /** What each company got, in millions. */
  const totals = [0, 0, 0];

  beforeAll(async () => {
    season = await startBeforeExhibition(BY_WEB + 2);
  });
  afterAll(async () => {
    for (const visit of [operator, second, ...phones]) await visit?.close();
    await season?.product.stop();
  });

  async function phoneOf(browser: Browser): Promise<Visit> {
    const visit = await openVisit(browser, 'phone', season.product.url);
    phones.push(visit);
    return visit;
  }
  const teamAt = (place: number) => season.teams[place] as ExhibitionSeason['teams'][number];
  const errors = () => [operator, second, ...phones].flatMap((visit) => visit?.errors ?? []);

  journey(
    'an operator builds it for the season, lets it count for the final, and publishes',
    async ({ browser }) => {
      operator = await openVisit(browser, 'desktop', season.product.url);
      operator.expectedErrors.push(/\/console\/login\.data/, /422/);
      const { page } = operator;
      await logInOperator(page, season.operators[0], '/console/exhibition');
      igNo = await beginExhibition(page);
      await setMoments(page, {
        ...{ writesFrom: -60, writesUntil: 60, opensAt: 120, closesAt: 3 * DAY },
        ...{ marketOpensAt: 120, marketClosesAt: 2 * DAY, revealsAt: 2 * DAY },
      });
      await countForFinal(page, final);
      await screenshot(page, 'exhibition-built');
      await expectAccessible(page);
      await publishPlan(page, 1);
      expect(errors()).toEqual([]);
    },
  );

  journey('three teams write their pages on phones, with pictures, and hand them in', async ({ browser }) => {
    for (const _ of stories) await phoneOf(browser);
    icNos = await Promise.all(
      stories.map(async (story, place) => {
        const { page } = phones[place] as Visit;
        await beginPage(page, igNo, teamAt(place));
        await writePage(page, story);
        if (place === 0) await screenshot(page, 'exhibition-written');
        await handIn(page);
        return Number(page.url().split('/').at(-1));
      }),
    );
    // Nobody else sees them before the exhibition opens.
    expect((await fetch(`${season.product.url}/ipo/detail/${igNo}/${icNos[0]}`)).status).toBe(404);
    expect(errors()).toEqual([]);
  });

  journey(
    'an operator asks one for another title; it comes, and a second operator approves all',
    async ({ browser }) => {
      await askForTitle(operator.page, teamAt(0).name, '무엇을 모으는지 제목에 적어 주세요.');
      const { page } = phones[0] as Visit;
      await page.reload();
      await page.getByText('고칠 곳 1개 남음').waitFor();
      await page.getByText('무엇을 모으는지 제목에 적어 주세요.').first().waitFor();
      await screenshot(page, 'exhibition-asked');
      await page.locator('#f-companyTitle').fill(otherTitle);
      await saved(page);
      await handIn(page);
      second = await openVisit(browser, 'desktop', season.product.url);
      second.expectedErrors.push(/\/console\/login\.data/, /422/);
      await logInOperator(second.page, season.operators[1], '/console/companies');
      await screenshot(second.page, 'exhibition-companies');
      for (const { name } of season.teams) await approve(second.page, name);
      expect(errors()).toEqual([]);
    },
  );

  journey(
    'it opens, and thirty people invest: three on phones, the others by the web',
    async ({ browser }) => {
      const { page } = operator;
      await page.goto(`/console/exhibition/${igNo}`);
      await setMoments(page, { writesUntil: -1, opensAt: -1, marketOpensAt: -1 });
      await publishPlan(page, 2);
      const [one, other, ...rest] = season.citizens;
      if (!one || !other) throw new Error('There are citizens.');
      const invest = (place: number, millions: number) => {
        totals[place] = (totals[place] ?? 0) + millions;
        return { icNo: icNos[place] ?? 0, millions };
      };
      const byTouch = async (visit: Visit, person: typeof one, place: number, millions: number) => {
        invest(place, millions);
        await investByTouch(visit.page, { person, team: teamAt(place).name, millions });
      };
      await byTouch(await phoneOf(browser), one, 1, 5);
      await byTouch(await phoneOf(browser), other, 0, 2);
      for (const [number, citizen] of rest.entries()) {
        const amounts = [
          invest(0, 3),
          ...(number % 2 === 0 ? [invest(1, 2)] : []),
          ...(number % 3 === 0 ? [invest(2, 1)] : []),
        ];
        await investByWeb(season.product.url, igNo, citizen, amounts);
      }
      // A leader of another team is a participant, and so counted apart.
      await investByWeb(season.product.url, igNo, teamAt(2).leader, [invest(0, 4)]);
      const [, , , phone] = phones;
      await screenshot((phone as Visit).page, 'exhibition-invested');
      await expectAccessible((phone as Visit).page);
      await page.goto(`/ipo/contents/exhibition/results/${igNo}`);
      expect(await page.locator('main').textContent()).not.toMatch(/\d+만 원/);
      expect(errors()).toEqual([]);
    },
  );

  journey('the clock closes it in front of who looks, and two operators reveal it', CLOSING, async () => {
    const { page } = operator;
    await page.goto(`/console/exhibition/${igNo}`);
    await setMoments(page, { marketClosesAt: 1, revealsAt: 1 });
    await publishPlan(page, 3);
    const { page: phone } = phones[3] as Visit;
    await phone.reload();
    await phone.getByText('투자가 마감돼 더는 바꿀 수 없어요.').waitFor({ timeout: 75_000 });
    await page.goto('/console/market');
    await screenshot(page, 'exhibition-market-closed');
    await page.getByRole('button', { name: '공개 청하기' }).click();
    await confirmed(page, season.operators[0], /다른 운영자에게 알렸어요/);
    await second.page.goto('/console/market');
    await second.page.getByRole('button', { name: '공개하기' }).click();
    await second.page.locator('dialog[open]').getByRole('button', { name: '공개하기' }).click();
    await confirmed(second.page, season.operators[1], /공개했어요/);
    expect(errors()).toEqual([]);
  });

  journey('anybody downloads the ledger, and its totals come out the same again', async ({ browser }) => {
    const { page } = await phoneOf(browser);
    await page.goto(`/ipo/contents/exhibition/results/${igNo}`);
    await page.getByRole('heading', { level: 1, name: new RegExp(teamAt(0).name) }).waitFor();
    await screenshot(page, 'exhibition-results');
    await expectAccessible(page);
    const sha256 =
      (await page
        .locator('code', { hasText: /^[0-9a-f]{64}$/ })
        .first()
        .textContent()) ?? '';
    const arrives = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^장부 파일/ })
      .first()
      .tap();
    const { code, output } = await recomputedMarket(await (await arrives).path(), sha256);
    expect([code, output]).toEqual([0, expect.stringContaining('the same bytes')]);
    const titles = [otherTitle, ...stories.slice(1).map(({ title }) => title)];
    for (const [place, title] of titles.entries()) {
      const won = ((totals[place] ?? 0) * 1_000_000).toLocaleString('en');
      expect(output).toMatch(new RegExp(`${won} .*${title}`));
    }
    const shown = await page.locator('li[data-key]').allTextContents();
    for (const [place, { name }] of season.teams.entries())
      expect(shown.find((row) => row.includes(name))).toContain(
        `${((totals[place] ?? 0) * 100).toLocaleString('ko')}만 원`,
      );
    expect(errors()).toEqual([]);
  });

  journey('the totals count in the final: in the what-if, and in the version that is finalised', async () => {
    const { page } = operator;
    await page.goto(resultPath);
    const points = page.locator('[data-cell=market]');
    expect(await points.allTextContents()).toHaveLength(3);
    await screenshot(page, 'exhibition-final');
    await bringFinalForward(page, { year: season.year, trackNo: final.trackNo });
    await page.reload();
    await askToFinalise(page, season.operators[0]);
    await finalise(second.page, season.operators[1], 1, resultPath);
    const file = await saveVersion(second.page, 1);
    expect(await readFile(file, 'utf8')).toContain('"market"');
    expect(await recomputed(file)).toEqual({ code: 0, output: expect.stringContaining('the same bytes') });
    expect(errors()).toEqual([]);
  });
});
