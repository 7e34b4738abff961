import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { newPerson } from './sign-up.ts';

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const notes = async (page: Page, name: string) =>
  (await block(page, name).locator('[data-note]').allTextContents()).map((text) =>
    text.split(' ').slice(1).join(' '),
  );

/** The bytes that a button hands over, and the name it gives them. */
async function handedOver(page: Page, button: string): Promise<{ name: string; start: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), start: bytes.subarray(0, 8).toString('latin1') };
}

journey(
  'a visitor fills a canvas by keyboard, finds it again, takes it along at the log-in and exports it',
  async ({ desktop, userApiUrl }) => {
    const { page } = desktop;
    const person = newPerson('윤가을');
    await createAccount(userApiUrl, person);
    await page.goto('/toolkit/bmc');
    const press = (...keys: string[]) =>
      keys.reduce<Promise<void>>(
        (before, key) => before.then(() => page.keyboard.press(key)),
        Promise.resolve(),
      );

    // Two notes in the first block; the second goes on to the next, changes its colour, and comes back above.
    await page.getByRole('button', { name: '고객에 메모 더하기' }).focus();
    await press('Enter');
    await page.keyboard.type('원룸에 사는 독자');
    await press('Escape');
    await page.getByRole('button', { name: '고객에 메모 더하기' }).focus();
    await press('Enter');
    await page.keyboard.type('동네 카페');
    await press('Enter', 'Alt+ArrowRight');
    expect(await notes(page, '가치 제안')).toEqual(['동네 카페']);
    await press('2', 'Alt+ArrowLeft', 'Alt+ArrowUp');
    expect(await notes(page, '고객')).toEqual(['동네 카페', '원룸에 사는 독자']);
    expect(await page.locator(':focus').getAttribute('data-voice')).toBe('square');
    await expect.poll(() => page.locator('main').textContent()).toContain('고객 1번째로 옮겼어요.');
    await press('Delete');
    expect(await notes(page, '고객')).toEqual(['원룸에 사는 독자']);
    await page.getByRole('button', { name: '되돌리기' }).click();
    expect(await notes(page, '고객')).toHaveLength(2);
    await expectAccessible(page);
    await screenshot(page, 'canvas-visitor');

    await page.reload();
    await expect.poll(() => notes(page, '고객')).toEqual(['동네 카페', '원룸에 사는 독자']);

    await page.goto('/auth/login?next=%2Ftoolkit%2Fbmc');
    await typeLogIn(page, person);
    await page.waitForURL('**/toolkit/bmc');
    await expect.poll(() => page.locator('main').textContent()).toContain('모두 저장했어요');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('canvas:'))))
      .toBe(false);
    expect(await notes(page, '고객')).toEqual(['동네 카페', '원룸에 사는 독자']);

    expect(await handedOver(page, 'PDF 내려받기')).toMatchObject({
      name: '이름 없는 캔버스.pdf',
      start: expect.stringContaining('%PDF-'),
    });
    expect(await handedOver(page, 'PNG 내려받기')).toMatchObject({
      name: '이름 없는 캔버스.png',
      start: expect.stringContaining('PNG'),
    });
  },
);

journey('on a phone the blocks are a list, and a note is written and moved by touch', async ({ phone }) => {
  const { page } = phone;
  await page.goto('/toolkit/bmc');
  await page.getByRole('button', { name: '가치 제안에 메모 더하기' }).tap();
  await page.getByRole('textbox', { name: '가치 제안 메모' }).fill('책장 한 칸');
  await page.getByRole('button', { name: '세모 색으로' }).tap();
  await page.getByRole('combobox', { name: '다른 칸으로 옮기기' }).selectOption('channels');
  await page.getByRole('heading', { name: '지금 칸, 채널' }).tap();
  await expect.poll(() => notes(page, '채널')).toEqual(['책장 한 칸']);
  await expectAccessible(page);
  await screenshot(page, 'canvas-phone');
  await page.reload();
  await block(page, '채널').getByRole('button', { name: '채널', exact: true }).tap();
  await expect.poll(() => notes(page, '채널')).toEqual(['책장 한 칸']);
});

journey(
  'on a phone a long press carries a note, and a finger that moves at once scrolls',
  async ({ phone }) => {
    const { page } = phone;
    await page.goto('/toolkit/bmc');
    for (const text of ['하나', '둘']) {
      await page.getByRole('button', { name: '고객에 메모 더하기' }).tap();
      await page.keyboard.type(text);
      await page.keyboard.press('Escape');
    }
    expect(await notes(page, '고객')).toEqual(['하나', '둘']);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const boxOf = async (text: string) => {
      const box = await block(page, '고객').locator('[data-note]', { hasText: text }).boundingBox();
      if (!box) throw new Error(`No note ${text}`);
      return { x: box.x + 60, top: box.y, middle: box.y + box.height / 2, end: box.y + box.height };
    };
    const first = await boxOf('하나');
    await touch('touchStart', first.x, first.middle);
    await touch('touchMove', first.x, first.middle - 60);
    expect(await page.locator('[data-lifted]').count()).toBe(0);
    await touch('touchEnd');
    expect(await notes(page, '고객')).toEqual(['하나', '둘']);

    // What the swipe has set going comes to rest first.
    let before = Number.NaN;
    await expect
      .poll(async () => {
        const [last, now] = [before, await page.evaluate(() => scrollY)];
        before = now;
        return last === now;
      })
      .toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    const [again, below] = [await boxOf('하나'), await boxOf('둘')];
    await touch('touchStart', again.x, again.middle);
    await page.locator('[data-lifted]').waitFor();
    await touch('touchMove', again.x, below.end - 4);
    await touch('touchEnd');
    expect(await notes(page, '고객')).toEqual(['둘', '하나']);
  },
);

journey(
  'the next note opens at the first press while a note is open, by mouse and by touch',
  async ({ phone, desktop }) => {
    for (const { page } of [desktop, phone]) {
      await page.goto('/toolkit/bmc');
      const order = ['채널', '비용', '고객', '수익', '고객'];
      for (const [at, name] of order.entries()) {
        const add = block(page, name).getByRole('button', { name: /더하기$/ });
        await add.scrollIntoViewIfNeeded();
        const box = await add.boundingBox();
        if (!box) throw new Error(`No button in ${name}`);
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (page === phone.page) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
        // the last but one is left empty, and is none
        if (at === 3) continue;
        await page.keyboard.type(`글 ${at}`);
        expect(await page.locator(':focus').inputValue()).toBe(`글 ${at}`);
      }
      await page.keyboard.press('Escape');
      expect([await notes(page, '채널'), await notes(page, '비용'), await notes(page, '수익')]).toEqual([
        ['글 0'],
        ['글 1'],
        [],
      ]);
      expect(await notes(page, '고객')).toEqual(['글 2', '글 4']);
    }
  },
);
