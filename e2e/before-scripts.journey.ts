import { demoPeople } from '@chulbal/demo/accounts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { applicationPage } from './application-page.ts';
import { journey } from './browser.ts';

/** Opens a page whose scripts are held back; `hydrated` lets them come and waits until the page works. */
async function openHeld(page: Page, path: string): Promise<{ hydrated(): Promise<void> }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const scripts = /\/assets\/[^/]+\.js$/;
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  const coming = page.goto(path);
  // Of the page that comes: the one before works.
  await page.locator('html:not([data-hydrated]) h1').first().waitFor({ state: 'attached' });
  return {
    async hydrated() {
      release();
      await coming;
      await page.unroute(scripts);
    },
  };
}

journey('what is typed before the scripts have come is kept and sent', async ({ desktop }) => {
  const { page } = desktop;
  const { loginId, password } = demoPeople.draft;

  // At the door of the console, which has one field that corrects what is typed.
  desktop.expectedErrors.push(/4\d\d/);
  const door = await openHeld(page, '/console/login');
  await page.locator('[name=loginId]').fill('nobody@example.kr');
  await page.locator('[name=password]').fill('not the password');
  await page.locator('[name=totp]').pressSequentially('1234');
  await door.hydrated();
  expect(await page.locator('[name=loginId]').inputValue()).toBe('nobody@example.kr');
  expect(await page.locator('[name=password]').inputValue()).toBe('not the password');
  await page.keyboard.type('56');
  expect(await page.locator('[name=totp]').inputValue()).toBe('123456');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  expect(new URLSearchParams((await sent).postData() ?? '').get('loginId')).toBe('nobody@example.kr');
  await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();

  const logIn = await openHeld(page, '/auth/login?next=%2Fapply%2F3%2F1%3Fstep%3Dteam');
  await page.locator('[name=loginId]').fill(loginId);
  await page.locator('[name=password]').fill(password);
  await logIn.hydrated();
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/apply/3/1*');

  // In the application every key counts: fields are React's, and saved as they are typed.
  const form = applicationPage(page);
  const application = await openHeld(page, '/apply/3/1?step=team');
  await form.at('teamName').fill('새벽을 여는 팀');
  await form.at('teamItemExp').fill('먼저 쓴 설명');
  await form.at('teamItemPart').selectOption({ index: 2 });
  const part = await form.at('teamItemPart').inputValue();
  await form.at('teamName').focus();
  await application.hydrated();
  await page.keyboard.type('!');
  await form.at('teamName').blur();
  await form.saved();
  expect(await form.at('teamItemExp').inputValue()).toBe('먼저 쓴 설명');
  await form.open('team');
  expect(await form.at('teamName').inputValue()).toContain('새벽을 여는 팀');
  expect(await form.at('teamItemExp').inputValue()).toBe('먼저 쓴 설명');
  expect(await form.at('teamItemPart').inputValue()).toBe(part);
});

journey('what is searched and pressed before the scripts have come is done', async ({ phone }) => {
  const { page } = phone;
  const held = await openHeld(page, '/board/notice');
  await page.locator('[name=keyword]').fill('안내');
  await held.hydrated();
  await page.locator('[name=keyword]').press('Enter');
  await page.waitForURL('**/board/notice?*keyword=*');
  expect(await page.locator('[name=keyword]').inputValue()).toBe('안내');

  // Without them the browser sends the form itself.
  const again = await openHeld(page, '/board/notice');
  await page.locator('[name=keyword]').fill('설명회');
  await page.locator('[name=keyword]').press('Enter');
  await page.waitForURL('**/board/notice?*keyword=*');
  await again.hydrated();
  expect(await page.locator('[name=keyword]').inputValue()).toBe('설명회');

  // What only scripts can do waits for them.
  const slides = await openHeld(page, '/');
  await page.getByRole('button', { name: '다음 장면' }).click();
  await slides.hydrated();
  await page.getByText('02 /').waitFor();
});

journey(
  'a personal link is opened before the scripts come, and its token stands nowhere',
  async ({ phone }) => {
    const { page } = phone;
    phone.expectedErrors.push(/404|ERR_FAILED/);
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    const token = 'x'.repeat(43);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const held = await openHeld(page, `/guardian/consent#token=${token}`);
    await page.getByRole('heading', { name: '이 링크로는' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(addresses.filter((address) => address.split('#')[0]?.includes(token))).toEqual([]);
    await held.hydrated();
  },
);

journey(
  'a page is styled without scripts, and the font comes without them',
  async ({ browser, productUrl }) => {
    const context = await browser.newContext({
      baseURL: productUrl,
      locale: 'ko-KR',
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    const font = page.waitForResponse(/\.woff2$/);
    await page.goto('/');
    await font;
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).margin)).toBe('0px');
    await context.close();
  },
);
