import { randomBytes } from 'node:crypto';
import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot } from './browser.ts';
import { operatorOf } from './hired-operators.ts';
import { linkIn, messageTo } from './messages.ts';
import { logInOperator, typeCode } from './operators.ts';

const text = (page: Page) => page.locator('main').textContent();

/** Sets when the session ends, as if it had not been used for long. */
async function endSession(page: Page, inSeconds: number): Promise<void> {
  const { cookies } = await page.context().storageState();
  const ends = cookies.find(({ name }) => name.endsWith('operator_ends'));
  if (!ends) throw new Error('There is no operator_ends cookie.');
  await page.context().addCookies([{ ...ends, value: String(Date.now() + inSeconds * 1000) }]);
}

journey(
  'S-11 A-17 an owner invites an operator, who joins, works in their role, and keeps what they typed',
  async ({ browser, desktop, phone, productUrl, userApiUrl }) => {
    const { page } = desktop;
    const owner = operatorOf('operators');
    const email = `op-${randomBytes(4).toString('hex')}@demo.chulbal.example`;
    const password = `gate ${randomBytes(6).toString('hex')}`;

    // A wrong code is said beside the code, which has the focus; nothing else is lost.
    desktop.expectedErrors.push(/400|422/);
    await page.goto('/console/operators');
    expect(new URL(page.url()).pathname).toBe('/console/login');
    await page.locator('input[name=loginId]').fill(owner.loginId);
    await page.locator('input[name=password]').fill(owner.password);
    await page.locator('input[name=totp]').fill('000000');
    await page.locator('input[name=totp]').press('Enter');
    await expect.poll(() => page.locator('input[name=totp]').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('input[name=totp]').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(await page.locator('input[name=loginId]').inputValue()).toBe(owner.loginId);
    await expectAccessible(page);
    await logInOperator(page, owner);

    // The invitation: refused beside its fields first, then sent.
    await page.getByRole('button', { name: '운영자 초대' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('input[name=name]').fill('김아주길고긴이름의운영자');
    await dialog.locator('input[name=email]').fill('not-an-address');
    await dialog.getByRole('button', { name: '초대 보내기' }).click();
    await expect.poll(() => dialog.locator('input[name=email]').getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.locator('input[name=name]').inputValue()).toBe('김아주길고긴이름의운영자');
    await dialog.locator('input[name=email]').fill(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '초대 보내기' }).click();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await expect.poll(() => text(page)).toContain(email);

    // They join on a phone: the secret stands there in fours, the link works once.
    const link = new URL(linkIn(await messageTo(userApiUrl, email)));
    phone.expectedErrors.push(/404|422/);
    const theirs = phone.page;
    await theirs.goto(`${link.pathname}${link.hash}`);
    await expect.poll(() => theirs.locator('svg[role=img]').count()).toBe(1);
    expect(theirs.url()).not.toContain('token');
    const secret = ((await theirs.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await screenshot(theirs, 'console-join');
    await expectAccessible(theirs);
    await theirs.locator('input[name=totp]').fill('000000');
    await theirs.locator('input[name=password]').fill(password);
    await theirs.locator('input[name=passwordAgain]').fill(password);
    await theirs.getByRole('button', { name: '시작하기' }).click();
    await expect.poll(() => theirs.locator('input[name=totp]').getAttribute('aria-invalid')).toBe('true');
    const code = totpCode(secret, new Date());
    await theirs.locator('input[name=totp]').fill('');
    await theirs.locator('input[name=totp]').pressSequentially(`${code.slice(0, 3)} ${code.slice(3)}`);
    await theirs.getByRole('button', { name: '시작하기' }).click();
    await theirs.waitForURL((url) => url.pathname === '/console');
    await theirs.goto(`${link.pathname}${link.hash}`);
    await expect.poll(() => text(theirs)).toContain('쓸 수 없는 링크예요');

    // A viewer has no buttons and no pages that are an owner's; the server says so too.
    const viewer = await openVisit(browser, 'desktop', productUrl, {
      storageState: await theirs.context().storageState(),
    });
    viewer.expectedErrors.push(/401|404|422/);
    await viewer.page.goto('/console/operators');
    expect(await text(viewer.page)).toContain('지금 역할로는 볼 수 없어요');
    const menu = () => viewer.page.getByRole('navigation', { name: '운영 콘솔' }).textContent();
    expect(await menu()).not.toMatch(/운영자|감사 기록|내보내기/);
    await expectAccessible(viewer.page);

    // Another role holds at once.
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^역할 변경/ }).click();
    await page.locator('dialog[open] select').selectOption('privacyOfficer');
    await page.locator('dialog[open]').getByRole('button', { name: '역할 바꾸기' }).click();
    await expect.poll(() => row.textContent()).toContain('개인정보 담당자');
    await viewer.page.goto('/console/exports');
    expect(await menu()).toMatch(/감사 기록\s*내보내기 점검/);

    // Two minutes before the end it warns and extends; over, it asks for the log-in, and what was typed stays.
    const note = viewer.page.locator('textarea[name=note]');
    await note.fill('이번 달은 내보낸 것이 없어요.');
    await endSession(viewer.page, 100);
    const warning = viewer.page.getByRole('dialog', { name: '곧 로그아웃돼요' });
    await warning.waitFor();
    await expectAccessible(viewer.page);
    await screenshot(viewer.page, 'console-session-warning');
    await viewer.page.keyboard.press('Enter');
    await warning.waitFor({ state: 'hidden' });
    await endSession(viewer.page, -1);
    await viewer.page.getByRole('dialog', { name: '다시 로그인' }).waitFor();
    await viewer.page.context().clearCookies({ name: /^operator_/ });
    await typeCode(viewer.page, { password, totpSecret: secret });
    await expect.poll(() => viewer.page.locator('dialog[open]').count()).toBe(0);
    expect(await note.inputValue()).toBe('이번 달은 내보낸 것이 없어요.');
    await viewer.page.getByRole('button', { name: '점검 기록하기' }).click();
    await expect.poll(() => text(viewer.page)).toContain('다시 점검 기록하기');

    // Their password: the old one is refused afterwards.
    await viewer.page.goto('/console/password');
    await viewer.page.locator('input[name=currentPassword]').fill('not this one');
    await viewer.page.locator('input[name=password]').fill(`${password} too`);
    await viewer.page.locator('input[name=passwordAgain]').fill(`${password} too`);
    await viewer.page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
    const current = viewer.page.locator('input[name=currentPassword]');
    await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true');
    await current.fill(password);
    await viewer.page.locator('input[name=password]').fill(`${password} too`);
    await viewer.page.locator('input[name=passwordAgain]').fill(`${password} too`);
    await viewer.page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
    await viewer.page.waitForURL((url) => url.pathname === '/console');

    // All of it is in the log, which holds together.
    await page.goto('/console/audit?category=change');
    expect(await text(page)).toMatch(/역할 변경[\s\S]*초대 수락[\s\S]*운영자 초대/);
    expect(await text(page)).toContain('열람자 → 개인정보 담당자');
    await page.getByRole('button', { name: '기록 검증' }).click();
    await expect.poll(() => text(page)).toMatch(/건이 모두 이어져 있어요/);
    await page.locator('tbody button[aria-expanded]').first().click();
    await expectAccessible(page);
    await screenshot(page, 'console-audit-open');

    // Logging out by the menu; an address brings nobody back.
    await viewer.page.getByRole('button', { name: '김아주길고긴이름의운영자' }).click();
    await viewer.page.getByRole('button', { name: '로그아웃' }).click();
    await viewer.page.waitForURL((url) => url.pathname === '/console/login');
    await viewer.page.goto('/console/exports');
    expect(new URL(viewer.page.url()).pathname).toBe('/console/login');
    expect(viewer.errors).toEqual([]);
    await viewer.close();
  },
);
