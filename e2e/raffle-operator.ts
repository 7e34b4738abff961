import type { WrittenEvent } from '@chulbal/contract/events/operators';
import type { WrittenTypeTest } from '@chulbal/contract/type-test/operators';
import { demoTypeTest } from '@chulbal/demo/type-test.texts';
import type { Page } from 'playwright-core';
import { typedMoment } from './exhibition-clock.ts';
import type { OperatorLogIn } from './hired-operators.ts';
import { confirmed } from './judging-operator.ts';
import { commanded } from './league-operator.ts';

const HOUR = 60;
export const eventKey = 'first-run';
export const SEED = '257342079114';

/** The pages on which logos are hidden, as an operator types them. */
export const huntPages = [
  '/ipo/contents/exhibition',
  '/ipo/contents/experiences',
  '/ipo/contents/past-exhibition',
  '/support/resources',
  '/board/notice',
];

/** Puts the type test of the demo in force by the commands of its editor. */
export async function publishTypeTest(page: Page): Promise<void> {
  const save = { editVersion: 0, plan: demoTypeTest };
  const { editVersion } = await commanded<WrittenTypeTest>(page, 'typetest', 'save', save);
  await commanded(page, 'typetest', 'publish', { editVersion });
}

/** Builds an event with two prizes, field by field, and publishes it. Gives its number. */
export async function buildEvent(page: Page): Promise<number> {
  await page.goto('/console/events');
  await page.locator('#f-eventKey').fill(eventKey);
  await page.getByRole('button', { name: '새 이벤트 만들기' }).click();
  await page.waitForURL(/\/console\/events\/\d+$/);
  const eventNo = Number(page.url().split('/').at(-1));
  const named = page.locator('section:has(> #at-name)');
  await named.locator('input[lang=ko]').fill('첫 시즌 추첨');
  const moments = { opensAt: -1, closesAt: HOUR, hashAt: HOUR + 1, seedAt: HOUR + 2, drawsAt: HOUR + 3 };
  for (const [moment, minutes] of Object.entries(moments)) {
    const field = page.locator(`#at-${moment}`);
    await field.fill(typedMoment(minutes));
    await field.press('Enter');
  }
  await page.getByLabel('로고를 숨기는 쪽').fill(huntPages.join('\n'));
  await page.locator('section:has(> #at-seed) input[lang=ko]').fill('그날 두 지수의 종가를 이은 12자리');
  await page.getByLabel('씨앗의 자릿수').fill('12');
  for (const [index, name] of ['발표용 노트북', '창업 책 네 권'].entries()) {
    await page.getByRole('button', { name: '경품 더하기' }).click();
    const prize = page.locator(`[id="at-prizes.${index}"]`);
    await prize.locator('input[lang=ko]').first().fill(name);
  }
  // It is saved by itself: a reload loses nothing of what was typed.
  await page
    .getByText(/^저장됨/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByRole('button', { name: '게시', exact: true }).click();
  await page.getByText('1판을 게시했어요.').first().waitFor();
  return eventNo;
}

/** Lets the event close so many seconds from now, its seed come ten seconds later, and the draw a second after that. */
export async function closeEventIn(
  page: Page,
  eventNo: number,
  seconds: number,
  seedIn: number,
): Promise<void> {
  const at = (later: number) => new Date(Date.now() + later * 1_000).toISOString();
  const { plan, editVersion } = await commanded<WrittenEvent>(page, 'events', 'written', { eventNo });
  const times = {
    ...{ closesAt: at(seconds), hashAt: at(seconds + 1), seedAt: at(seedIn), drawsAt: at(seedIn + 1) },
  };
  const save = { eventNo, editVersion, plan: { ...plan, ...times } };
  const saved = await commanded<WrittenEvent>(page, 'events', 'save', save);
  await commanded(page, 'events', 'publish', { eventNo, editVersion: saved.editVersion });
}

/** Presses the step of the draw that is next, once its time has come, and confirms both questions. */
export async function pressStep(page: Page, who: OperatorLogIn, name: string, done: RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (;;) {
    await page.reload();
    if ((await button.count()) > 0) break;
    await page.waitForTimeout(1_000);
  }
  await button.click();
  await page.locator('dialog[open]').getByRole('button', { name: '확인', exact: true }).click();
  await confirmed(page, who, done);
}

/** Types the seed without seeing what another operator has typed. */
export async function typeSeed(page: Page, who: OperatorLogIn, done: RegExp): Promise<void> {
  const field = page.locator('#f-seed');
  for (;;) {
    await page.reload();
    if ((await field.count()) > 0) break;
    await page.waitForTimeout(1_000);
  }
  await field.fill(SEED);
  await field.press('Enter');
  await confirmed(page, who, done);
}
