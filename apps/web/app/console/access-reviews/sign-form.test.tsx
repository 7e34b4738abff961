import type { AccessReview } from '@chulbal/contract/access-reviews';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { accessReview as words } from './access-review.ko.ts';
import { SignForm } from './sign-form.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const finding = new RegExp(`^${words.finding}`);
async function show(more: Partial<AccessReview> = {}) {
  const review = {
    ...{ month: '2026-04', recordsSha256: 'ab', over: true, signed: null, signing: 'free', own: 2, ...more },
  } as unknown as AccessReview;
  ({ clear } = await renderConsolePart(<SignForm review={review} />, { words: { accessReview: words } }));
}

test('a month is signed over exactly the records that were looked at', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show();
  await fill('textbox', finding, '이상 없음');
  await press('button', words.sign);
  const input = { month: '2026-04', recordsSha256: 'ab', finding: '이상 없음' };
  expect(asked(calls)).toEqual([{ name: 'sign', input }]);
  expect(said()).toContain(words.signed);
});

test.each([
  ['a month that still runs', { over: false }, words.running],
  ['whoever would sign what they did themselves', { signing: 'refused' as const }, '2'],
])('not by or of %s', async (_case, more, text) => {
  await show(more);
  expect(document.body.textContent).toContain(text);
  expect([all('textbox'), all('button')]).toEqual([[], []]);
});

test('a finding that is too short is refused beside its field and stays', async () => {
  const fields = { finding: '조금 더 적어 주세요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  await show();
  await fill('textbox', finding, '음');
  await press('button', words.sign);
  expect(errorOf('textbox', finding)).toBe(fields.finding);
  expect(find<HTMLTextAreaElement>('textbox', finding).value).toBe('음');
});
