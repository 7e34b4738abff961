import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { applicationPage, student } from './application-page.ts';
import { journey, screenshot } from './browser.ts';
import { linkIn, messageTo } from './messages.ts';
import { pdfSaying } from './pdf.ts';
import { newPerson, signUpByTouch } from './sign-up.ts';

/** How far below the upper edge of the screen something stands, in px. */
const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

journey('from the start page to the receipt by touch, on a phone', async ({ phone, userApiUrl }) => {
  const { page } = phone;
  const leader = newPerson('한겨울');
  const member = newPerson('정하람');
  const bar = (name: string | RegExp) => page.getByRole('button', { name }).last();
  const form = applicationPage(page);

  // The way in: the call of the start page asks for the track first, and the button names it.
  await page.goto('/');
  await page.locator('main a[href="/contest/apply"]').last().tap();
  await page.waitForURL('**/contest/apply');
  expect(await page.locator('input[name=track]:checked').count()).toBe(0);
  expect(await page.getByRole('link', { name: /트랙 참가 신청/ }).count()).toBe(0);
  await page.getByText('대학교나 대학원에 다녀요').tap();
  await page.getByRole('link', { name: '캠퍼스 트랙 참가 신청' }).waitFor();
  await screenshot(page, 'touch-choose-track');
  await page.getByRole('link', { name: '처음이라면 회원가입부터' }).tap();
  await page.waitForURL('**/auth/sign?next=*');
  await signUpByTouch(page, userApiUrl, leader);
  await page.waitForURL('**/apply/3/1');

  // The first field stands on the first screen, and one orange button.
  expect(await topOf(form.at('isConsent'))).toBeLessThan(300);
  await form.at('isConsent').tap();
  await form.fill({ teamName: '달빛 우산', teamItemName: '우산 걸이' });
  await form.choose('teamItemPart', 'team4dTech');
  await form.fill({ teamItemExp: '우산을 빌려요.', teamEmotion: '비를 맞았어요.' });
  await screenshot(page, 'touch-team');

  // What is missing is a sheet, and leads to its field.
  await bar(/^남음/).tap();
  await page.locator('dialog[open]').getByRole('link', { name: '팀명, 동기와 강점' }).tap();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('f-teamChar');
  await page.keyboard.type('같은 층에 살아요.');
  await bar('다음: 팀장').tap();

  await form.at('leader.tmSex').waitFor();
  expect(await topOf(page.locator('[data-step=leader] h2'))).toBeLessThan(300);
  await form.choose('leader.tmSex');
  await form.at('leader.tmSchoolType').selectOption('university');
  await form.fill(student('leader'));
  await form.choose('leader.tmMajority');
  await bar('다음: 팀원').tap();

  await page.getByRole('button', { name: /팀원 더하기/ }).tap();
  const panel = page.getByRole('group', { name: '새 팀원' });
  const id = (await panel.locator('input[id$="-tmName"]').getAttribute('id')) ?? '';
  const prefix = id.slice('f-'.length, -'-tmName'.length).replaceAll('-', '.');
  expect(await page.locator('main').textContent()).not.toContain('빠진 항목');
  await form.fill({
    [`${prefix}.tmName`]: member.name,
    [`${prefix}.tmBirth`]: member.birthDate,
    [`${prefix}.tmPhone`]: member.phone,
    [`${prefix}.tmEmail`]: member.email,
  });
  await form.choose(`${prefix}.tmSex`);
  await form.at(`${prefix}.tmCountry`).selectOption('KR');
  await form.at(`${prefix}.tmSchoolType`).selectOption('university');
  await form.fill(student(prefix));
  await form.choose(`${prefix}.tmMajority`);
  await panel.getByRole('button', { name: '팀원 추가' }).tap();
  await bar('다음: 서류·가점').tap();

  await form.upload('business', '계획서.pdf', pdfSaying('plan'));
  await form.stored('계획서.pdf');
  // One certificate of each person, by name: with one of two it is not done.
  await form.upload('schoolPaper.leader', '증명서.pdf', pdfSaying('certificate'));
  await form.stored('증명서.pdf');
  await bar(/^남음/).tap();
  const sheet = page.locator('dialog[open]');
  expect(await sheet.textContent()).toContain(`${member.name} 님 재학·휴학 증명서`);
  expect(await sheet.getByRole('link', { name: new RegExp(leader.name) }).count()).toBe(0);
  await sheet.getByRole('button', { name: '닫기' }).tap();
  await form.uploadOfEveryone('schoolPaper', '증명서.pdf', pdfSaying('certificate'));
  await screenshot(page, 'touch-documents');
  await bar('다음: 확인·제출').tap();

  await form.at('isTrue').tap();
  await form.at('isReviewConsent').tap();
  await bar('제출하기').tap();
  await page.locator('#submitted').waitFor();
  await screenshot(page, 'touch-submitted');
  expect(await form.text()).toContain('팀원 1명이 아직 확인하지 않았어요');

  // Something is changed: that waits is the headline, and one tap submits it from any step.
  await page.getByRole('link', { name: '고쳐서 다시 제출' }).tap();
  await form.fill({ teamChar: '전공이 달라요.' });
  await form.saved();
  await page.goto('/apply/3/1');
  expect(await page.locator('main').getByText('고친 내용 미제출').first().isVisible()).toBe(true);
  expect(await page.locator('main').getByText('제출 완료').count()).toBe(0);
  await screenshot(page, 'touch-unsent');
  await page.goto('/apply/3/1?step=team');
  await bar('다시 제출하기').tap();
  await expect.poll(() => form.text()).toContain('2회 제출');

  // The mail leads to the receipt.
  const receipt = new URL(linkIn(await messageTo(userApiUrl, leader.email, { containing: '2회 제출' })));
  await page.goto(receipt.pathname);
  expect(receipt.pathname).toMatch(/^\/apply\/receipt\/\d+$/);
  await expect.poll(() => form.text()).toMatch(/[0-9a-f]{64}/);

  // Another track is shut to them, and says where the application of this year is.
  await page.goto('/apply/2/1');
  await page.getByRole('link', { name: '캠퍼스 트랙 신청서 보기' }).tap();
  await page.waitForURL('**/apply/3/1');
});

journey(
  'a track is hardly theirs: said before anything is written, the open way first',
  async ({ phone, userApiUrl }) => {
    const { page } = phone;
    // Not open yet: visible without a log-in.
    await page.goto('/apply/5/1');
    expect(new URL(page.url()).pathname).toBe('/apply/5/1');
    expect(await page.locator('main').textContent()).toContain('접수를 준비하고 있어요');

    await page.goto('/auth/sign?next=/apply/1/1');
    expect(await page.locator('main').textContent()).toContain('먼저 보호자의 허락을 받아요');
    await signUpByTouch(page, userApiUrl, newPerson('백두산'));
    await page.waitForURL('**/apply/1/1');
    await page.getByText('새싹 트랙은 초·중학생 트랙이에요').first().waitFor();
    await page.getByRole('link', { name: '캠퍼스 트랙 참가 신청' }).tap();
    await page.waitForURL('**/apply/3/1');
    await applicationPage(page).at('teamName').waitFor();
  },
);
