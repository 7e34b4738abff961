import { expect } from 'vitest';
import { journey } from './browser.ts';
import { keyboardOf } from './keyboard.ts';

const entrances = ['/', '/board/notice', '/pointer/login', '/console/login'];

journey.for(entrances)(
  'A-02 the first stop of %s leads past the menu',
  async (path, { desktop: { page } }) => {
    const keys = keyboardOf(page);
    await page.goto(path);
    await keys.press('Tab');
    expect(await keys.isAt('a[href="#main"]')).toBe(true);
    await page.locator('a[href="#main"]').waitFor({ state: 'visible' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await keys.isAt('main *')).toBe(true);
  },
);

journey(
  'A-08 going to another page says its title once and begins at its content',
  async ({ desktop: { page } }) => {
    await page.goto('/');
    const before = await page.title();
    const said = page.locator('body > [role=status]').first();
    await said.evaluate((region) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.locator('main').getByRole('link', { name: '공지사항' }).first().click();
    await page.waitForURL('**/board/notice*');
    await expect.poll(() => page.title()).not.toBe(before);
    const title = await page.title();
    await expect.poll(() => said.textContent()).toBe(title);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([title]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  },
);

journey(
  'A-06 a dialog has a name, keeps the keyboard inside, and gives focus back to what opened it',
  async ({ desktop: { page } }) => {
    const keys = keyboardOf(page);
    await page.goto('/ipo/contents/exhibition');
    await page.locator('main li a[href^="/ipo/detail/"]').first().click();
    await page.waitForURL('**/ipo/detail/*/*');
    const opener = page.getByRole('button', { name: '이 페이지 신고하기' });
    await opener.focus();
    await keys.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getAttribute('aria-labelledby')).not.toBeNull();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the browser's own bar has its turn, and the document has none.
      expect(await keys.isAt('dialog[open] *, dialog[open], body')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);

journey('A-05 Tab leaves the editor of a plan, from inside a table too', async ({ desktop: { page } }) => {
  await page.goto('/toolkit/business-plan?chapter=problem');
  await page.getByRole('button', { name: '‘그래서 무엇을 만드나요?’ 답 쓰기' }).click();
  const answer = page.getByRole('textbox', { name: '그래서 무엇을 만드나요? 답' });
  await answer.pressSequentially('공유 책장');
  await page.getByRole('button', { name: '표 넣기' }).click();
  await page.keyboard.type('칸 값');
  await answer.getByText('칸 값').waitFor();
  const isInside = () => answer.evaluate((text) => text.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(false);
});
