import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { applicationPage } from './application-page.ts';
import { expectAccessible, screenshot } from './browser.ts';
import { newcomer, next, password, proveBy, signUp, toast } from './newcomer.ts';
import { atPublicAddress, beginPasskey, giveAuthenticator } from './virtual-authenticator.ts';

const place = '2/1';

/** The session ends while one types: the dialog over the page, with what was typed behind it. */
async function typedAsItEnds(page: Page, text: string) {
  const form = applicationPage(page, place);
  await form.open('team');
  await form.fill({ teamName: '처음 이름' });
  await form.saved();
  await page.context().clearCookies({ name: /user_/ });
  await form.fill({ teamEmotion: text });
  const dialog = page.locator('dialog[open]').filter({ hasText: '다시 로그인' });
  await dialog.waitFor();
  return { form, dialog };
}

describe('R-04 a session that ends under a page that is written on', () => {
  atPublicAddress(
    'goes on with a passkey alone, and nothing typed is lost',
    async ({ desktop, userApiUrl }) => {
      const { page, expectedErrors } = desktop;
      expectedErrors.push(/401|Failed to load resource/);
      await giveAuthenticator(page);
      await page.goto('/auth/login');
      await signUp(page, newcomer(), userApiUrl);
      await page.goto('/auth/user-edit');
      await beginPasskey(page, '내 노트북', () => page.fill('#passkey-password', password));
      await toast(page, '패스키를 더했어요');

      const { form, dialog } = await typedAsItEnds(page, '패스키로 돌아와 이어 쓴 동기');
      await expectAccessible(page);
      await screenshot(page, 'log-in-again-ways');
      await dialog.getByRole('button', { name: '패스키로 로그인' }).click();
      await dialog.waitFor({ state: 'detached' });
      await form.saved();
      await form.open('team');
      expect(await form.at('teamEmotion').inputValue()).toBe('패스키로 돌아와 이어 쓴 동기');
    },
  );

  atPublicAddress(
    'goes on by a provider in a window of its own, which the page notices',
    async ({ desktop, userApiUrl }) => {
      const { page, expectedErrors } = desktop;
      expectedErrors.push(/401|Failed to load resource/);
      await page.goto('/auth/login');
      await page.getByRole('link', { name: '네이버 로그인' }).click();
      await page.getByRole('heading', { name: /연습용/ }).waitFor();
      await page.getByRole('button', { name: /서준/ }).click();
      await page.waitForURL('**/auth/sign*');
      await page.check('[name="consents.service"]');
      await page.check('[name="consents.privacy"]');
      await next(page);
      const who = newcomer();
      await page.fill('[name=name]', who.name);
      await page.fill('[name=birthDate]', '2004.11.02');
      await proveBy(page, 'email', who.email, userApiUrl);
      await proveBy(page, 'phone', who.phone, userApiUrl);
      await page.getByRole('button', { name: '가입하기' }).click();
      await toast(page, '환영해요');

      const { form, dialog } = await typedAsItEnds(page, '네이버로 돌아와 이어 쓴 동기');
      const opening = page.waitForEvent('popup');
      await dialog.getByRole('link', { name: '네이버 로그인' }).click();
      const other = await opening;
      await other.getByRole('heading', { name: /연습용/ }).waitFor();
      await other.getByRole('button', { name: /서준/ }).click();
      await other.getByRole('heading', { name: '로그인했어요' }).waitFor();
      await expectAccessible(other);
      await screenshot(other, 'signed-in');
      await dialog.waitFor({ state: 'detached' });
      await form.saved();
      await form.open('team');
      expect(await form.at('teamEmotion').inputValue()).toBe('네이버로 돌아와 이어 쓴 동기');
    },
  );
});
