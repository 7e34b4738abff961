import { demoOperators } from '@chulbal/demo/operators';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot } from './browser.ts';
import { logInOperator } from './operators.ts';
import { logIn } from './people.ts';
import { startProduct } from './server.ts';

/** A product of its own, for what it publishes is the season that every other journey would see. */
async function ownProduct(): Promise<{ url: string; stop(): Promise<void> }> {
  const running = process.env.PRODUCT_URL;
  return running ? { url: running, stop: async () => {} } : startProduct();
}

const saved = (page: Page) => expect.poll(() => page.locator('p[data-state=saved]').count()).toBe(1);
const field = (page: Page, name: RegExp | string) => page.getByLabel(name, { exact: true });
const findings = (page: Page) => page.locator('#to-fix');
const stage = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '시즌 설정' }).getByRole('button', { name }).click();

journey(
  'an operator builds a season from nothing, mends what contradicts itself, and publishes it',
  async ({ browser }) => {
    const product = await ownProduct();
    const desktop = await openVisit(browser, 'desktop', product.url);
    const { page } = desktop;
    await logInOperator(page, demoOperators.owner, '/console/seasons');

    // Begun empty: nothing to publish.
    const year = await page.locator('input[name=year]').inputValue();
    await field(page, '시작하는 방법').selectOption('');
    await page.getByRole('button', { name: '시작하기' }).click();
    await page.waitForURL(`**/console/seasons/${year}`);
    await expect.poll(() => findings(page).textContent()).toContain('트랙이 하나도 없어요');
    expect(await page.getByRole('button', { name: '시즌 게시' }).getAttribute('aria-disabled')).toBe('true');
    await screenshot(page, 'console-season-empty');
    await expectAccessible(page);

    // Regions first, by pressing the places that count as one.
    await tab(page, '권역');
    await page.getByRole('button', { name: '권역 더하기' }).click();
    await field(page, '권역 이름 (한국어)').fill('전국');
    await field(page, '권역 이름 (영어)').fill('Everywhere');
    for (const place of await page.getByRole('checkbox').all()) await place.check({ force: true });
    await expect.poll(() => page.locator('main').textContent()).toContain('17개 시·도가 모두');

    // A track, its words, and two stages that stand one after the other by themselves.
    await tab(page, '트랙·단계');
    await page.getByRole('button', { name: '첫 트랙 만들기' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toContain('name-ko');
    await page.keyboard.type('첫걸음');
    await page.getByRole('textbox', { name: '이름 (영어)', exact: true }).fill('First step');
    await field(page, '대상 (한국어)').fill('고등학생');
    await field(page, '대상 (영어)').fill('High school students');
    await field(page, '선정 팀 수').fill('60');
    await field(page, '전국 선정 수').fill('50');
    await page.getByRole('button', { name: '단계', exact: true }).click();
    await page.getByRole('button', { name: '단계', exact: true }).click();
    await stage(page, '첫걸음 서류 심사').waitFor();
    await saved(page);
    expect(await findings(page).textContent()).toContain('모순이 없어요');

    // Moved back over the application by a month, it is hatched, listed, and keeps the season from being published.
    const review = stage(page, '첫걸음 서류 심사');
    const stood = await review.getAttribute('aria-valuetext');
    await review.focus();
    for (let weeks = 0; weeks < 2; weeks += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => findings(page).textContent()).toContain('먼저 시작해요');
    expect(await page.locator('main').textContent()).toMatch(/\d+일 겹침/);
    expect(await page.getByRole('button', { name: '시즌 게시' }).getAttribute('aria-disabled')).toBe('true');
    await screenshot(page, 'console-season-contradiction');
    await expectAccessible(page);
    await saved(page);

    // One click puts it right; undone it is wrong again, done again right.
    await findings(page)
      .getByRole('button', { name: /로 옮기기/ })
      .click();
    await expect.poll(() => findings(page).textContent()).toContain('모순이 없어요');
    await page.keyboard.press('Control+z');
    await expect.poll(() => findings(page).textContent()).toContain('먼저 시작해요');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => findings(page).textContent()).toContain('모순이 없어요');
    expect(await review.getAttribute('aria-valuetext')).not.toBe('');
    expect(stood).toContain('부터');

    // Published without a reason, for it is the first time; students see it.
    await saved(page);
    await page.getByRole('button', { name: '시즌 게시' }).click();
    const dialog = page.locator('dialog[open]');
    await expect.poll(() => dialog.textContent()).toContain('트랙 1개, 단계 2개');
    await screenshot(page, 'console-season-publish');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '1판으로 게시' }).click();
    await expect.poll(() => page.locator('main').textContent()).toContain('규칙 1판 게시 중');

    // A later change names what differs and wants a reason.
    await page.getByRole('button', { name: '표', exact: true }).click();
    const closes = field(page, '접수 끝');
    await closes.fill(`${year}.05.20`);
    await closes.press('Enter');
    await field(page, '접수 시작').fill(`${year}.03.16 09:00`);
    await field(page, '접수 시작').press('Enter');
    await page.getByRole('button', { name: '레인', exact: true }).click();
    await fixAll(page);
    await saved(page);
    await page.getByRole('button', { name: '변경 게시' }).click();
    await expect.poll(() => dialog.textContent()).toContain('영향을 받는 팀 0팀');
    expect(await dialog.textContent()).toContain(`05.20`);
    await dialog.getByRole('button', { name: '2판으로 게시' }).click();
    await expect.poll(() => dialog.textContent()).toContain('사유를 적어 주세요');
    await dialog.getByLabel(/바꾸는 사유/).fill('접수 기간을 늘립니다');
    await screenshot(page, 'console-season-publish-again');
    await dialog.getByRole('button', { name: '2판으로 게시' }).click();
    await expect.poll(() => page.locator('main').textContent()).toContain('규칙 2판 게시 중');
    await tab(page, '게시 이력');
    await expect.poll(() => page.locator('main').textContent()).toContain('접수 기간을 늘립니다');
    await expectAccessible(page);

    // On the portal, as a student.
    const context = await browser.newContext({ baseURL: product.url, locale: 'ko-KR' });
    const portal = await context.newPage();
    await logIn(portal, 'draft');
    await expect
      .poll(
        async () => {
          await portal.goto('/contest/schedule');
          return portal.locator('main').textContent();
        },
        { timeout: 30_000, interval: 2000 },
      )
      .toContain('첫걸음');
    expect(await portal.locator('main').textContent()).toContain('03.16');
    await context.close();
    expect(desktop.errors, 'errors in the browser').toEqual([]);
    await desktop.close();
    await product.stop();
  },
);

/** Presses what is offered until nothing contradicts itself; a fix may take others with it. */
async function fixAll(page: Page): Promise<void> {
  const fix = findings(page).getByRole('button', { name: /로 옮기기|^기한을|^발표를/ });
  await expect
    .poll(async () => {
      if (await fix.count())
        await fix
          .first()
          .click({ timeout: 1000 })
          .catch(() => {});
      return findings(page).textContent();
    })
    .toContain('모순이 없어요');
}
