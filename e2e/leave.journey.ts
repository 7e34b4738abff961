import { readFile } from 'node:fs/promises';
import { login } from '@chulbal/contract/accounts';
import { readArchive } from '@chulbal/testing/archives';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { ApiClient } from './api-client.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { linkIn, messageTo } from './messages.ts';
import { type NewPerson, newPerson, signUp } from './sign-up.ts';
import { submitTeamOf } from './submitted-team.ts';

const teamName = '바통 넘기기';

async function logIn(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/auth/login?next=%2Fauth%2Fmy-data');
  await typeLogIn(page, person);
  await page.waitForURL('**/auth/my-data');
}

/** Presses the button of the closing, with the password, at once or not. */
async function close(page: Page, { password }: NewPerson, { atOnce }: { atOnce: boolean }): Promise<void> {
  const closing = page.locator('#closing');
  await closing.locator('input[type=password]').fill(password);
  if (atOnce) await closing.locator('input[name=atOnce]').check();
  await closing.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/');
}

journey(
  'P-12 P-13 a leader takes everything away as a file, hands the team over, leaves, comes back, and is gone',
  async ({ desktop, phone, userApiUrl }) => {
    const leader = newPerson('한겨울');
    const member = newPerson('정하람');
    await signUp(desktop.page, userApiUrl, leader);
    await desktop.page.context().clearCookies();
    const visitor = new ApiClient(userApiUrl);
    const { accessToken } = await visitor.call(login, { loginId: leader.email, password: leader.password });
    const api = visitor.as(accessToken);
    await submitTeamOf(api, { leader, member, teamName });
    await createAccount(userApiUrl, member);
    await logIn(phone.page, member);
    const link = new URL(linkIn(await messageTo(userApiUrl, member.phone, { containing: 'token=' })));
    await phone.page.goto(`${link.pathname}${link.hash}`);
    await phone.page.locator('button[name=answer][value=confirm]').click();
    await phone.page.getByText('본인 확인을 마쳤어요').first().waitFor();

    // Everything held, as a file that opens without the product.
    await logIn(desktop.page, leader);
    await expectAccessible(desktop.page);
    await desktop.page.getByRole('button', { name: '한 묶음으로 받기' }).click();
    const box = desktop.page.locator('#export');
    await box.getByText('내 정보 한 묶음이 준비됐어요').waitFor({ timeout: 30_000 });
    await box.locator('input[type=password]').fill(leader.password);
    const [download] = await Promise.all([
      desktop.page.waitForEvent('download'),
      box.getByRole('button', { name: '본인 확인하고 받기' }).click(),
    ]);
    const archive = await readArchive(await readFile(await download.path()));
    const page = archive.find(({ name }) => name === 'index.html')?.content.toString('utf8') ?? '';
    expect(page).toContain(leader.email);
    expect(page).toContain(teamName);
    expect(page).not.toContain(member.email);
    expect(archive.filter(({ name }) => name.startsWith('files/')).length).toBeGreaterThan(0);

    // A leader cannot leave a team behind; they hand it over, and the member agrees.
    expect(await desktop.page.locator('#closing').textContent()).toContain('먼저 팀을 넘겨 주세요');
    const handover = desktop.page.locator('#handover');
    await handover.locator('select').selectOption({ label: member.name });
    await handover.getByRole('button', { name: '넘기기', exact: true }).click();
    await handover.getByText('팀장, 받으면').waitFor();
    await screenshot(desktop.page, 'handover-given');
    await phone.page.goto('/auth/my-data');
    await expectAccessible(phone.page);
    await screenshot(phone.page, 'handover-got');
    await phone.page.getByRole('button', { name: '팀장 맡기' }).click();
    await phone.page.getByText('팀장이에요').first().waitFor();
    await phone.page.goto('/apply/3/1');
    await phone.page.getByRole('button', { name: '신청 취소' }).waitFor();

    // Leaving; logging in takes it back; leaving at once does not wait.
    await desktop.page.goto('/auth/my-data');
    await close(desktop.page, leader, { atOnce: false });
    await messageTo(userApiUrl, leader.email, { containing: '되돌아와요' });
    await logIn(desktop.page, leader);
    await messageTo(userApiUrl, leader.email, { containing: '거뒀어요' });
    await close(desktop.page, leader, { atOnce: true });
    const again = visitor.call(login, { loginId: leader.email, password: leader.password });
    await expect(again).rejects.toThrow();

    // The new leader learns of the seat, and finds nothing of whoever is gone.
    await messageTo(userApiUrl, member.email, { containing: '자리가 비었어요' });
    await phone.page.goto('/apply/3/1/?step=members');
    expect(await phone.page.content()).not.toContain(leader.phone);
    expect(await phone.page.content()).not.toContain(leader.email);
  },
);
