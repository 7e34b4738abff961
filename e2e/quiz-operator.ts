import type { Page } from 'playwright-core';

type QuizQuestion = { ko: string; right: string[]; wrong: string[] };

export const oneRight: QuizQuestion = {
  ko: '빵 한 개에 남는 돈은?',
  right: ['값에서 비용을 뺀 것'],
  wrong: ['값', '비용', '월세'],
};
export const severalRight: QuizQuestion = {
  ko: '파는 만큼 느는 것은?',
  right: ['재료비', '택배비'],
  wrong: ['월세', '간판값'],
};

/** Types a question into the open editor, and says which options are right. */
async function write(
  page: Page,
  { ko, right, wrong }: QuizQuestion,
  kind: 'radio' | 'checkbox',
): Promise<void> {
  await page.getByRole('button', { name: '문제 더하기' }).click();
  await page.locator('#at-questions\\.0 summary').click();
  const fields = page.locator('#at-questions\\.0');
  await fields.locator('input[lang=ko]').first().fill(ko);
  await fields.locator('textarea[lang=ko]').fill(`${ko} 배운 대로예요.`);
  for (const [index, text] of [...right, ...wrong].entries()) {
    await fields.locator('ol input[lang=ko]').nth(index).fill(text);
    if (index < right.length) await fields.locator(`input[type=${kind}][name^=right]`).nth(index).check();
  }
}

/** Writes a quiz of one question and puts it in force. */
export async function publishQuiz(page: Page, variant: 'a' | 'b', question: QuizQuestion): Promise<void> {
  await page.goto(`/console/quizzes/${variant}`);
  await page.locator('main input[lang=ko]').first().fill(`창업 퀴즈 ${variant}`);
  await page.locator('main textarea[lang=ko]').first().fill('한 문제로 배워요.');
  await page.locator('input[type=number]').nth(0).fill('1');
  await page.locator('input[type=number]').nth(1).fill('1');
  await write(page, question, variant === 'a' ? 'radio' : 'checkbox');
  await page.getByRole('button', { name: '게시', exact: true }).click();
  await page.getByText('1판을 게시했어요.').first().waitFor();
}
