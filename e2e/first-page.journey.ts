import { expect } from 'vitest';
import { expectAccessible, journey, screenshot } from './browser.ts';

journey('the first page greets in Korean, on a phone and on a desktop', async ({ phone, desktop }) => {
  for (const { page } of [phone, desktop]) {
    await page.goto('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('ko');
    await expectAccessible(page);
    await screenshot(page, 'first-page');
  }
});

journey('on a phone the slides follow the finger sideways, and the page up and down', async ({ phone }) => {
  const { page } = phone;
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const swipe = async (across: number, down: number) => {
    const at = (part: number) => [{ x: 200 + across * part, y: 420 + down * part }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.25, 0.5, 0.75, 1])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const place = () => page.locator('section [data-seen]').getAttribute('aria-label');
  const first = await place();
  await swipe(-150, 6);
  await expect.poll(place).not.toBe(first);
  await swipe(150, -6);
  await expect.poll(place).toBe(first);
  await swipe(-20, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  expect(await place()).toBe(first);
});
