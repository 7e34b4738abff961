import { demoPeople } from '@chulbal/demo/accounts';
import { describe, expect } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot } from './browser.ts';
import { codeIn, messageTo } from './messages.ts';
import { logOut, newcomer, next, password, proveBy, signUp, toast } from './newcomer.ts';

describe('sign-up', () => {
  journey(
    'on a phone, with codes by e-mail and SMS, then out and in again',
    async ({ phone, userApiUrl }) => {
      const { page, expectedErrors } = phone;
      expectedErrors.push(/422/);
      const who = newcomer();
      await signUp(page, who, userApiUrl);
      await toast(page, '환영해요');
      await expect.poll(() => page.locator('h1').textContent()).toBe(`${who.name} 님의 레인`);
      expect(await page.getByText('참가 이력이 없어요').first().isVisible()).toBe(true);
      await expectAccessible(page);
      await screenshot(page, 'mypage-empty');

      await logOut(page);
      expect(new URL(page.url()).pathname).toBe('/');
      await page.goto('/auth/mypage');
      expect(new URL(page.url()).pathname).toBe('/auth/login');
      expect(new URL(page.url()).search).toBe('?next=%2Fauth%2Fmypage');

      await page.fill('[name=loginId]', who.email);
      await page.fill('[name=password]', 'not the password');
      await page.keyboard.press('Enter');
      await page.locator('#f-password[aria-invalid=true]').waitFor();
      expect(await page.inputValue('[name=loginId]')).toBe(who.email);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('f-password');
      await expectAccessible(page);
      await page.fill('[name=password]', password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/auth/mypage');

      // whoever is logged in is led on
      await page.goto('/auth/login?next=/contest/apply-info');
      expect(new URL(page.url()).pathname).toBe('/contest/apply-info');
    },
  );

  journey('says what is wrong at its place, and keeps what was typed', async ({ phone, userApiUrl }) => {
    const { page, expectedErrors } = phone;
    expectedErrors.push(/422|429/);
    const who = newcomer();
    await page.goto('/auth/sign');
    expect(await page.locator('input[type=checkbox]:checked').count()).toBe(0);
    await next(page);
    await page.locator('[name="consents.service"][aria-invalid=true]').waitFor();
    await expectAccessible(page);
    await page.check('[name="consents.service"]');
    await page.check('[name="consents.privacy"]');
    await next(page);

    // a reload comes back to the step
    await page.locator('[name=name]').waitFor();
    await page.reload();
    await page.locator('[name=name]').waitFor();
    expect(await page.locator('[name="consents.privacy"]').isChecked()).toBe(true);
    expect(await page.locator('[name="consents.marketing"]').isChecked()).toBe(false);

    await next(page);
    await page.locator('#f-name[aria-invalid=true]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('f-name');
    await expectAccessible(page);

    // under 14 nothing is sent
    await page.fill('[name=name]', who.name);
    await page.fill('[name=birthDate]', '2020.01.01');
    await page.fill('[name=email]', who.email);
    await page.keyboard.press('Enter');
    await page.getByText('만 14세 미만은 보호자 동의를 받고').waitFor();
    await page.fill('[name=birthDate]', '2004.11.02');

    await page.click('button[value=email-send]');
    await page.locator('[name=emailCode]').waitFor();
    const code = codeIn(await messageTo(userApiUrl, who.email));
    await page.fill('[name=emailCode]', code === '000000' ? '111111' : '000000');
    await page.locator('#f-emailCode[aria-invalid=true]').waitFor();
    await expectAccessible(page);
    await page.fill('[name=emailCode]', code);
    await page.getByText('이메일을 확인했어요').waitFor();

    // going back and forth loses nothing
    await page.locator('li[aria-current="step"] button[value=go-terms]').click();
    await next(page);
    await page.locator('[name=name]').waitFor();
    expect(await page.inputValue('[name=name]')).toBe(who.name);
    expect(await page.getByText('이메일을 확인했어요').isVisible()).toBe(true);

    await proveBy(page, 'phone', who.phone, userApiUrl);
    await next(page);
    await page.fill('[name=password]', 'password');
    await page.fill('[name=passwordAgain]', 'password');
    await next(page);
    await page.getByText('너무 흔한 비밀번호예요').waitFor();
    await expectAccessible(page);
    await page.fill('[name=password]', password);
    await page.fill('[name=passwordAgain]', 'something else');
    await next(page);
    await page.getByText('두 비밀번호가 달라요').waitFor();

    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const secret of [who.name, who.email, who.phone, '2004', code]) expect(stored).not.toContain(secret);
  });

  journey(
    'a registered phone is refused once its code proves possession, not before',
    async ({ phone, userApiUrl }) => {
      const { page, expectedErrors } = phone;
      expectedErrors.push(/4\d\d/);
      await page.goto('/auth/sign');
      await page.check('[name="consents.service"]');
      await page.check('[name="consents.privacy"]');
      await next(page);
      const { phone: number } = demoPeople.submitted;
      await page.fill('[name=phone]', number);
      await page.click('button[value=phone-send]');
      await page.locator('[name=phoneCode]').waitFor();
      expect(await page.getByText(`${number}로 문자를 보냈어요`).isVisible()).toBe(true);
      await page.fill(
        '[name=phoneCode]',
        codeIn(await messageTo(userApiUrl, number, { containing: '회원가입' })),
      );
      await page.getByText('이미 가입된 휴대전화 번호예요').waitFor();
      await expectAccessible(page);
    },
  );
});

describe('without JavaScript', () => {
  journey(
    'sign-up is a form of three steps that carries everything along',
    async ({ browser, productUrl, userApiUrl }) => {
      const who = newcomer();
      const visit = await openVisit(browser, 'phone', productUrl, { javaScriptEnabled: false });
      const { page } = visit;
      await page.goto('/auth/sign');
      await next(page);
      expect(await page.getByText('동의해야 다음으로 갈 수 있어요').count()).toBe(2);
      await page.check('[name="consents.service"]');
      await page.check('[name="consents.privacy"]');
      await next(page);
      await page.fill('[name=name]', who.name);
      await page.fill('[name=birthDate]', '2004.11.02');
      for (const kind of ['email', 'phone'] as const) {
        await page.fill(`[name=${kind}]`, who[kind]);
        await page.click(`button[value=${kind}-send]`);
        await page.fill(`[name=${kind}Code]`, codeIn(await messageTo(userApiUrl, who[kind])));
        await page.click(`button[value=${kind}-check]`);
      }
      expect(await page.inputValue('[name=name]')).toBe(who.name);
      await next(page);
      await page.fill('[name=password]', password);
      await page.fill('[name=passwordAgain]', 'something else');
      await next(page);
      expect(await page.inputValue('[name=password]')).toBe('');
      await page.fill('[name=password]', password);
      await page.fill('[name=passwordAgain]', password);
      await next(page);
      expect(new URL(page.url()).pathname).toBe('/auth/mypage');
      expect(await page.locator('h1').textContent()).toContain(who.name);
      await visit.close();
    },
  );
});
