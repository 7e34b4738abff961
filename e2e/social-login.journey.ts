import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { logOut, newcomer, next, password, proveBy, signUp, toast } from './newcomer.ts';

/** At the address that the product prints: a provider leads back to this one only. */
const atPublicAddress = journey.override('productUrl', () =>
  inject('productUrl').replace('127.0.0.1', 'localhost'),
);

/** From the log-in page to the stand-in, and what is chosen there. */
async function comeBy(page: Page, who: RegExp, service = '카카오'): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: `${service} 로그인` }).tap();
  await choose(page, who);
}

async function choose(page: Page, who: RegExp): Promise<void> {
  await page.getByRole('heading', { name: /연습용/ }).waitFor();
  await page.getByRole('button', { name: who }).tap();
}

describe('coming by another service', () => {
  atPublicAddress(
    'on a phone: turned back, signed up without a password, in again, and the last way in kept',
    async ({ phone, userApiUrl }) => {
      const { page, expectedErrors } = phone;
      expectedErrors.push(/422/);
      await page.goto('/auth/login');
      await expectAccessible(page);
      await screenshot(page, 'login-ways');

      await comeBy(page, /돌아가기/);
      await page.getByText('카카오에서 동의하지 않고 돌아왔어요').waitFor();
      await expectAccessible(page);
      await screenshot(page, 'login-cancelled');

      await page.getByRole('link', { name: '카카오 다시 열기' }).tap();
      await choose(page, /하은/);
      await page.waitForURL('**/auth/sign*');
      await page.getByText('비밀번호는 만들지 않아도 돼요').waitFor();
      await expectAccessible(page);
      await screenshot(page, 'sign-social-terms');
      await page.check('[name="consents.service"]');
      await page.check('[name="consents.privacy"]');
      await next(page);
      const who = newcomer();
      await page.fill('[name=name]', who.name);
      await page.fill('[name=birthDate]', '2004.11.02');
      expect(await page.inputValue('[name=email]')).toBe('haeun@kakao.example');
      expect(await page.locator('button[value=email-send]').count()).toBe(0);
      await proveBy(page, 'phone', who.phone, userApiUrl);
      await screenshot(page, 'sign-social-identity');
      await page.getByRole('button', { name: '가입하기' }).tap();
      await toast(page, '환영해요');
      await expect.poll(() => page.locator('h1').textContent()).toBe(`${who.name} 님의 레인`);

      await logOut(page);
      await page.goto('/auth/login?next=/contest/apply-info');
      await page.getByText('지난번에는 카카오로 들어왔어요').waitFor();
      await page.getByRole('link', { name: '카카오 로그인' }).tap();
      await choose(page, /하은/);
      await page.waitForURL('**/contest/apply-info');

      await page.goto('/auth/user-edit');
      await page.getByText('비밀번호를 만들면 끊을 수 있어요').waitFor();
      expect(await page.getByRole('button', { name: '카카오 끊기' }).count()).toBe(0);
      await expectAccessible(page);
      await screenshot(page, 'ways-in');
    },
  );

  atPublicAddress('an account is linked after its password, and unlinked', async ({ phone, userApiUrl }) => {
    const { page, expectedErrors } = phone;
    expectedErrors.push(/422/);
    await signUp(page, newcomer(), userApiUrl);
    await page.goto('/auth/user-edit');
    await page.getByRole('button', { name: '네이버 잇기' }).tap();
    const form = page.locator('form[action="/oauth/naver"]');
    await form.locator('[name=currentPassword]').fill('not the password');
    await form.getByRole('button', { name: '네이버에서 이어가기' }).tap();
    await form.locator('[aria-invalid=true]').waitFor();
    await expectAccessible(page);
    await screenshot(page, 'ways-in-linking');
    await form.locator('[name=currentPassword]').fill(password);
    await form.getByRole('button', { name: '네이버에서 이어가기' }).tap();
    await choose(page, /이메일을 주지 않는/);
    await page.getByRole('button', { name: '네이버 끊기' }).waitFor();

    await logOut(page);
    await comeBy(page, /이메일을 주지 않는/, '네이버');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/auth/user-edit');
    await page.getByRole('button', { name: '네이버 끊기' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: '끊기' }).tap();
    await toast(page, '네이버를 끊었어요');
    await page.getByRole('button', { name: '네이버 잇기' }).waitFor();
  });
});
