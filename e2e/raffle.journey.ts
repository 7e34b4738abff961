import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot, type Visit } from './browser.ts';
import { type PrintedOwner, startEmptyProduct } from './empty-product.ts';
import { inviteSecond } from './exhibition-season.ts';
import { enterFirst } from './first-log-in.ts';
import type { OperatorLogIn } from './hired-operators.ts';
import { logInOperator } from './operators.ts';
import { oneRight, publishQuiz, severalRight } from './quiz-operator.ts';
import {
  buildEvent,
  closeEventIn,
  eventKey,
  huntPages,
  pressStep,
  publishTypeTest,
  SEED,
  typeSeed,
} from './raffle-operator.ts';
import type { Product } from './server.ts';
import { newPerson, signUpByTouch } from './sign-up.ts';

const password = '등대 아래 조용한 새벽';
const EVENT = '/ipo/contents/event';

/** Answers every question of the type test with its first choice, and ends on the result. */
async function takeTypeTest(page: Page): Promise<void> {
  await page.goto('/ipo/contents/experiences');
  await page.locator('main a[href="/ipo/contents/experiences/type-test"]').first().tap();
  await page.getByRole('button', { name: '시작하기' }).tap();
  for (;;) {
    const heading = (await page.locator('legend h1').textContent()) ?? '';
    await page.locator('fieldset label').first().tap();
    const last = page.getByRole('button', { name: '결과 보기' });
    if ((await last.count()) > 0) {
      await last.tap();
      break;
    }
    await page.getByRole('button', { name: '다음', exact: true }).tap();
    await expect.poll(() => page.locator('legend h1').textContent()).not.toBe(heading);
  }
  await page.locator('main h1#type').waitFor();
}

/** Takes the quiz of the day: taps the right answers, and ends on the result. */
async function takeQuiz(page: Page, variant: 'a' | 'b', right: readonly string[]): Promise<void> {
  await page.goto(`/ipo/contents/experiences/quiz-${variant}`);
  await page.getByRole('button', { name: '오늘의 도전 시작' }).tap();
  for (const text of right) await page.locator('label', { hasText: text }).tap();
  await page.getByRole('button', { name: '답 내기' }).tap();
  if (variant === 'a') await page.getByRole('link', { name: '결과 보기' }).tap();
  await page.getByRole('heading', { level: 1, name: '결승선을 넘었어요' }).waitFor();
}

/** Puts a ticket of the open event page into a prize. */
async function putInto(page: Page, prize: string): Promise<void> {
  await page.getByRole('button', { name: `${prize} 한 장 더 넣기` }).tap();
}

