import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  all,
  answerCalls,
  asked,
  errorOf,
  fill,
  find,
  press,
  pressEnter,
  pressEscape,
  said,
} from '../../ui/hands-for-test.ts';
import { ui } from '../../ui/ui.ko.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { operators as words } from './operators.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <InviteDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
async function show() {
  ({ clear } = await renderConsolePart(<Page />, { words: { operators: words } }));
  await press('button', '열기');
}
async function write() {
  await fill('textbox', /^이름/, '정하람');
  await fill('textbox', /^이메일/, 'haram@example.kr');
}
const value = (name: RegExp) => find<HTMLInputElement>('textbox', name).value;

test('Enter invites with the role that was chosen, and says so', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show();
  await write();
  await fill('combobox', /^역할/, 'contentEditor');
  expect(document.body.textContent).toContain(words.help.contentEditor);
  await pressEnter('textbox', /^이메일/);
  expect(asked(calls)).toEqual([
    { name: 'invite', input: { name: '정하람', email: 'haram@example.kr', role: 'contentEditor' } },
  ]);
  expect(all('dialog')).toEqual([]);
  expect(said()).toContain('정하람님에게 초대를 보냈어요.');
});

test('who is an operator already is refused beside the address, and what was typed stays', async () => {
  const message = '이미 운영자예요.';
  answerCalls({ status: 409, body: { code: 1, name: 'alreadyOperator', message, fields: {} } });
  await show();
  await write();
  await press('button', words.inviting.submit);
  expect(errorOf('textbox', /^이메일/)).toBe(message);
  expect([value(/^이름/), value(/^이메일/)]).toEqual(['정하람', 'haram@example.kr']);
  await fill('textbox', /^이메일/, 'haram2@example.kr');
  expect(errorOf('textbox', /^이메일/)).toBe('');
});

test('Escape sends nothing', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show();
  await write();
  await pressEscape();
  await press('button', ui.leave.ok);
  expect([all('dialog').length, calls.mock.calls.length]).toEqual([0, 0]);
});
