import { demoEvaluators } from '@chulbal/demo/evaluators';
import { describe } from 'vitest';
import { expectAccessible, screenshot } from './browser.ts';
import { logInJudge } from './evaluators.ts';
import { operatorOf } from './hired-operators.ts';
import { toast } from './newcomer.ts';
import { logInOperator, typeCode } from './operators.ts';
import { atPublicAddress, beginPasskey, giveAuthenticator } from './virtual-authenticator.ts';

describe('S-11 a passkey is password and code at once', () => {
  atPublicAddress(
    'for an operator: added after confirming, opens the console and confirms',
    async ({ desktop }) => {
      const { page, expectedErrors } = desktop;
      expectedErrors.push(/422/);
      const operator = operatorOf('passkeys');
      await giveAuthenticator(page);
      await logInOperator(page, operator, '/console/password');
      await beginPasskey(page, '사무실 컴퓨터');
      await typeCode(page, operator);
      await toast(page, '패스키를 더했어요');
      await page.getByRole('button', { name: '사무실 컴퓨터 지우기' }).waitFor();
      await expectAccessible(page);
      await screenshot(page, 'passkey-operator');

      await page.locator('[popovertarget=console-menu]').click();
      await page.locator('#console-menu').getByRole('button', { name: '로그아웃' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/console/login');
      await page.goto('/console/login?next=/console/password');
      await expectAccessible(page);
      await screenshot(page, 'passkey-console-door');
      await page.getByRole('button', { name: '패스키로 로그인' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/console/password');

      // This session has confirmed nothing yet: the passkey does that as well, and the device has one already.
      await beginPasskey(page, '한 번 더');
      const dialog = page.locator('dialog[open]');
      await dialog.getByRole('button', { name: '패스키로 확인' }).waitFor();
      await expectAccessible(page);
      await screenshot(page, 'passkey-confirm');
      await dialog.getByRole('button', { name: '패스키로 확인' }).click();
      await page.getByText('이 기기에는 이미 패스키가 있어요').waitFor();

      await page.getByRole('button', { name: '사무실 컴퓨터 지우기' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
      await toast(page, '사무실 컴퓨터를 지웠어요');
    },
  );

  atPublicAddress(
    'for an evaluator: added after the password, opens their door, and no student’s',
    async ({ desktop, productUrl: url, userApiUrl }) => {
      const { page, expectedErrors } = desktop;
      expectedErrors.push(/422/);
      await giveAuthenticator(page);
      await logInJudge(page, 'judging', { url, userApiUrl });
      await page.goto('/pointer/authenticator');
      await beginPasskey(page, '심사용 태블릿', () =>
        page.fill('#passkey-password', demoEvaluators[0]?.password ?? ''),
      );
      await toast(page, '패스키를 더했어요');
      await page.getByRole('button', { name: '심사용 태블릿 지우기' }).waitFor();
      await expectAccessible(page);
      await screenshot(page, 'passkey-evaluator');

      await page.getByRole('button', { name: '로그아웃' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/pointer/login');
      await expectAccessible(page);
      await page.getByRole('button', { name: '패스키로 로그인' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/pointer');

      await page.goto('/auth/login');
      await page.getByRole('button', { name: '패스키로 로그인' }).click();
      await page.getByText('이 패스키로 들어올 수 있는 계정이 없어요').waitFor();

      await page.goto('/pointer/authenticator');
      await page.getByRole('button', { name: '심사용 태블릿 지우기' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
      await toast(page, '심사용 태블릿을 지웠어요');
    },
  );
});