describe('experiences, logo hunt and raffle, from an empty database to the prize', () => {
  let product: Product;
  let printed: PrintedOwner;
  let owner: OperatorLogIn;
  let other: OperatorLogIn;
  let operator: Visit;
  let second: Visit;
  let visitor: Visit;
  let friend: Visit;
  let eventNo: number;

  beforeAll(async () => {
    ({ product, owner: printed } = await startEmptyProduct());
  });
  afterAll(async () => {
    for (const visit of [operator, second, visitor, friend]) await visit?.close();
    await product?.stop();
  });

  journey('an operator builds type test, quizzes and event', async ({ browser }) => {
    operator = await openVisit(browser, 'desktop', product.url);
    const { page } = operator;
    await enterFirst(page, printed, password);
    owner = { loginId: printed.loginId, password, totpSecret: printed.authenticator.secret.base32 };
    other = await inviteSecond(page, product);
    await publishTypeTest(page);
    await publishQuiz(page, 'a', oneRight);
    await publishQuiz(page, 'b', severalRight);
    eventNo = await buildEvent(page);
    await screenshot(page, 'event-editor');
    await expectAccessible(page);
  });

  journey('a visitor on a phone takes the type test and shares what came of it', async ({ browser }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    visitor = await openVisit(browser, 'phone', product.url, { permissions });
    const { page } = visitor;
    await takeTypeTest(page);
    await page.getByRole('button', { name: '링크 복사' }).tap();
    await page.getByText('링크를 복사했어요.').first().waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    const type = await page.locator('main h1#type').textContent();
    friend = await openVisit(browser, 'phone', product.url);
    await friend.page.goto(shared);
    expect(await friend.page.locator('main h1#type').textContent()).toBe(type);
    await screenshot(friend.page, 'type-shared');
  });

  journey('signs up from the raffle, and both quizzes give the one ticket of the day', async () => {
    const { page } = visitor;
    await page.goto(EVENT);
    await page.locator('main').getByRole('link', { name: '회원가입' }).tap();
    await signUpByTouch(page, product.userApiUrl, newPerson('한겨울'));
    await page.waitForURL(`**${EVENT}`);
    await takeQuiz(page, 'a', oneRight.right);
    await page.getByRole('link', { name: '내 번호표 보러 가기' }).tap();
    await page.waitForURL(`**${EVENT}`);
    await page.getByText('R-0001').first().waitFor();
    await takeQuiz(page, 'b', severalRight.right);
    await page.goto(EVENT);
    expect(await page.locator('main').textContent()).not.toContain('R-0002');
  });

  journey('finds five logos, and is led to the raffle', async () => {
    const { page } = visitor;
    for (const [index, path] of huntPages.entries()) {
      await page.goto(path);
      await page.getByRole('button', { name: '숨은 로고 찾음' }).tap();
      await page
        .getByText(`(${index + 1}/5)`)
        .first()
        .waitFor();
    }
    await screenshot(page, 'hunt-complete');
    await page.locator('dialog[open]').getByRole('button', { name: '확인' }).tap();
    await page.waitForURL(`**${EVENT}`);
    await page.getByText('R-0002').first().waitFor();
  });

  journey('recommends a friend, who signs up and names them; both enter', async () => {
    const { page } = visitor;
    await page.goto(`${EVENT}/recommender`);
    const code = (await page.locator('#own-code + p').textContent()) ?? '';
    const theirs = friend.page;
    await theirs.goto(`${EVENT}/recommender?code=${code}`);
    await theirs.locator('main').getByRole('link', { name: '회원가입' }).tap();
    await signUpByTouch(theirs, product.userApiUrl, newPerson('정하람'));
    await theirs.waitForURL(`**${EVENT}/recommender?code=*`);
    await theirs.getByRole('button', { name: '추천인 넣기' }).tap();
    await theirs.getByText('추천인을 넣었어요.').first().waitFor();
    await screenshot(theirs, 'recommended');

    await theirs.goto(EVENT);
    await putInto(theirs, '창업 책 네 권');
    await theirs.getByRole('button', { name: '이대로 넣기' }).tap();
    await theirs.getByText('번호표를 넣었어요.').first().waitFor();
    await page.goto(EVENT);
    await putInto(page, '발표용 노트북');
    await putInto(page, '발표용 노트북');
    await putInto(page, '창업 책 네 권');
    await page.getByRole('button', { name: '이대로 넣기' }).tap();
    await page.getByText('번호표를 넣었어요.').first().waitFor();
    await screenshot(page, 'raffle-entered');
    await expectAccessible(page);
    await page.goto('/auth/mypage');
    await page.locator('#raffle').getByText('발표용 노트북 2장, 창업 책 네 권 1장').waitFor();
  });

  journey(
    'the list is frozen and its hash published, two operators type the seed, one draws',
    async ({ browser }) => {
      const { page } = operator;
      await closeEventIn(page, eventNo, 2, 100);
      await page.goto(`/console/events/${eventNo}/raffle`);
      await pressStep(page, owner, '명단 고정', /번호표 4장, 2명/);
      await pressStep(page, owner, '지문 공개', /공개된 명단 받기/);
      await typeSeed(page, owner, /적었어요\. 다른 운영자가/);
      second = await openVisit(browser, 'desktop', product.url);
      await logInOperator(second.page, other, `/console/events/${eventNo}/raffle`);
      expect(await second.page.locator('main').textContent()).not.toContain(SEED);
      await screenshot(second.page, 'raffle-seed');
      await typeSeed(second.page, other, /두 값이 같아요/);
      await pressStep(page, owner, '추첨하고 알리기', /당첨과 수령/);
      await screenshot(page, 'raffle-page');
      await expectAccessible(page);
    },
  );

  journey('an outsider with the file and Node alone gets the same winners', async () => {
    const { page } = visitor;
    const reply = await fetch(`${product.url}/transfer/draw/${eventKey}.csv`);
    const file = await reply.text();
    expect(file).not.toMatch(/한겨울|정하람|@/);
    const folder = await mkdtemp(join(tmpdir(), 'chulbal-draw-'));
    const path = join(folder, 'draw.csv');
    await writeFile(path, file);
    const command = ['run', '-s', 'recompute-draw', '--', path, SEED];
    const cwd = fileURLToPath(new URL('../', import.meta.url));
    const { stdout } = await promisify(execFile)('npm', command, { cwd });
    await rm(folder, { recursive: true });
    await page.goto(EVENT);
    const shown = await page.locator('section:has(#results) li').allTextContents();
    const drawn = [...stdout.matchAll(/^ {2}p\d \d (R-\d{4})/gm)].map(([, ticket]) => ticket ?? '');
    expect(drawn).toHaveLength(2);
    expect(shown.map((text) => text.slice(0, 6)).toSorted()).toEqual(drawn.toSorted());
  });

  journey('the winner sees it on My page and says where it is to be sent', async () => {
    const { page } = visitor;
    await page.goto('/auth/mypage');
    await page.locator('#raffle').getByRole('link', { name: '받을 곳 적기' }).tap();
    await page.waitForURL(`**${EVENT}?event=*`);
    await page.getByRole('textbox', { name: '받는 사람' }).fill('한겨울');
    await page.getByRole('textbox', { name: '휴대전화' }).fill('010-1234-5678');
    await page.getByRole('textbox', { name: '받을 주소' }).fill('서울특별시 종로구 세종대로 1');
    await page.locator('form').getByRole('checkbox').tap();
    await page.getByRole('button', { name: '받을 곳 보내기' }).tap();
    await page.getByText('받을 곳을 적었어요').first().waitFor();
    await screenshot(page, 'raffle-claimed');
    await page.goto('/auth/mypage');
    await page.locator('#raffle').getByText('받을 곳을 적었어요').waitFor();
  });
});
