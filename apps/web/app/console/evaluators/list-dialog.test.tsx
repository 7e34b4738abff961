import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { identity } from '../../lib/command/identity.ts';
import { answerEach, type Reply, until } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { evaluators as words } from './evaluators.ko.ts';
import { ListDialog } from './list-dialog.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

/** Chooses a list, while every call is answered like this. */
async function choose(reply: Reply): Promise<void> {
  answerEach(() => reply);
  const part = <ListDialog open onClose={() => {}} expertise={[]} />;
  ({ clear } = await renderConsolePart(part, { words: { evaluators: words } }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File(['이름,이메일'], '명단.csv')] });
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })));
}

const over: Reply = { status: 401, body: { code: 1304, name: 'signInRequired', message: '', fields: {} } };

test('who does not log in again reads that, and not that the file is broken', async () => {
  const stop = identity.subscribe(() => {
    if (identity.current() === 'logIn') queueMicrotask(() => identity.answer(false));
  });
  await choose(over);
  await until(() => expect(document.body.textContent).toContain(words.notLoggedIn));
  expect(document.body.textContent).not.toContain(words.unreadable);
  stop();
});

test('a server that cannot be reached is named, and not the file', async () => {
  await choose('lost');
  await until(() => expect(document.body.textContent).toContain(words.unreached));
});
