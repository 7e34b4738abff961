import type { MovedDeadline } from '@chulbal/contract/deadline-letters';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { trialLetters } from '../trial-letters/trial-letters.ko.ts';
import { deadlineLetters as words } from './deadline-letters.ko.ts';
import { MovedDeadlines } from './moved-deadlines.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const letter: MovedDeadline['letters'][number] = {
  ...{
    to: 'draft',
    language: 'ko',
    subject: '마감이 하루 늦춰졌어요',
    lines: ['성장 트랙'],
    button: '이어 쓰기',
  },
  reasonLead: '사유:',
};
const later: MovedDeadline = {
  ...{ trackNo: 1, lane: 1, stageNo: 1, kind: 'application', drafts: 3, submitted: 2, evaluators: 0 },
  ...{ before: '2026-05-19T09:00:00.000Z', after: '2026-05-20T09:00:00.000Z', letters: [letter] },
};
const now = Date.parse('2026-05-18T00:00:00.000Z');

async function show(deadlines: MovedDeadline[], { tell = true, reason = '서버 점검' } = {}) {
  const onTell = vi.fn();
  const part = <MovedDeadlines {...{ deadlines, tell, onTell, reason, now }} />;
  ({ clear } = await renderConsolePart(part, { words: { deadlineLetters: words, trialLetters } }));
  return onTell;
}
const page = () => document.body.textContent ?? '';

test('says by how much it moves and whom that touches, and offers to tell them', async () => {
  const onTell = await show([later]);
  expect(page()).toContain('24시간 늦어져요');
  expect(page()).toContain('작성 중 3팀 · 제출한 2팀');
  await press('checkbox', /^5팀에게 알리기/);
  expect(onTell).toHaveBeenCalledWith(false);
});

test.each([
  ['two days and more in days', '2026-05-22T09:00:00.000Z', '3일 늦어져요'],
  ['less than two hours in minutes', '2026-05-19T10:30:00.000Z', '90분 늦어져요'],
])('%s', async (_, after, text) => {
  await show([{ ...later, after }]);
  expect(page()).toContain(text);
});

test('an earlier deadline is a warning, and one that is over then says so', async () => {
  await show([{ ...later, after: '2026-05-17T09:00:00.000Z' }]);
  expect(said()).toContain(words.earlier);
  expect(said()).toContain(words.overNow);
});

test('where it touches nobody nothing is sent, and where nobody is told that is said', async () => {
  await show([{ ...later, drafts: 0, submitted: 0 }]);
  expect(all('checkbox')).toEqual([]);
  expect(page()).toContain(words.nobody);
  await clear();
  await show([later], { tell: false });
  expect(page()).toContain(words.silent);
  expect(page()).not.toContain(words.show);
});

test('a letter is shown with the reason as it is typed, and goes to oneself first', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show([later], { reason: ' 서버 점검 ' });
  await press('button', words.show);
  expect(page()).toContain('사유:서버 점검');
  await press('button', `${trialLetters.send}: ${letter.subject}`);
  const { language, subject, button } = letter;
  expect(asked(calls)).toEqual([
    { name: 'send', input: { language, subject, lines: ['성장 트랙', '사유: 서버 점검'], button } },
  ]);
  expect(said()).toContain(trialLetters.sent);
});

test('a letter that could not be sent says why beside its button', async () => {
  answerCalls({
    status: 429,
    body: { code: 4290, name: 'tooManyRequests', message: '잠시 뒤에 다시 해 주세요.', fields: {} },
  });
  await show([later]);
  await press('button', words.show);
  const send = find('button', `${trialLetters.send}: ${letter.subject}`);
  await press('button', `${trialLetters.send}: ${letter.subject}`);
  expect(send.parentElement?.textContent).toContain('잠시 뒤에 다시 해 주세요.');
});
