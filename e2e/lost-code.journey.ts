import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot } from './browser.ts';
import { operatorOf } from './hired-operators.ts';
import { codeIn, linkIn, messageTo } from './messages.ts';
import { logOut, newcomer, password, signUp } from './newcomer.ts';
import { logInOperator } from './operators.ts';

const resets = '/console/members/authenticators';

/** Turns an authenticator on and keeps nothing of it. */
async function turnOn(page: Page): Promise<void> {
  await page.goto('/auth/user-edit');
  await page.getByRole('button', { name: '인증 앱 켜기' }).tap();
  await page.fill('#f-ownPassword', password);
  await page.getByRole('button', { name: '이어가기', exact: true }).tap();
  await page.getByRole('img', { name: '인증 앱에 등록하는 QR 코드' }).waitFor();
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(/\s/g, '');
  await page.fill('#f-totp', totpCode(secret, new Date()));
  await page.getByRole('button', { name: '인증 앱 켜기' }).tap();
  await page.getByRole('button', { name: '적어 두었어요' }).tap();
}

/** The phone got a code when its owner signed up: another goes there a minute later. */
async function sendOnceAllowed(page: Page): Promise<void> {
  const code = page.locator('#f-code');
  for (let tried = 0; tried < 15; tried += 1) {
    const answered = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await page.locator('button[value=send]:not([aria-busy])').tap();
    if ((await answered).ok()) return code.waitFor();
    await page.waitForTimeout(5_000);
  }
  throw new Error('No code was sent.');
}

journey(
  'who has lost phone and recovery codes asks, two operators look, and the owner is told and stops it',
  async ({ phone, desktop, browser, productUrl, userApiUrl }) => {
    const { page, expectedErrors } = phone;
    expectedErrors.push(/422|429/);
    const who = newcomer();
    await signUp(page, who, userApiUrl);
    await turnOn(page);
    await logOut(page);

    await page.goto('/auth/login');
    await page.fill('[name=loginId]', who.email);
    await page.fill('[name=password]', password);
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await page.getByRole('link', { name: '앱도 복구 코드도 없어요' }).tap();
    await page.getByRole('heading', { name: '앱도 복구 코드도 없나요?' }).waitFor();
    await page.fill('[name=loginId]', who.email);
    await page.fill('[name=password]', 'not the password');
    await page.locator('button[value=send]').tap();
    await page.locator('#f-password[aria-invalid=true]').waitFor();
    expect(await page.inputValue('[name=loginId]'), 'what was typed stays').toBe(who.email);
    await expectAccessible(page);
    await screenshot(page, 'lost-code');
    await page.fill('[name=password]', password);
    await sendOnceAllowed(page);
    const code = codeIn(await messageTo(userApiUrl, who.phone, { containing: '인증 앱' }));
    await page.locator('#f-code').pressSequentially(code);
    await expectAccessible(page);
    await page.locator('button[value=ask]').tap();
    await page.getByRole('heading', { name: '요청을 받았어요' }).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'lost-code-asked');

    const first = desktop.page;
    await logInOperator(first, operatorOf('firstLook'), resets);
    const row = first.getByRole('row').filter({ hasText: who.phone.slice(-4) });
    await row.getByRole('button', { name: /^첫 확인/ }).click();
    await first.locator('dialog[open] textarea').fill('가입한 학교에 전화해 본인임을 확인함');
    await expectAccessible(first);
    await first.locator('dialog[open] button[type=submit]').click();
    await row.getByText('다른 운영자가 확정해요').waitFor();
    const second = await openVisit(browser, 'desktop', productUrl);
    await logInOperator(second.page, operatorOf('secondLook'), resets);
    const same = second.page.getByRole('row').filter({ hasText: who.phone.slice(-4) });
    await expectAccessible(second.page);
    await screenshot(second.page, 'console-resets');
    await same.getByRole('button', { name: /^확정하기/ }).click();
    await same.getByText('꺼져요').waitFor();
    await second.close();
    expect(second.errors, 'errors in the browser').toEqual([]);

    await messageTo(userApiUrl, who.email, { containing: '#token=' });
    const { pathname, hash } = new URL(
      linkIn(await messageTo(userApiUrl, who.phone, { containing: '#token=' })),
    );
    await page.goto(`${pathname}${hash}`);
    await page.getByRole('heading', { name: '요청하지 않으셨나요?' }).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'not-me');
    await page.getByRole('button', { name: '제가 아니에요. 멈추기' }).tap();
    await page.getByRole('heading', { name: '멈췄어요' }).waitFor();
    await expectAccessible(page);
    await first.reload();
    await expect.poll(() => row.count()).toBe(0);
  },
);
