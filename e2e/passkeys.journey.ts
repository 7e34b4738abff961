import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { logOut, newcomer, password, signUp, toast } from './newcomer.ts';

/** At the address that the product prints: a passkey is of its domain, and 127.0.0.1 is none. */
const atPublicAddress = journey.override('productUrl', () =>
  inject('productUrl').replace('127.0.0.1', 'localhost'),
);

/** The browser's own authenticator: holds passkeys, and its owner always shows who they are. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

const logInByPasskey = (page: Page) => page.getByRole('button', { name: '패스키로 로그인' }).tap();

describe('a passkey', () => {
  atPublicAddress(
    'on a phone: added after the password, logs its owner in alone, is named and removed',
    async ({ phone, userApiUrl }) => {
      const { page, expectedErrors } = phone;
      expectedErrors.push(/422/);
      await giveAuthenticator(page);

      await page.goto('/auth/login');
      await logInByPasskey(page);
      await page.getByText('패스키로 들어오지 않고 돌아왔어요').waitFor();
      await expectAccessible(page);
      await screenshot(page, 'passkey-none');

      await signUp(page, newcomer(), userApiUrl);
      await page.goto('/auth/user-edit');
      await page.getByRole('button', { name: '패스키 더하기' }).tap();
      await page.fill('#passkey-password', 'not the password');
      await page.fill('#passkey-name', '내 첫 휴대전화');
      await page.getByRole('button', { name: '이 기기에서 이어가기' }).tap();
      await page.locator('#passkey-password[aria-invalid=true]').waitFor();
      await expectAccessible(page);
      await screenshot(page, 'passkey-adding');
      await page.fill('#passkey-password', password);
      await page.getByRole('button', { name: '이 기기에서 이어가기' }).tap();
      await toast(page, '패스키를 더했어요');
      await page.getByText('내 첫 휴대전화').waitFor();

      await logOut(page);
      await page.goto('/auth/login?next=/contest/apply-info');
      await logInByPasskey(page);
      await page.waitForURL(({ pathname }) => pathname === '/contest/apply-info');

      await page.goto('/auth/user-edit');
      await page.getByRole('button', { name: '내 첫 휴대전화 이름 바꾸기' }).tap();
      const naming = page.getByRole('textbox', { name: '패스키 이름' });
      await naming.fill('집 노트북');
      await page.getByRole('button', { name: '저장', exact: true }).tap();
      await page.getByRole('button', { name: '집 노트북 지우기' }).waitFor();
      await expectAccessible(page);
      await screenshot(page, 'passkey-kept');
      await page.getByRole('button', { name: '집 노트북 지우기' }).tap();
      await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).tap();
      await toast(page, '집 노트북을 지웠어요');
      await page.getByRole('button', { name: '집 노트북 지우기' }).waitFor({ state: 'detached' });

      await logOut(page);
      await page.goto('/auth/login');
      await page.getByText('지난번에는 패스키로 들어왔어요').waitFor();
      await page.getByText('이 패스키로 들어올 수 있는 계정이 없어요').waitFor();
      await expectAccessible(page);
      await screenshot(page, 'passkey-removed');
    },
  );
});
