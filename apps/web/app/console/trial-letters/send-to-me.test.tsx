import type { OperatorRole } from '@chulbal/contract/operators/values';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { SendToMe } from './send-to-me.tsx';
import { trialLetters as words } from './trial-letters.ko.ts';

const letter = {
  language: 'ko' as const,
  subject: '마감이 늦춰졌어요',
  lines: ['안녕하세요.'],
  button: null,
};

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const show = async (role: OperatorRole) => {
  ({ clear } = await renderConsolePart(<SendToMe letter={letter} />, {
    role,
    words: { trialLetters: words },
  }));
};

test('the letter that is shown goes to oneself, and that is said', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show('contestManager');
  await press('button', `${words.send}: ${letter.subject}`);
  expect(asked(calls)).toEqual([{ name: 'send', input: letter }]);
  expect(said()).toContain(words.sent);
});

test('a refusal stands under the button', async () => {
  const message = '잠시 뒤에 다시 보내 주세요.';
  answerCalls({ status: 429, body: { code: 429, name: 'tooManyRequests', message, fields: {} } });
  await show('contestManager');
  await press('button', /^나에게/);
  expect(document.querySelector('p[role=alert]')?.textContent).toBe(message);
});

test('who may not send any sees no button', async () => {
  await show('viewer');
  expect(all('button')).toEqual([]);
});
