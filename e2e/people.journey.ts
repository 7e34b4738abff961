import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { typeLogIn } from './account.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { operatorOf } from './hired-operators.ts';
import { confirmed } from './judging-operator.ts';
import { messageTo } from './messages.ts';
import { logInOperator } from './operators.ts';
import { newPerson, signUp } from './sign-up.ts';

const wish = '학교 이름이 바뀌었어요. 새 이름으로 고쳐 주세요.';
const answer = '학교 이름을 새 이름으로 고쳤어요.';
const reason = '정보 요청의 본인 확인 전화';
const finding = '이 달에 연 기록을 모두 보았고 사유와 일이 맞아요.';

/** A month that is over and that nobody has signed: long ago, so that no other journey opens anything in it. */
const month = '2024-02';

const text = (page: Page) => page.locator('main').textContent();

journey(
  'P-15 P-07 an operator answers a request about data in time, opens one thing of the person, who sees it, and signs the review of a month',
  async ({ desktop, phone, userApiUrl }) => {
    const person = newPerson('이소현');
    await signUp(phone.page, userApiUrl, person);
    await phone.page.context().clearCookies();
    await phone.page.goto('/auth/login?next=%2Fauth%2Fmy-data');
    await typeLogIn(phone.page, person);
    await phone.page.waitForURL('**/auth/my-data');

    // What is missing is said where it is missing, and nothing typed is lost.
    phone.expectedErrors.push(/422/);
    const asking = phone.page.locator('#requests');
    await asking.locator('textarea').fill(wish);
    await asking.getByRole('button', { name: '요청하기' }).click();
    await expect.poll(() => asking.locator('[role=alert], [id$=-error]').count()).toBeGreaterThan(0);
    expect(await asking.locator('textarea').inputValue()).toBe(wish);
    await asking.locator('input[name=kind][value=correct]').check();
    await asking.getByRole('button', { name: '요청하기' }).click();
    await asking.getByText('D-10').waitFor();
    await expectAccessible(phone.page);
    await screenshot(phone.page, 'my-requests');
    await messageTo(userApiUrl, person.email, { containing: '요청을 받았어요' });

    // The operator finds the person by their whole number, and opens one thing with a reason.
    const { page } = desktop;
    const owner = operatorOf('people');
    await page.goto('/console/members');
    await logInOperator(page, owner);
    await page.goto('/console/members');
    // There are more entries than the screen is high: that of this page stands in view all the same.
    const entry = page.locator('#console-nav [aria-current=page]');
    const isSeen = () =>
      entry.evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isSeen).toBe(true);
    await page.locator('input[name=value]').fill(person.phone);
    await page.locator('input[name=value]').press('Enter');
    await page.waitForURL(/\/console\/members\/\d+$/);
    expect(await text(page)).not.toContain(person.email);
    await page.getByRole('button', { name: '보기: 메일' }).click();
    await page.locator('dialog[open] textarea').fill(reason);
    await expectAccessible(page);
    await page.locator('dialog[open] button[type=submit]').click();
    await page.getByText(person.email).waitFor();

    // The request, nearest last day first; the answer goes out as it is written.
    await page.goto('/console/data-requests');
    await page.getByRole('row').filter({ hasText: '이O현' }).getByRole('link').first().click();
    await page.getByText(wish).waitFor();
    await page.getByRole('button', { name: '답하기' }).click();
    await page.locator('dialog[open] textarea').fill(answer);
    await page.locator('dialog[open] button[type=submit]').click();
    await expect.poll(() => text(page)).toContain('처리하고 답함');
    await expectAccessible(page);

    await messageTo(userApiUrl, person.email, { containing: answer });
    await phone.page.reload();
    await phone.page.locator('#requests').getByText(answer).waitFor();
    await phone.page.locator('#looks').getByText(reason).first().waitFor();

    // The review is signed once who signs has said who they are; from then on it is a result.
    await page.goto(`/console/access-review?month=${month}`);
    await page.locator('textarea[name=finding]').fill(finding);
    // Who signs is asked who they are, by a refusal that says so.
    desktop.expectedErrors.push(/422/);
    await page.getByRole('button', { name: '서명하기' }).click();
    await confirmed(page, owner, new RegExp(finding));
    await page.locator('blockquote').getByText(finding).waitFor();
    expect(await page.locator('main code').textContent()).toMatch(/^[0-9a-f]{64}$/);
    await expectAccessible(page);
    await screenshot(page, 'access-review-signed');
  },
);
