import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { exportReview as words } from './export-review.ko.ts';
import { ReviewForm } from './review-form.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const note = new RegExp(`^${words.note}`);
const value = () => find<HTMLTextAreaElement>('textbox', note).value;
async function show(review: Parameters<typeof ReviewForm>[0]['review'] = null) {
  const part = <ReviewForm month="2026-04" review={review} />;
  ({ clear } = await renderConsolePart(part, { words: { exportReview: words } }));
}

test('a month is put on record with what was checked, and the field is free again', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show();
  expect(document.body.textContent).toContain(words.notReviewed);
  await fill('textbox', note, '사유가 모두 있어요');
  await press('button', words.submit);
  expect(asked(calls)).toEqual([{ name: 'review', input: { month: '2026-04', note: '사유가 모두 있어요' } }]);
  expect(said()).toContain(words.reviewed);
  expect(value()).toBe('');
});

test('who reviewed it and when stands there, and it can be reviewed again', async () => {
  await show({ reviewedBy: '윤서아', reviewedAt: '2026-05-01T15:00:00.000Z', note: '이상 없음' });
  expect(document.body.textContent).toContain('윤서아, 2026.05.02 00:00');
  expect(find('button', words.again)).toBeDefined();
});

test('a refusal stands beside the field with what was typed', async () => {
  const fields = { note: '적어 주세요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  await show();
  await fill('textbox', note, '.');
  await press('button', words.submit);
  expect(errorOf('textbox', note)).toBe(fields.note);
  expect(value()).toBe('.');
});
