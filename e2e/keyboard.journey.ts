import { expect } from 'vitest';
import { createAccount } from './account.ts';
import { applicationPage } from './application-page.ts';
import { journey, screenshot } from './browser.ts';
import { keyboardOf } from './keyboard.ts';
import { pdfSaying } from './pdf.ts';
import { newPerson } from './sign-up.ts';

journey(
  'A-03 a student without a mouse logs in, fills in the application, submits it and reads the receipt',
  async ({ desktop, userApiUrl }) => {
    const { page } = desktop;
    const keys = keyboardOf(page);
    const form = applicationPage(page);
    const leader = newPerson('한겨울');
    const member = newPerson('정하람');
    await createAccount(userApiUrl, leader);
    const headingOf = (step: string) => `[data-step=${step}] h2`;
    const goOn = async (to: string) => {
      await form.saved();
      await keys.tabTo(`button[value="step:${to}"]`);
      await keys.press('Enter');
      await expect.poll(() => keys.isAt(headingOf(to))).toBe(true);
    };

    const addMember = async (person: typeof member) => {
      await keys.tabTo('#f-members');
      await keys.press('Enter');
      await expect.poll(() => keys.isAt('#member-panel')).toBe(true);
      const name = page.locator('[role=group] input[id$="-tmName"]');
      const prefix = ((await name.getAttribute('id')) ?? '').replace(/^f-(members)-(.+)-tmName$/, '$1.$2');
      await keys.write(`${prefix}.tmName`, person.name);
      await keys.choose(`${prefix}.tmSex`);
      await keys.write(`${prefix}.tmBirth`, person.birthDate.replaceAll('.', ''));
      await keys.choose(`${prefix}.tmCountry`, 'KR');
      await keys.write(`${prefix}.tmPhone`, person.phone.replaceAll('-', ''));
      await keys.write(`${prefix}.tmEmail`, person.email);
      await keys.choose(`${prefix}.tmSchoolType`, 'university');
      await keys.write(`${prefix}.tmSchoolName`, '새벽들대학교');
      await keys.write(`${prefix}.tmMajor`, '산업디자인');
      await keys.choose(`${prefix}.tmMajority`);
      await keys.tabTo('[role=group] button[value="step:members"]');
      await keys.press('Enter');
      // The panel is gone: focus is on the card that it belonged to.
      await expect.poll(() => keys.isAt(`#f-${prefix.replace('.', '-')}`)).toBe(true);
    };

    await page.goto('/auth/login?next=%2Fapply%2F3%2F1');
    await keys.write('loginId', leader.email);
    await keys.write('password', leader.password);
    await keys.press('Enter');
    await page.waitForURL('**/apply/3/1');
    await page.locator(headingOf('team')).first().waitFor();

    await keys.tick('isConsent');
    await keys.write('teamName', '달빛 우산');
    await keys.write('teamItemName', '문고리 우산걸이');
    await keys.choose('teamItemPart');
    await keys.choose('team4dTech');
    await keys.write('teamItemExp', '비가 오면 현관마다 남는 우산이 있어요.');
    await keys.press('Enter');
    await page.keyboard.type('문고리에 걸어 두고 서로 빌려요.');
    await keys.write('teamEmotion', '기숙사 앞에서 비를 맞고 뛰던 날에 시작했어요.');
    await keys.write('teamChar', '전공이 다른 셋이 같은 층에 살아요.');
    await goOn('leader');

    await keys.choose('leader.tmSex');
    await keys.choose('leader.tmSchoolType', 'university');
    // A school of the list: typed, found, taken with the arrow and Enter.
    await keys.write('leader.tmSchoolName', '서울');
    await page.locator('[role=option]').first().waitFor();
    await keys.press('ArrowDown');
    await keys.press('Enter');
    expect((await form.at('leader.tmSchoolName').inputValue()).length).toBeGreaterThan(2);
    await keys.write('leader.tmMajor', '문헌정보학');
    await keys.choose('leader.tmMajority');
    await goOn('members');

    await addMember(member);
    await addMember(newPerson('잘못 적은 사람'));
    await keys.tabTo('[aria-label="잘못 적은 사람 삭제"]');
    await keys.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await keys.tabTo('dialog[open] button[data-danger]');
    await keys.press('Enter');
    await expect.poll(() => keys.isAt('#f-members')).toBe(true);
    expect(await form.text()).not.toContain('잘못 적은 사람');
    await goOn('documents');

    await keys.attach('business', '사업계획서.pdf', pdfSaying('plan'));
    await form.stored('사업계획서.pdf');
    await keys.attach('schoolPaper.leader', '재학증명서.pdf', pdfSaying('certificate'));
    await form.stored('재학증명서.pdf');
    await form.uploadOfEveryone('schoolPaper', '팀원_재학증명서.pdf', pdfSaying('certificate'));
    await goOn('review');

    await keys.tick('isTrue');
    await keys.tick('isReviewConsent');
    await form.saved();
    await keys.tabTo('button[value="submit"]');
    await screenshot(page, 'keyboard-submit');
    await keys.press('Enter');
    await page.locator('#submitted').waitFor();
    await expect.poll(() => keys.isAt('#submitted')).toBe(true);
    await keys.tabTo('a[href^="/apply/receipt/"]');
    await keys.press('Enter');
    await page.waitForURL('**/apply/receipt/*');
    await expect.poll(() => form.text()).toMatch(/[0-9a-f]{64}/);
    expect(await form.text()).toMatch(/3-\d{4}/);
    keys.expectNoneHidden();
  },
);
