import type { Page } from 'playwright-core';
import { typeLogIn } from './account.ts';
import { applicationPage } from './application-page.ts';
import type { NewPerson } from './sign-up.ts';

type Given = { leader: NewPerson; member: NewPerson; track?: string };

/** A leader logs in and asks somebody by mail to fill in their own part; gives the key of their entry. */
export async function enterByMail(page: Page, { leader, member, track = '3/1' }: Given): Promise<string> {
  await page.goto('/auth/login?next=%2Fauth%2Fmypage');
  await typeLogIn(page, leader);
  await page.waitForURL('**/auth/mypage');
  const form = applicationPage(page, track);
  await form.open('members');
  await page.locator('#f-members').click();
  const name = page.locator('input[name$=".tmName"]').last();
  await name.fill(member.name);
  const [, key = ''] = ((await name.getAttribute('name')) ?? '').split('.');
  await form.fill({ [`members.${key}.tmEmail`]: member.email });
  await page.getByRole('button', { name: '링크 보내기' }).click();
  await page.getByText(`${member.name} 님에게 링크를 보냈어요.`).waitFor();
  return key;
}
