import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { applicationPage } from './application-page.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { newPerson } from './sign-up.ts';

const place = '2/1';

/** Waits until the page says something else about saving than that it was done. */
async function says(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.locator('main').textContent()).toContain(words);
}

journey(
  'R-04 two tabs, a lost network and an ended session: every text is kept, and a conflict is chosen field by field',
  async ({ desktop, userApiUrl }) => {
    desktop.expectedErrors.push(/401|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
    const { page: left } = desktop;
    const context = left.context();
    const person = newPerson('한겨울');
    await createAccount(userApiUrl, person);
    await left.goto(`/auth/login?next=%2Fapply%2F${place.replace('/', '%2F')}`);
    await typeLogIn(left, person);
    await left.waitForURL(`**/apply/${place}`);

    // Two tabs of one draft. What the first has written, the second finds.
    const one = applicationPage(left, place);
    await one.open('team');
    await one.fill({ teamName: '처음 이름', teamItemName: '처음 아이템' });
    await one.saved();
    const right = await context.newPage();
    const two = applicationPage(right, place);
    const key = right.waitForResponse((reply) => reply.url().endsWith('/apply/device-key'));
    await two.open('team');
    await key;
    expect(await right.locator('dialog[open]').count()).toBe(0);

    // Both change one field differently and another one each.
    const kept = left.waitForResponse((reply) =>
      Boolean(reply.request().postData()?.includes('왼쪽에서 쓴 강점')),
    );
    await one.fill({ teamName: '왼쪽 이름', teamChar: '왼쪽에서 쓴 강점' });
    await kept;
    await one.saved();
    await two.fill({ teamName: '오른쪽 이름', teamItemName: '오른쪽 아이템', teamEmotion: '오른쪽 동기' });
    const dialog = right.locator('dialog[open]');
    await dialog.getByText('어느 쪽을 남길까요?').waitFor();
    expect(await dialog.textContent()).toContain('왼쪽 이름');
    expect(await dialog.textContent()).toContain('오른쪽 이름');
    expect(await dialog.textContent()).not.toContain('오른쪽 아이템');
    await screenshot(right, 'two-tabs-conflict');
    await dialog.getByRole('radio', { name: /다른 곳에서 저장한 내용/ }).check();
    await dialog.getByRole('button', { name: '고른 대로 저장' }).click();
    await two.saved();
    expect(await two.at('teamName').inputValue()).toBe('왼쪽 이름');
    expect(await two.at('teamChar').inputValue()).toBe('왼쪽에서 쓴 강점');
    expect(await two.at('teamItemName').inputValue()).toBe('오른쪽 아이템');
    await left.close();

    // The second of two quick clicks answers no question.
    await right.getByRole('button', { name: '초안 지우기' }).dblclick();
    await dialog.getByRole('button', { name: '그대로 두기' }).click();
    await expect.poll(() => dialog.count()).toBe(0);

    // Without a network what is typed stays on this device, over a closed tab.
    await context.setOffline(true);
    await two.fill({ teamItemExp: '지하철에서 쓴 설명' });
    await says(right, '이 기기에 보관하고');
    await screenshot(right, 'two-tabs-offline');
    await right.close({ runBeforeUnload: false });
    await context.setOffline(false);
    const third = await context.newPage();
    const three = applicationPage(third, place);
    await three.open('team');
    await expect.poll(() => three.at('teamItemExp').inputValue()).toBe('지하철에서 쓴 설명');
    await three.saved();

    // The session ends while one types: the text stays, and after a new log-in it is saved.
    await context.clearCookies({ name: /user_/ });
    await three.fill({ teamEmotion: '로그인이 끝난 뒤에 쓴 동기' });
    await says(third, '로그인이 끝났어요. 적은 내용은 그대로 있어요.');
    expect(await three.at('teamEmotion').inputValue()).toBe('로그인이 끝난 뒤에 쓴 동기');
    await screenshot(third, 'two-tabs-signed-out');
    const login = third.locator('dialog[open]').filter({ hasText: '다시 로그인' });
    await login.waitFor();
    await screenshot(third, 'two-tabs-log-in-again');
    await expectAccessible(third);
    await login.locator('input[name=loginId]').fill(person.email);
    await login.locator('input[name=password]').fill('not the password');
    await login.getByRole('button', { name: '로그인', exact: true }).click();
    await login.getByText('아이디나 비밀번호').waitFor();
    await login.locator('input[name=password]').fill(person.password);
    await login.getByRole('button', { name: '로그인', exact: true }).click();
    await expect.poll(() => three.at('teamEmotion').inputValue()).toBe('로그인이 끝난 뒤에 쓴 동기');
    await three.saved();

    // The server has it all: as a new visit on another device reads it.
    await third.evaluate(() => localStorage.clear());
    await three.open('team');
    for (const [path, text] of Object.entries({
      teamName: '왼쪽 이름',
      teamItemName: '오른쪽 아이템',
      teamChar: '왼쪽에서 쓴 강점',
      teamItemExp: '지하철에서 쓴 설명',
      teamEmotion: '로그인이 끝난 뒤에 쓴 동기',
    })) {
      expect(await three.at(path).inputValue()).toBe(text);
    }
  },
);
