import { writtenPdf } from '@chulbal/testing/corpus/benign';
import { expect } from 'vitest';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { logIn } from './people.ts';

journey(
  'a team hands in what a stage asks for, on a phone: from my page, with a receipt, and again in edit mode',
  async ({ phone: { page } }) => {
    await logIn(page, 'asked');
    await page.getByRole('link', { name: '자료 제출하기' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('heading', { name: '서류 심사 자료 제출' }).waitFor();
    const text = () => dialog.textContent();

    // What is missing is said beside its slot, and nothing is handed in.
    await dialog.getByRole('button', { name: '제출하기' }).click();
    await expect.poll(text).toContain('파일이 1개 이상 있어야 해요.');
    await expectAccessible(page);

    const pick = async (slot: string, name: string) => {
      const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(await writtenPdf()) };
      await dialog.getByRole('group', { name: slot }).first().locator('input[type=file]').setInputFiles(file);
      await expect.poll(text).toContain(name);
      await dialog.getByRole('button', { name: `${name} 지우기` }).waitFor();
    };
    await pick('IR 자료', '다시한겹 IR.pdf');
    await dialog.getByRole('button', { name: '제출하기' }).click();
    await dialog.getByRole('heading', { name: '서류 심사 제출한 자료' }).waitFor();
    await expect.poll(text).toMatch(/1회.*다시한겹 IR\.pdf.*SHA-256 [0-9a-f]{64}/);
    await expectAccessible(page);
    await screenshot(page, 'material-receipt');

    // In edit mode what was handed in stands until it is handed in again.
    await dialog.getByRole('button', { name: '고쳐서 다시 제출' }).click();
    await dialog.getByRole('heading', { name: '서류 심사 자료 고치기' }).waitFor();
    await pick('추가 자료', '시연 화면.pdf');
    await expect.poll(text).toContain('고친 내용은 아직 제출되지 않았어요.');
    await screenshot(page, 'material-edit');
    await dialog.getByRole('button', { name: '다시 제출하기' }).click();
    await expect.poll(text).toMatch(/2회.*시연 화면\.pdf/);
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    await expect.poll(() => page.locator('main').textContent()).toContain('자료를 제출했어요.');
  },
);
