import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { applicationPage } from './application-page.ts';
import { journey, screenshot } from './browser.ts';
import { pdfSaying } from './pdf.ts';
import { newPerson } from './sign-up.ts';

const place = '2/1';
const saves = '**/command/apply';

journey(
  'R-04 a save that hangs, a busy server and a log-out in between: what was written and chosen arrives',
  async ({ desktop, userApiUrl }) => {
    desktop.expectedErrors.push(/503|net::ERR_FAILED|Failed to load resource/);
    const { page } = desktop;
    const person = newPerson('한봄결');
    await createAccount(userApiUrl, person);
    await page.goto(`/auth/login?next=%2Fapply%2F${place.replace('/', '%2F')}`);
    await typeLogIn(page, person);
    await page.waitForURL(`**/apply/${place}`);
    const form = applicationPage(page, place);
    await form.open('team');
    await form.fill({ teamName: '첫 이름' });
    await form.saved();
    const main = page.locator('main');

    // The device goes from one network to another: what was sent over the first is never answered.
    const hung: Route[] = [];
    await page.route(saves, (route) => void hung.push(route), { times: 1 });
    await form.fill({ teamItemName: '지하철에서 쓴 아이템' });
    await expect.poll(() => hung.length).toBe(1);
    await form.fill({ teamChar: '그 뒤에 쓴 강점' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await form.saved();
    await hung[0]?.abort().catch(() => {});

    // A server that is busy is waited for.
    const busy = { name: 'unavailable', code: 503, message: '잠시 뒤에', fields: {} };
    await page.route(
      saves,
      (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: busy }),
      { times: 1 },
    );
    await form.fill({ teamEmotion: '바쁠 때 쓴 동기' });
    await expect.poll(() => main.textContent()).toContain('서버가 바빠서');
    await screenshot(page, 'lost-save-busy');
    await form.saved();

    // So is one that takes no more files: the file stays in its place, and arrives.
    await page.route(
      '**/transfer/upload?*',
      (route) => route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: busy }),
      { times: 2 },
    );
    await form.open('documents');
    await form.upload('business', '사업계획서.pdf', pdfSaying('plan'));
    await page.getByText('서버가 바빠서 아직 올리지 못했어요').waitFor();
    expect(await main.textContent()).toContain('사업계획서.pdf');
    await screenshot(page, 'lost-save-upload-held');
    await form.stored('사업계획서.pdf');
    await form.open('team');

    // Who logs out before everything is saved is asked, and keeps it.
    await page.route(saves, (route) => route.abort());
    await form.fill({ teamItemExp: '나가기 전에 쓴 설명' });
    await page.getByRole('button', { name: '로그아웃' }).first().click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('아직 저장하지 못한 내용이 있어요').waitFor();
    await screenshot(page, 'lost-save-log-out');
    await dialog.getByRole('button', { name: '로그아웃하지 않기' }).click();
    expect(await form.at('teamItemExp').inputValue()).toBe('나가기 전에 쓴 설명');
    await page.unroute(saves);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await form.saved();

    await page.evaluate(() => localStorage.clear());
    await form.open('team');
    const written = {
      teamName: '첫 이름',
      teamItemName: '지하철에서 쓴 아이템',
      teamChar: '그 뒤에 쓴 강점',
      teamEmotion: '바쁠 때 쓴 동기',
      teamItemExp: '나가기 전에 쓴 설명',
    };
    for (const [path, text] of Object.entries(written)) {
      expect(await form.at(path).inputValue()).toBe(text);
    }
  },
);
