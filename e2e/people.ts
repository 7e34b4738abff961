import { demoPeople } from '@chulbal/demo/accounts';
import type { Page } from 'playwright-core';

export type DemoPerson = keyof typeof demoPeople;

/** Logs in as somebody of the demo, as they would: through the page. */
export async function logIn(page: Page, person: DemoPerson): Promise<void> {
  const { loginId, password } = demoPeople[person];
  await page.goto('/auth/login?next=%2Fauth%2Fmypage');
  await page.locator('input[name=loginId]').fill(loginId);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/auth/mypage');
}
