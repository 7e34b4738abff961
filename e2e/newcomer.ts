import type { Page } from 'playwright-core';
import { codeIn, messageTo } from './messages.ts';

export const password = '새벽에 달린 고양이';

/** Somebody who has no account yet; a new one every time. */
export function newcomer() {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return {
    name: '황보아름다운별빛',
    email: `runner-${digits}@example.kr`,
    phone: `010-${digits.slice(0, 4)}-${digits.slice(4)}`,
  };
}
type Newcomer = ReturnType<typeof newcomer>;

export const next = (page: Page) =>
  page.locator('li[aria-current="step"] button[value="next"]:not([aria-busy]):visible').click();
export const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

/** Types the code that was sent to an address or number; six digits check themselves. */
export async function proveBy(
  page: Page,
  kind: 'email' | 'phone',
  to: string,
  userApiUrl: string,
): Promise<void> {
  await page.fill(`[name=${kind}]`, to);
  await page.click(`button[value=${kind}-send]`);
  await page.locator(`[name=${kind}Code]`).waitFor();
  await page.fill(`[name=${kind}Code]`, codeIn(await messageTo(userApiUrl, to)));
  await page.locator(`[name=${kind}Code]`).waitFor({ state: 'detached' });
}

export async function signUp(page: Page, who: Newcomer, userApiUrl: string): Promise<void> {
  await page.goto('/auth/sign');
  await page.check('[name="consents.service"]');
  await page.check('[name="consents.privacy"]');
  await next(page);
  await page.fill('[name=name]', who.name);
  await page.locator('[name=birthDate]').pressSequentially('20041102');
  await proveBy(page, 'email', who.email, userApiUrl);
  await proveBy(page, 'phone', who.phone, userApiUrl);
  await next(page);
  await page.fill('[name=password]', password);
  await page.fill('[name=passwordAgain]', password);
  await next(page);
  await page.waitForURL('**/auth/mypage');
}

export async function logIn(page: Page, loginId: string, secret: string): Promise<void> {
  await page.goto('/auth/login');
  await page.fill('[name=loginId]', loginId);
  await page.fill('[name=password]', secret);
  await page.keyboard.press('Enter');
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/');
  const menu = page.getByRole('button', { name: '전체 메뉴' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: '로그아웃' }).locator('visible=true').click();
  await toast(page, '로그아웃했어요');
}

/** Asks for a code as soon as the server sends another one to the same place: a minute after the last. */
export async function sendOnceAllowed(page: Page, kind: 'email' | 'phone'): Promise<void> {
  for (;;) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.click(`button[value=${kind}-send]`);
    if ((await answered).ok()) return;
    const told = page.locator(`#f-${kind}-error`);
    await told.waitFor();
    const seconds = Number(/(\d+)초/.exec((await told.textContent()) ?? '')?.[1] ?? 60);
    await page.waitForTimeout(seconds * 1000);
  }
}
