import { demoOperators } from '@chulbal/demo/operators';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { applicationPage } from './application-page.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { messageTo } from './messages.ts';
import { logInOperator, typeCode } from './operators.ts';
import { newPerson } from './sign-up.ts';
import { submitTeamOf } from './submitted-team.ts';

const day = 86_400_000;
const korean = (at: number) => new Date(at + 9 * 3_600_000).toISOString();

const bonuses = {
  'additionList.0.aaNo': '1',
  'additionList.0.teamHistory': '창업 교육 40시간',
  'additionList.1.aaNo': '2',
  'additionList.1.teamHistory': '2025년 본선',
};

const drawer = (page: Page) => page.locator('main aside');
const text = (page: Page) => drawer(page).textContent();
const dialog = (page: Page) => page.locator('dialog[open]');
const closed = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0);

journey(
  'an operator finds a team, asks for completion, extends its deadline, decides its bonus, reveals and exports with a reason',
  async ({ desktop, phone, userApiUrl }) => {
    const leader = newPerson('윤아름');
    const member = newPerson('정하람');
    const teamName = `책장넘기기${leader.phone.slice(-4)}`;
    const account = await createAccount(userApiUrl, leader);
    await submitTeamOf(account, {
      leader,
      member,
      teamName,
      fields: bonuses,
      slots: ['applyAddition1', 'applyAddition2'],
    });

    // a code counts once: one that is used already is refused, and the next one tried
    desktop.expectedErrors.push(/400|422/);

    // Found by typing, over chips that stand in the address; opened by Enter.
    const { page } = desktop;
    await logInOperator(page, demoOperators.owner, '/console/applications');
    const search = page.locator('[data-team-search]');
    await search.fill('상태:제출');
    await search.press('Enter');
    await page.waitForURL('**/console/applications?status=submitted');
    await search.fill(teamName.slice(0, 4));
    await search.press('Enter');
    await page.waitForURL(/keyword=/);
    await screenshot(page, 'console-applications-found');
    await expectAccessible(page);
    await search.press('Escape');
    await search.blur();
    await page.keyboard.press('j');
    await expect.poll(() => page.locator('tbody a:focus').textContent()).toBe(teamName);
    await page.keyboard.press('Enter');
    await page.waitForURL(/team=\d+/);
    await expect.poll(() => text(page)).toContain('가점 확인');
    expect(await text(page)).toContain('윤O름');
    expect(await page.content()).not.toContain(leader.phone);
    await screenshot(page, 'console-applications-drawer');
    await expectAccessible(page);

    // A document is read in place, beside what it proves.
    await drawer(page)
      .getByTitle(/business\.pdf 보기/)
      .first()
      .click();
    await page.locator('section canvas').first().waitFor();
    await screenshot(page, 'console-applications-document');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('section canvas').count()).toBe(0);

    // Completion: refused without a place and words, then sent, to the team and its pages.
    await drawer(page).getByRole('button', { name: '보완 요청' }).click();
    await dialog(page).getByRole('button', { name: '보완 요청 보내기' }).click();
    expect(await dialog(page).textContent()).toContain('하나는 골라 주세요.');
    await dialog(page).getByLabel('사업계획서').check();
    const wanted = '사업계획서 3쪽의 매출 근거를 더 적어 주세요.';
    await dialog(page).locator('textarea').fill(wanted);
    expect(await dialog(page).textContent()).toContain('보완할 곳: 사업계획서');
    await expectAccessible(page);
    await screenshot(page, 'console-applications-completion');
    await dialog(page).getByRole('button', { name: '보완 요청 보내기' }).click();
    await closed(page);
    await expect.poll(() => text(page)).toContain('기다리는 중');
    const letter = await messageTo(userApiUrl, leader.email, { containing: wanted });
    expect(letter.text).toContain('사업계획서');

    // A later deadline for this team alone.
    const until = korean(Date.now() + 20 * day).slice(0, 10);
    await drawer(page).getByRole('button', { name: '이 팀 마감 연장' }).click();
    await dialog(page).locator('#f-closesAt').fill(`${until}T18:00`);
    await dialog(page).getByRole('button', { name: '마감 연장' }).click();
    expect(await dialog(page).textContent()).toContain('꼭 필요한 항목이에요.');
    await dialog(page).locator('#f-extendReason').fill('보완할 시간을 더 드립니다');
    await dialog(page).getByRole('button', { name: '마감 연장' }).click();
    await closed(page);
    const untilText = until.slice(5).replace('-', '.');
    await expect.poll(() => text(page)).toContain(`${untilText}`);

    // One bonus item counts, the other does not, for a reason that stays.
    await drawer(page)
      .getByRole('button', { name: / 반려$/ })
      .last()
      .click();
    await dialog(page).getByRole('button', { name: '반려' }).click();
    expect(await dialog(page).textContent()).toContain('꼭 필요한 항목이에요.');
    await dialog(page).locator('#f-reason').fill('수상한 날이 공고일보다 앞서요');
    await dialog(page).getByRole('button', { name: '반려' }).click();
    await closed(page);
    await expect.poll(() => text(page)).toContain('수상한 날이 공고일보다 앞서요');
    await drawer(page)
      .getByRole('button', { name: /^가점 \d+점 확정$/ })
      .click();
    await expect.poll(() => text(page)).toMatch(/인정 1점/);
    await screenshot(page, 'console-applications-bonus');

    // Personal data: only with a reason, and masked again once the page is left.
    await drawer(page).getByRole('button', { name: '가린 정보 열기' }).click();
    await dialog(page).getByRole('button', { name: '사유를 남기고 열기' }).click();
    expect(await dialog(page).textContent()).toContain('꼭 필요한 항목이에요.');
    await dialog(page).locator('#f-revealReason').fill('증명서의 이름을 전화로 확인');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: '사유를 남기고 열기' }).click();
    await expect.poll(() => text(page)).toContain(leader.phone);
    await page.reload();
    await expect.poll(() => text(page)).toContain('윤O름');
    expect(await page.content()).not.toContain(leader.phone);

    // All of it stands in the history.
    for (const done of ['보완 요청', '마감 연장', '가점 반려', '가점 확인', '가린 정보 열기', '서류 열기']) {
      expect(await drawer(page).locator('ol').last().textContent()).toContain(done);
    }

    // Out of the console only with a reason, and after signing in again.
    await page.getByRole('button', { name: '내보내기', exact: true }).click();
    await dialog(page).locator('textarea').fill('짧');
    await dialog(page).getByRole('button', { name: '사유를 남기고 내보내기' }).click();
    expect(await dialog(page).textContent()).toContain('5자 이상 적어 주세요.');
    await dialog(page).locator('textarea').fill('심사위원 배정 회의 자료, 회의 뒤 폐기');
    await screenshot(page, 'console-applications-export');
    await expectAccessible(page);
    const download = page.waitForEvent('download', { timeout: 90_000 });
    await dialog(page).getByRole('button', { name: '사유를 남기고 내보내기' }).click();
    await typeCode(page, demoOperators.owner);
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

    // The applicant sees the new deadline and what is to be completed, and may submit again.
    await phone.page.goto('/auth/login?next=%2Fauth%2Fmypage');
    await typeLogIn(phone.page, leader);
    await phone.page.waitForURL('**/auth/mypage');
    await phone.page.goto('/apply/3/1');
    const form = applicationPage(phone.page);
    expect(await form.text()).toContain(untilText);
    expect(await form.text()).toContain(wanted);
    await screenshot(phone.page, 'console-applications-applicant');
  },
);

