import type { OperatorRole } from '@chulbal/contract/operators/values';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { failedMessages as words } from './failed-messages.ko.ts';
import { FailedTable } from './failed-table.tsx';
import type { Failed } from './kinds.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const message = (messageId: number, more: Partial<Failed> = {}) =>
  ({
    ...{
      messageId,
      channel: 'mail',
      to: `h${messageId}***@gmial.com`,
      meant: null,
      person: null,
      team: null,
    },
    ...{ subject: '접수했어요', language: 'ko', failure: 'service', code: '421', attempts: 5 },
    ...{ failedAt: '2026-05-20T05:03:21.000Z', mayRepeat: true, ...more },
  }) as unknown as Failed;

async function show(role: OperatorRole, ...messages: Failed[]) {
  const onAside = vi.fn();
  ({ clear } = await renderConsolePart(<FailedTable messages={messages} onAside={onAside} />, {
    ...{ role, words: { failedMessages: words } },
  }));
  return onAside;
}

test('one is sent again, or put aside, each by whom it was to', async () => {
  const calls = answerCalls({ status: 200, body: null });
  const onAside = await show('owner', message(1), message(2));
  await press('button', '다시 보내기: h2***@gmial.com');
  expect(asked(calls)).toEqual([{ name: 'sendAgain', input: { messageId: 2 } }]);
  expect(said()).toContain(words.sent);
  await press('button', '치우기: h1***@gmial.com');
  expect(onAside.mock.calls[0]?.[0].messageId).toBe(1);
});

test('what is over is not sent again; what was meant by a mistyped address is said', async () => {
  await show('owner', message(1, { mayRepeat: false, meant: 'gmail.com' }));
  expect(all('button', /^다시 보내기/)).toEqual([]);
  expect(find('button', /^치우기/)).toBeDefined();
  expect(document.body.textContent).toContain('gmail.com일까요?');
});

test('a refusal is read out where it was pressed, and whoever may not work on it has no button', async () => {
  answerCalls({ status: 409, body: { code: 1, name: 'gone', message: '이미 갔어요.', fields: {} } });
  await show('owner', message(1));
  await press('button', /^다시 보내기/);
  expect(said()).toContain('이미 갔어요.');
  await clear();
  await show('viewer', message(1));
  expect(all('button')).toEqual([]);
});
