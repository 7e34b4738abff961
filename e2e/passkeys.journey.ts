import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expectAccessible, screenshot } from './browser.ts';
import { logOut, newcomer, password, signUp, toast } from './newcomer.ts';
import { atPublicAddress, giveAuthenticator } from './virtual-authenticator.ts';

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
      await page.goto('/auth/mypage');
      await page.getByRole('heading', { name: '다음부터는 얼굴이나 지문으로 들어올까요?' }).waitFor();
      await expectAccessible(page);
      await screenshot(page, 'passkey-offer');
      await page.getByRole('link', { name: '패스키 만들기' }).tap();
      await page.waitForURL(({ pathname }) => pathname === '/auth/user-edit');
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

      const here = page.getByRole('listitem').filter({ hasText: '이 기기' });
      await here.getByText('가입하면서').waitFor();

      await logOut(page);
      await page.goto('/auth/login?next=/contest/apply-info');
      await logInByPasskey(page);
      await page.waitForURL(({ pathname }) => pathname === '/contest/apply-info');

      await page.goto('/auth/user-edit');
      await here.getByText('패스키로').waitFor();
      await page.getByText('지난 로그인 1개').tap();
      await page.getByText('직접 로그아웃').waitFor();
      await screenshot(page, 'devices');
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