journey(
  'an operator works several teams at once, saves the search, and keeps it over a reload',
  async ({ desktop }) => {
    const { page } = desktop;
    desktop.expectedErrors.push(/400|422/);
    await logInOperator(page, demoOperators.manager, '/console/applications?trackNo=4&status=submitted');
    await page.getByRole('button', { name: '보기 저장' }).click();
    await dialog(page).locator('#f-viewName').fill('성장 모두');
    await dialog(page).getByRole('button', { name: '저장', exact: true }).click();
    await closed(page);
    await expect
      .poll(() => page.locator('nav [aria-current=page]').last().textContent())
      .toContain('성장 모두');

    await page.locator('thead input').check();
    await page.getByRole('toolbar').getByRole('button', { name: '담당 지정' }).click();
    await dialog(page).locator('select').selectOption({ label: '강민서' });
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: '담당 정하기' }).click();
    await closed(page);
    await expect.poll(() => page.locator('tbody tr').first().textContent()).toContain('강민서');
    expect(await page.getByRole('toolbar').count()).toBe(0);

    // Columns, order and search are the address; the back button goes through them.
    await page.getByRole('button', { name: '보이는 열' }).click();
    await page.getByLabel('지역', { exact: true }).check();
    await page.waitForURL(/columns=/);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '팀', exact: true }).click();
    await page.waitForURL(/sort=teamName/);
    await expect
      .poll(async () => {
        const names = await page.locator('tbody th').allTextContents();
        return names.length > 0 && names.join() === names.toSorted().join();
      })
      .toBe(true);
    await page.reload();
    expect(await page.locator('thead').textContent()).toContain('지역');
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('sort='));

    await page.getByRole('link', { name: /성장 모두/ }).click();
    await page.waitForURL((url) => !url.search.includes('columns='));
    await page.getByRole('button', { name: '보기 관리' }).click();
    await page.getByRole('button', { name: '보기 지우기' }).click();
    await expect.poll(() => page.getByRole('link', { name: /성장 모두/ }).count()).toBe(0);
  },
);
