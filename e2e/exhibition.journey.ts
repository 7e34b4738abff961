import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot, type Visit } from './browser.ts';
import { type PrintedOwner, startEmptyProduct } from './empty-product.ts';
import { beginPage, handIn, saved, writePage } from './exhibition-company.ts';
import { inviteJudges, Panel } from './exhibition-judging.ts';
import { findOwnLines, investByTouch, investByWeb, recomputedMarket } from './exhibition-market.ts';
import {
  approve,
  askForTitle,
  beginExhibition,
  closeMarketIn,
  countForFinal,
  publishPlan,
  setMoments,
} from './exhibition-operator.ts';
import {
  applyByApi,
  type BuiltSeason,
  buildSeason,
  type ExhibitedTeam,
  inviteSecond,
  moveStages,
  type Person,
  signUpCitizens,
} from './exhibition-season.ts';
import { enterFirst } from './first-log-in.ts';
import type { OperatorLogIn } from './hired-operators.ts';
import { confirmed } from './judging-operator.ts';
import {
  announce,
  askToAnnounce,
  askToFinalise,
  finalise,
  recomputed,
  resultPathOf,
  saveVersion,
} from './judging-result.ts';
import { messageTo } from './messages.ts';
import { logInOperator } from './operators.ts';
import type { Product } from './server.ts';

/** Citizens who invest without a browser; two more do it on their phones. */
const BY_WEB = 27;
const DAY = 24 * 60;
const password = '등대 아래 조용한 새벽';

const stories = [
  { title: '비를 모읍니다', cover: '지붕의 비를 마당의 물로', why: '비는 공짜예요.', colour: '#1f7a8c' },
  { title: '톱밥으로 만든 의자', cover: '버린 나무의 두 번째 날', why: '톱밥이 남아요.', colour: '#b5651d' },
  { title: '골목마다 화분 하나', cover: '문 앞의 작은 숲', why: '골목이 뜨거워요.', colour: '#2e7d32' },
].map((one) => ({ ...one, story: `${one.cover}. 한 해 동안 동네 사람 마흔 명과 함께 만들었어요.` }));
const otherTitle = '옥상에 내린 비를 마당까지';

