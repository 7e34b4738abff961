import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot } from './browser.ts';
import { launchBrowser } from './launch-browser.ts';
import { codeIn, messageTo } from './messages.ts';
import {
  logIn,
  logOut,
  newcomer,
  next,
  password,
  proveBy,
  sendOnceAllowed,
  signUp,
  toast,
} from './newcomer.ts';

/** Signed up before the journeys, so that the minute between two codes passes meanwhile. */
const earlier = newcomer();
beforeAll(async () => {
  const browser = await launchBrowser();
  const { page } = await openVisit(browser, 'phone', inject('productUrl'));
  await signUp(page, earlier, inject('userApiUrl'));
  await browser.close();
});

describe('the profile', () => {
  journey('changes name, e-mail and password; the birth date stays', async ({ desktop, userApiUrl }) => {
    const { page, expectedErrors } = desktop;
    expectedErrors.push(/422|429/);
    const who = newcomer();
    await signUp(page, who, userApiUrl);
    await page.getByRole('link', { name: '내 정보 고치기' }).click();
    await page.waitForURL('**/auth/user-edit');
    expect(await page.inputValue('#birth-date')).toBe('2004.11.02');
    expect(await page.locator('#birth-date').getAttribute('readonly')).not.toBeNull();

    const email = newcomer().email;
    await page.fill('[name=name]', '윤서준');
    await page.fill('[name=email]', email);
    await page.click('button[value=save]:visible >> nth=-1');
    await page.getByText('인증번호로 이메일을 확인해 주세요').waitFor();
    await expectAccessible(page);
    await proveBy(page, 'email', email, userApiUrl);
    await page.click('button[value=save]:visible >> nth=-1');
    await page.waitForURL('**/auth/mypage');
    await toast(page, '내 정보를 저장했어요');
    await expect.poll(() => page.locator('h1').textContent()).toBe('윤서준 님의 레인');
    expect(await page.locator('#profile').textContent()).toContain(email);

    await page.getByRole('switch').or(page.locator('#consents input[type=checkbox]')).first().click();
    await toast(page, '동의했어요');

    await page.goto('/auth/user-edit');
    await page.fill('[name=currentPassword]', 'not the password');
    await page.fill('[name=password]', 'a lane of its own');
    await page.fill('[name=passwordAgain]', 'a lane of its own');
    await page.click('button[value=change]');
    await page.getByText('지금 비밀번호가 맞지 않아요').waitFor();
    await page.fill('[name=currentPassword]', password);
    await page.click('button[value=change]');
    await page.waitForURL('**/auth/mypage');
    await logOut(page);
    await logIn(page, email, 'a lane of its own');
    await page.getByRole('link', { name: '마이페이지' }).first().waitFor();
  });
});

describe('without JavaScript', () => {
  journey(
    'log-in works by plain forms, wrong and right, and so does logging out',
    async ({ browser, productUrl }) => {
      const visit = await openVisit(browser, 'desktop', productUrl, { javaScriptEnabled: false });
      const { page } = visit;
      await page.goto('/auth/login?next=/auth/mypage');
      await page.fill('[name=loginId]', earlier.email);
      await page.fill('[name=password]', 'not the password');
      await page.click('main button[type=submit]');
      expect(await page.locator('#f-password-error').textContent()).toContain(
        '아이디나 비밀번호가 맞지 않아요',
      );
      expect(await page.inputValue('[name=loginId]')).toBe(earlier.email);
      expect(await page.inputValue('[name=password]')).toBe('');
      await page.fill('[name=password]', password);
      await page.click('main button[type=submit]');
      expect(new URL(page.url()).pathname).toBe('/auth/mypage');
      expect(await page.locator('h1').textContent()).toContain(earlier.name);
      await page.getByRole('button', { name: '로그아웃' }).locator('visible=true').click();
      expect(new URL(page.url()).pathname).toBe('/');
      await page.goto('/auth/mypage');
      expect(new URL(page.url()).pathname).toBe('/auth/login');
      await visit.close();
    },
  );
});

