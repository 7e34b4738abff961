import type { Page } from 'playwright-core';
import type { PrintedOwner } from './empty-product.ts';

/** The first owner logs in with what the command printed, and changes the password. Ends on the overview. */
export async function enterFirst(page: Page, owner: PrintedOwner, newPassword: string): Promise<void> {
  await page.goto('/console');
  await page.locator('input[name=loginId]').fill(owner.loginId);
  await page.locator('input[name=password]').fill(owner.password);
  await page.locator('input[name=totp]').fill(owner.authenticator.generate());
  await page.locator('input[name=totp]').press('Enter');
  await page.waitForURL('**/console/password');
  await page.locator('input[name=currentPassword]').fill(owner.password);
  await page.locator('input[name=password]').fill(newPassword);
  await page.locator('input[name=passwordAgain]').fill(newPassword);
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await page.waitForURL((url) => url.pathname === '/console');
}
