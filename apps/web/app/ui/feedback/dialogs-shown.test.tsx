import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { confirm } from '../../lib/dialogs.ts';
import { renderForTest } from '../render-for-test.tsx';
import { DialogsShown, loadDialogHost } from './dialogs-shown.tsx';

let clear = async () => {};
afterEach(() => clear());

test('what shows a question comes with the first, and shows those after it', async () => {
  clear = await renderForTest(<DialogsShown />);
  expect(document.querySelector('dialog')).toBeNull();
  for (const title of ['지울까요?', '보낼까요?']) {
    let answer: Promise<boolean> = Promise.resolve(false);
    await act(async () => {
      answer = confirm(title);
      await loadDialogHost();
    });
    expect(document.querySelector('dialog[open] h2')?.textContent).toBe(title);
    await act(async () => document.querySelectorAll<HTMLButtonElement>('dialog[open] button')[1]?.click());
    await expect(answer).resolves.toBe(true);
  }
});