describe('A-01 what went wrong is as accessible as what went well', () => {
  const refusals: Record<string, (page: Page) => Promise<void>> = {
    '/auth/login': async (page) => {
      await page.fill('[name=loginId]', newcomer().email);
      await page.fill('[name=password]', 'not the password');
      await page.keyboard.press('Enter');
    },
    '/auth/sign': async (page) => {
      await page.locator('main summary').first().click();
      await page.check('[name="consents.service"]');
      await page.check('[name="consents.privacy"]');
      await next(page);
      await page.locator('[name=name]').waitFor();
      await next(page);
    },
    '/auth/login-help': async (page) => {
      await page.click('button[value=finish]:visible >> nth=-1');
    },
    '/auth/login-help?tab=password': async (page) => {
      await page.fill('[name=password]', 'short');
      await page.click('button[value=finish]:visible >> nth=-1');
    },
  };

  const pairs = ['ko', 'en'].flatMap((language) =>
    (['phone', 'desktop'] as const).map((screen) => [language, screen] as const),
  );
  for (const [language, screen] of pairs) {
    journey(`in ${language} on a ${screen}`, async ({ phone, desktop }) => {
      const { page, expectedErrors } = screen === 'phone' ? phone : desktop;
      expectedErrors.push(/422|429/);
      for (const [path, act] of Object.entries(refusals)) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await act(page);
        await page.locator('main [aria-invalid=true]').first().waitFor();
        await screenshot(page, `refused-${path.replaceAll(/\W+/g, '-')}-${language}`);
        await expectAccessible(page);
      }
    });
  }
});

describe('log-in help', () => {
  journey(
    'finds the id by name and phone, and tells nobody else whether there is one',
    async ({ desktop, userApiUrl }) => {
      const { page, expectedErrors } = desktop;
      expectedErrors.push(/422|429/);
      const sent = page.getByText('가입 정보와 맞으면 인증번호를 보냈어요');
      await page.goto('/auth/login-help');
      await page.fill('[name=name]', '아무개');
      await page.fill('[name=phone]', newcomer().phone);
      await page.keyboard.press('Enter');
      await sent.waitFor();
      await page.fill('[name=phoneCode]', '123456');
      await page.keyboard.press('Enter');
      await page.locator('#f-phoneCode[aria-invalid=true]').waitFor();
      await expectAccessible(page);

      await page.fill('[name=name]', earlier.name);
      await page.fill('[name=phone]', earlier.phone);
      await sendOnceAllowed(page, 'phone');
      await sent.waitFor();
      const message = await messageTo(userApiUrl, earlier.phone, { containing: '아이디 찾기' });
      await page.fill('[name=phoneCode]', codeIn(message));
      await page.keyboard.press('Enter');
      await page.getByText('아이디를 찾았어요').waitFor();
      expect(await page.getByText(earlier.email).isVisible()).toBe(true);
      await expectAccessible(page);
      await screenshot(page, 'login-help-found');
    },
  );

  journey('sets a new password by e-mail', async ({ phone, userApiUrl }) => {
    const { page, expectedErrors } = phone;
    expectedErrors.push(/422|429/);
    await page.goto('/auth/login-help?tab=password');
    await page.fill('[name=email]', earlier.email);
    await sendOnceAllowed(page, 'email');
    await page.getByText('가입 정보와 맞으면 인증번호를 보냈어요').waitFor();
    const message = await messageTo(userApiUrl, earlier.email, { containing: '비밀번호 찾기' });
    await page.fill('[name=emailCode]', codeIn(message));
    await page.fill('[name=password]', '다시 출발선에 선 아침');
    await page.fill('[name=passwordAgain]', '다시 출발선에 선 아침');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/auth/login');
    await toast(page, '비밀번호를 바꿨어요');
    await logIn(page, earlier.email, password);
    await page.locator('#f-password[aria-invalid=true]').waitFor();
    await page.fill('[name=password]', '다시 출발선에 선 아침');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
  });
});