describe('an exhibition and its market, from an empty database to the final', () => {
  let product: Product;
  let printed: PrintedOwner;
  let owner: OperatorLogIn;
  let other: OperatorLogIn;
  let season: BuiltSeason;
  let panel: Panel;
  let teams: readonly ExhibitedTeam[];
  let citizens: readonly Person[];
  let operator: Visit;
  let second: Visit;
  const phones: Visit[] = [];
  let igNo: number;
  let icNos: number[];
  /** What each company got, in millions. */
  const totals = [0, 0, 0];

  beforeAll(async () => {
    ({ product, owner: printed } = await startEmptyProduct());
  });
  afterAll(async () => {
    for (const visit of [operator, second, ...phones]) await visit?.close();
    await product?.stop();
  });

  async function phoneOf(browser: Browser): Promise<Visit> {
    const visit = await openVisit(browser, 'phone', product.url);
    phones.push(visit);
    return visit;
  }
  const teamAt = (place: number) => teams[place] as ExhibitedTeam;
  const errors = () => [operator, second, ...phones].flatMap((visit) => visit?.errors ?? []);

  journey('the first owner builds a season with an exhibition on its lane', async ({ browser }) => {
    operator = await openVisit(browser, 'desktop', product.url);
    operator.expectedErrors.push(/\/console\/login\.data/, /422/);
    const { page } = operator;
    await enterFirst(page, printed, password);
    owner = { ...printed, password, totpSecret: printed.authenticator.secret.base32 };
    season = await buildSeason(page, product.userApiUrl);
    other = await inviteSecond(page, product);
    expect(errors()).toEqual([]);
  });

  journey('teams apply, are judged, and two operators announce who has passed', async ({ browser }) => {
    const { page } = operator;
    const { review } = season;
    teams = await applyByApi(product.userApiUrl, season.application);
    await moveStages(page, season, {
      application: { closesAt: -10, confirmBy: -10 },
      review: { opensAt: -9 },
    });
    await inviteJudges(page);
    panel = new Panel(product);
    await panel.judge(page, review, teams);
    await page.goto(resultPathOf(review));
    await askToFinalise(page, owner);
    second = await openVisit(browser, 'desktop', product.url);
    second.expectedErrors.push(/\/console\/login\.data/, /422/);
    await logInOperator(second.page, other, resultPathOf(review));
    await finalise(second.page, other, 1, resultPathOf(review));
    await askToAnnounce(page, owner, review);
    await announce(second.page, other, review);
    for (const { leader, name } of teams)
      await messageTo(product.userApiUrl, leader.email, { containing: name });
    await moveStages(page, season, {
      review: { closesAt: -2, announcesAt: -1 },
      exhibition: { opensAt: -1 },
    });
    expect(errors()).toEqual([]);
  });

  journey('an operator builds the exhibition, lets it count for the final, and publishes', async () => {
    const { page } = operator;
    igNo = await beginExhibition(page);
    await setMoments(page, {
      ...{ writesFrom: -60, writesUntil: 60, opensAt: 120, closesAt: 3 * DAY },
      ...{ marketOpensAt: 120, marketClosesAt: 2 * DAY, revealsAt: 2 * DAY },
    });
    await countForFinal(page, season.final);
    await screenshot(page, 'exhibition-built');
    await expectAccessible(page);
    await publishPlan(page, 1);
    expect(errors()).toEqual([]);
  });

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
    expect((await fetch(`${product.url}/ipo/detail/${igNo}/${icNos[0]}`)).status).toBe(404);
    expect(errors()).toEqual([]);
  });

  journey(
    'an operator asks one for another title; it comes, and a second operator approves all',
    async () => {
      await askForTitle(operator.page, teamAt(0).name, '무엇을 모으는지 제목에 적어 주세요.');
      const { page } = phones[0] as Visit;
      await page.reload();
      await page.getByText('고칠 곳 1개 남음').waitFor();
      await page.getByText('무엇을 모으는지 제목에 적어 주세요.').first().waitFor();
      await screenshot(page, 'exhibition-asked');
      await page.locator('#f-companyTitle').fill(otherTitle);
      await saved(page);
      await handIn(page);
      await second.page.goto('/console/companies');
      await screenshot(second.page, 'exhibition-companies');
      for (const { name } of teams) await approve(second.page, name);
      expect(errors()).toEqual([]);
    },
  );

  journey('it opens, and thirty people invest: two on phones, the others by the web', async ({ browser }) => {
    const { page } = operator;
    await page.goto(`/console/exhibition/${igNo}`);
    await setMoments(page, { writesUntil: -1, opensAt: -1, marketOpensAt: -1 });
    await publishPlan(page, 2);
    citizens = await signUpCitizens(product.userApiUrl, BY_WEB + 2);
    const [one, another, ...rest] = citizens;
    if (!one || !another) throw new Error('There are citizens.');
    const invest = (place: number, millions: number) => {
      totals[place] = (totals[place] ?? 0) + millions;
      return { icNo: icNos[place] ?? 0, millions };
    };
    const byTouch = async (visit: Visit, person: typeof one, place: number, millions: number) => {
      invest(place, millions);
      await investByTouch(visit.page, { person, team: teamAt(place).name, millions });
    };
    await byTouch(await phoneOf(browser), one, 1, 5);
    await byTouch(await phoneOf(browser), another, 0, 2);
    for (const [number, citizen] of rest.entries()) {
      const amounts = [
        invest(0, 3),
        ...(number % 2 === 0 ? [invest(1, 2)] : []),
        ...(number % 3 === 0 ? [invest(2, 1)] : []),
      ];
      await investByWeb(product.url, igNo, citizen, amounts);
    }
    // A leader of another team is a participant, and so counted apart.
    await investByWeb(product.url, igNo, teamAt(2).leader, [invest(0, 4)]);
    const [, , , phone] = phones;
    await screenshot((phone as Visit).page, 'exhibition-invested');
    await expectAccessible((phone as Visit).page);
    await page.goto(`/ipo/contents/exhibition/results/${igNo}`);
    expect(await page.locator('main').textContent()).not.toMatch(/\d+만 원/);
    expect(errors()).toEqual([]);
  });

  journey('the clock closes it in front of who looks, and two operators reveal it', async () => {
    const { page } = operator;
    const { page: phone } = phones[3] as Visit;
    await closeMarketIn(page, igNo, 10);
    await phone.reload();
    await phone.getByText('투자가 마감돼 더는 바꿀 수 없어요.').waitFor();
    await page.goto('/console/market');
    await screenshot(page, 'exhibition-market-closed');
    await page.getByRole('button', { name: '공개 청하기' }).click();
    await confirmed(page, owner, /다른 운영자에게 알렸어요/);
    await second.page.goto('/console/market');
    await second.page.getByRole('button', { name: '공개하기' }).click();
    await second.page.locator('dialog[open]').getByRole('button', { name: '공개하기' }).click();
    await confirmed(second.page, other, /공개했어요/);
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
    for (const [place, { name }] of teams.entries())
      expect(shown.find((row) => row.includes(name))).toContain(
        `${((totals[place] ?? 0) * 100).toLocaleString('ko')}만 원`,
      );
    expect(errors()).toEqual([]);
  });

  journey('an investor finds their own lines in that file by their pseudonym', async () => {
    const { page } = phones[3] as Visit;
    await page.goto(`/ipo/contents/exhibition/results/${igNo}`);
    const found = await findOwnLines(page);
    // The wallet that was filled, and what was put into a company.
    expect(found.lines.map(({ place, hash }) => ({ place, hash: hash.slice(0, 12) }))).toEqual(found.shown);
    expect(found.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['grant', '20000000'],
      ['invest', '5000000'],
    ]);
    expect(errors()).toEqual([]);
  });

  journey('the totals count in the final: in the what-if, and in the version that is finalised', async () => {
    const { page } = operator;
    await moveStages(page, season, { exhibition: { closesAt: 0 }, final: { opensAt: 0 } });
    await panel.judge(page, season.final, teams);
    await page.goto(resultPathOf(season.final));
    const points = page.locator('[data-cell=market]');
    expect(await points.allTextContents()).toHaveLength(3);
    await screenshot(page, 'exhibition-final');
    await askToFinalise(page, owner);
    await finalise(second.page, other, 1, resultPathOf(season.final));
    const file = await saveVersion(second.page, 1);
    expect(await readFile(file, 'utf8')).toContain('"market"');
    expect(await recomputed(file)).toEqual({ code: 0, output: expect.stringContaining('the same bytes') });
    expect(errors()).toEqual([]);
  });
});
