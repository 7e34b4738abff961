import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { newPerson } from './sign-up.ts';

const title = '팀이 없는 사람들의 저녁, 레인 밋업';

journey(
  'on a phone a visitor finds a programme by initial consonants, applies, takes its calendar file and cancels',
  async ({ phone: { page }, userApiUrl }) => {
    const person = newPerson('윤가람');
    await createAccount(userApiUrl, person);
    await page.goto('/support/programs');
    await page.getByRole('searchbox').fill('ㄹㅇㅁㅇ');
    await page.getByRole('button', { name: '찾기' }).tap();
    await page.waitForURL('**/support/programs?*keyword=*');
    await page.getByRole('link', { name: title }).tap();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('link', { name: '로그인하고 신청하기' }).tap();
    await page.waitForURL(({ pathname }) => pathname === '/auth/login');
    await typeLogIn(page, person);
    await page.waitForURL(({ pathname }) => pathname.startsWith('/support/programs/detail/'));

    await page.getByRole('button', { name: '신청하기' }).tap();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('heading', { name: '이 프로그램을 신청할까요?' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '신청하기' }).tap();
    await page.getByText('참가 확정').waitFor();
    await screenshot(page, 'program-placed');

    await page.goto('/auth/mypage');
    const mine = page.getByRole('region', { name: '내 프로그램' });
    await mine.getByText('참가 확정').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      mine.getByRole('link', { name: `‘${title}’ 캘린더에 담기` }).tap(),
    ]);
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(text).toContain(`SUMMARY;LANGUAGE=ko:${title.replace(',', '\\,')}`);
    expect(text).toMatch(/\r\nDTSTART:\d{8}T100000Z\r\nDTEND:\d{8}T120000Z\r\n/);

    await mine.getByRole('button', { name: `‘${title}’ 신청 취소` }).tap();
    await dialog.getByRole('button', { name: '신청 취소' }).tap();
    await expect.poll(() => mine.textContent()).toContain('취소');
    await expect.poll(() => mine.getByRole('button').count()).toBe(0);
    await expectAccessible(page);
    await screenshot(page, 'my-programs');
  },
);
