import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { expectAccessible, journey, openVisit, screenshot } from './browser.ts';
import { startProduct } from './server.ts';
import { type NewPerson, newPerson } from './sign-up.ts';

/** Whoever is on the stand-in’s page says who they are. */
async function confirmAs(page: Page, { name, birthDate }: NewPerson): Promise<void> {
  await page.getByRole('heading', { name: '연습용 본인확인' }).waitFor();
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=birthDate]').fill(birthDate.replaceAll('.', '-'));
  await page.getByRole('button', { name: /확인했어요/ }).tap();
}

/** Logs in from the page of a company, and comes back to it. */
async function comeTo(page: Page, at: string, person: NewPerson): Promise<void> {
  await page.goto(`/auth/login?next=${encodeURIComponent(at)}`);
  await typeLogIn(page, person);
  await page.waitForURL((url) => url.pathname === at);
}

journey(
  'one person proves who they are and opens one wallet, and a second account of theirs opens none',
  async ({ browser }) => {
    const product = await startProduct({ IDENTITY_URL: 'stand-in' });
    onTestFinished(() => product.stop());
    // The service leads back to the address that is printed.
    const url = product.url.replace('127.0.0.1', 'localhost');
    const phone = await openVisit(browser, 'phone', url);
    const { page } = phone;
    const first = newPerson('윤하늘');
    const second = newPerson(first.name);
    for (const person of [first, second]) await createAccount(product.userApiUrl, person);

    await page.goto('/ipo/contents/exhibition');
    const company = page.locator('main a[href^="/ipo/detail/"]').first();
    const at = (await company.getAttribute('href')) ?? '';

    // Turned back nothing is kept, somebody else is not let in, and whoever it is opens the wallet where they began.
    await comeTo(page, at, first);
    await page.getByRole('heading', { name: '본인확인을 하면 지갑을 열 수 있어요' }).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'identity-asked');
    const prove = () => page.locator('a[href^="/auth/identity"]').first().tap();
    await prove();
    await page.getByRole('button', { name: /그만두고 돌아가기/ }).tap();
    await page.getByText('확인하지 않고 돌아왔어요').waitFor();
    await expectAccessible(page);
    await page.goto(at);
    await prove();
    await confirmAs(page, { ...first, name: '전혀 다른 이름' });
    await page.getByText('이 계정과 다른 사람이에요').waitFor();
    await screenshot(page, 'identity-mismatch');
    await page.goto(at);
    await prove();
    await confirmAs(page, first);
    await page.waitForURL((here) => here.pathname === at);
    await page.getByLabel('약관을 읽었고 동의해요').check();
    await page.getByRole('button', { name: '지갑 열기' }).tap();
    await page.locator('fieldset label').first().waitFor();

    // The same person with another number and mailbox.
    await page.context().clearCookies();
    await comeTo(page, at, second);
    await prove();
    await confirmAs(page, second);
    await page.waitForURL((here) => here.pathname === at);
    await page.getByRole('heading', { name: '지갑을 열 수 없어요' }).waitFor();
    expect(await page.getByRole('button', { name: '지갑 열기' }).count()).toBe(0);
    await expectAccessible(page);
    await screenshot(page, 'identity-second');

    await phone.close();
    expect(phone.errors, 'errors in the browser').toEqual([]);
  },
);
