import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import { describe, expect } from 'vitest';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { logOut, newcomer, password, signUp, toast } from './newcomer.ts';

/** A code that counts after one of this moment: a step ahead, as from a phone whose clock is fast. */
const nextCode = (secret: string) => totpCode(secret, new Date(Date.now() + 30_000));

describe('an authenticator app', () => {
  journey(
    'on a phone: turned on, asked for after the password, replaced by a recovery code, and turned off',
    async ({ phone, userApiUrl }) => {
      const { page, expectedErrors } = phone;
      expectedErrors.push(/422/);
      const who = newcomer();
      await signUp(page, who, userApiUrl);
      await page.goto('/auth/user-edit');
      await page.getByRole('button', { name: '인증 앱 켜기' }).tap();
      await page.fill('#f-ownPassword', 'not the password');
      await page.getByRole('button', { name: '이어가기', exact: true }).tap();
      await page.locator('#f-ownPassword[aria-invalid=true]').waitFor();
      await page.fill('#f-ownPassword', password);
      await page.getByRole('button', { name: '이어가기', exact: true }).tap();
      await page.getByRole('img', { name: '인증 앱에 등록하는 QR 코드' }).waitFor();
      const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(/\s/g, '');
      await expectAccessible(page);
      await screenshot(page, 'authenticator-setup');
      await page.fill('#f-totp', totpCode(secret, new Date()));
      await page.getByRole('button', { name: '인증 앱 켜기' }).tap();
      await page.getByRole('heading', { name: '복구 코드를 적어 두세요' }).waitFor();
      const codes = await page.locator('ol code').allInnerTexts();
      expect(codes).toHaveLength(10);
      await expectAccessible(page);
      await screenshot(page, 'authenticator-codes');
      await page.getByRole('button', { name: '적어 두었어요' }).tap();
      await page.getByText('복구 코드 10개 남음').waitFor();

      await logOut(page);
      await page.goto('/auth/login?next=/auth/user-edit');
      await page.fill('[name=loginId]', who.email);
      await page.fill('[name=password]', password);
      await page.getByRole('button', { name: '로그인', exact: true }).tap();
      const code = page.locator('[name=totp][autocomplete=one-time-code]');
      await code.waitFor();
      expect(await page.inputValue('[name=password]')).toBe(password);
      await expectAccessible(page);
      await screenshot(page, 'login-code');
      await code.fill('000000');
      await page.getByRole('button', { name: '로그인', exact: true }).tap();
      await page.getByText('번호가 맞지 않거나 이미 쓴 번호예요').waitFor();
      expect(await page.inputValue('[name=password]')).toBe(password);
      await code.fill(codes[0] ?? '');
      await page.getByRole('button', { name: '로그인', exact: true }).tap();
      await page.waitForURL('**/auth/user-edit');

      await page.getByText('복구 코드 9개 남음').waitFor();
      await page.getByRole('button', { name: '인증 앱 끄기' }).tap();
      await page.fill('#f-ownPassword', password);
      await page.fill('#f-totp', nextCode(secret));
      await page.getByRole('button', { name: '끄기', exact: true }).tap();
      await toast(page, '인증 앱을 껐어요');
      await page.getByRole('button', { name: '인증 앱 켜기' }).waitFor();
    },
  );
});
