import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { textOfPdf } from './pdf.ts';
import { newPerson } from './sign-up.ts';

/** The bytes that a button hands over, and the name it gives them. */
async function handedOver(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 20_000 }),
    page.getByRole('button', { name: button }).tap(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

journey(
  'a visitor writes a plan, takes it along at the log-in, exports it and begins an application from it',
  async ({ phone, userApiUrl }) => {
    const { page } = phone;
    const person = newPerson('윤가을');
    const account = createAccount(userApiUrl, person);
    await page.goto('/toolkit/business-plan?chapter=problem');
    const what = '동네 카페에 책장을 놓고 한 칸씩 빌려주는 공유 책장이에요.';
    const answerOf = (question: string) => page.getByRole('textbox', { name: `${question} 답` });
    const open = (question: string) => page.getByRole('button', { name: `‘${question}’ 답 쓰기` }).tap();

    // A sentence with a word that could say more, then a table and a picture.
    await open('그래서 무엇을 만드나요?');
    await answerOf('그래서 무엇을 만드나요?').pressSequentially(`${what} 많이`);
    await page.getByText('‘많이’ 대신 숫자를 적어 보세요').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '표 넣기' }).tap();
    await page.keyboard.type('칸 값');
    await answerOf('그래서 무엇을 만드나요?').locator('p').first().tap();
    await page.getByRole('button', { name: '그림 넣기' }).tap();
    const photo = { create: { width: 60, height: 40, channels: 3, background: '#ff6a13' } } as const;
    const buffer = await sharp(photo).png().toBuffer();
    await page.getByLabel('그림 파일').setInputFiles({ name: '책장.png', mimeType: 'image/png', buffer });
    await page.getByRole('textbox', { name: '그림 설명' }).fill('주황색 책장');
    await page.getByRole('button', { name: '넣기', exact: true }).tap();
    await answerOf('그래서 무엇을 만드나요?').getByAltText('주황색 책장').waitFor();
    await expectAccessible(page);
    await screenshot(page, 'plan-writing');

    await page.goto('/toolkit/business-plan?chapter=team');
    await open('왜 이 일을 시작했나요?');
    await answerOf('왜 이 일을 시작했나요?').pressSequentially('책을 버린 날이 있어요.');
    await page.getByRole('button', { name: '이름 바꾸기' }).tap();
    await page.getByRole('textbox', { name: '아이템 이름' }).fill('한칸서재');
    await page.getByRole('button', { name: '바꾸기', exact: true }).tap();

    // Found again, and taken along.
    await page.goto('/toolkit/business-plan');
    await page.getByText(what).waitFor();
    await account;
    await page.getByRole('button', { name: '신청서로 시작', exact: true }).tap();
    await page.getByRole('link', { name: '로그인하고 이어 가기' }).tap();
    await typeLogIn(page, person);
    await page.waitForURL('**/toolkit/business-plan?start');
    await page.getByText('계획서 1개를 내 계정으로 옮겼어요').waitFor();
    const kept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('plan:')));
    await expect.poll(kept).toBe(false);
    await page.getByRole('button', { name: '닫기' }).first().tap();
    await page.getByAltText('주황색 책장').waitFor();

    const docx = await handedOver(page, 'DOCX 내려받기');
    expect(docx.name).toBe('한칸서재.docx');
    const parts = unzipSync(docx.bytes);
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    for (const part of [what, '칸 값', '책을 버린 날이 있어요.', '주황색 책장']) expect(xml).toContain(part);
    expect(Object.keys(parts).some((name) => name.startsWith('word/media/'))).toBe(true);
    const pdf = await handedOver(page, 'PDF 내려받기');
    expect(pdf.name).toBe('한칸서재.pdf');
    const said = await textOfPdf(pdf.bytes);
    for (const part of [what, '칸 값', '책을 버린 날이 있어요.', '주황색 책장']) expect(said).toContain(part);

    // Into an application: a choice, what goes where, and only then.
    await page.getByRole('button', { name: '신청서로 시작', exact: true }).tap();
    await page.getByRole('radio', { name: /캠퍼스/ }).check();
    await page.getByRole('heading', { name: '이렇게 옮겨 적을게요' }).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'plan-start');
    await page.getByRole('button', { name: '신청서에 옮기기' }).tap();
    await page.waitForURL('**/apply/**');
    await page.getByText('계획서를 신청서에 옮겼어요').waitFor();
    await page.goto(`${page.url().split('?')[0]}?step=team`);
    expect(await page.locator('#f-teamItemName').inputValue()).toBe('한칸서재');
    expect(await page.locator('#f-teamItemExp').inputValue()).toContain(what);
    expect(await page.locator('#f-teamEmotion').inputValue()).toBe('책을 버린 날이 있어요.');
    await page.goto(`${page.url().split('?')[0]}?step=documents`);
    await page.getByText('한칸서재.pdf').first().waitFor();
  },
);
