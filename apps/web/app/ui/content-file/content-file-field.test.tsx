import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderConsolePart } from '../../console/shell/console-page-for-test.tsx';
import { all, said } from '../hands-for-test.ts';
import { ui } from '../ui.ko.ts';
import { contentFileField as words } from './content-file-field.ko.ts';
import { ContentFileField } from './content-file-field.tsx';

let clear = async () => {};
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await clear();
});

test('a file that has no place at the server yet says so beside itself, and is there once it has been sent again', async () => {
  const onChange = vi.fn();
  const field = <ContentFileField label="로고" kind="picture" file={null} onChange={onChange} />;
  ({ clear } = await renderConsolePart(field, { words: { contentFileField: words } }));
  const stored = { serverFileName: '0'.repeat(32), name: 'a.png', size: 3, width: 1, height: 1 };
  const answers = [
    () => Response.json({}, { status: 503, headers: { 'retry-after': '5' } }),
    () => Response.json({ code: 0, message: '', data: stored }),
  ];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift()?.() ?? Response.error());

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File(['abc'], 'a.png')] });
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said()).toContain(ui.file.held);
  expect(all('button', words.uploading)).toHaveLength(1);

  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(said()).not.toContain(ui.file.held);
  expect(onChange.mock.calls).toEqual([[stored]]);
});
