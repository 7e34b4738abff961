import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { judging as words } from '../judging.ko.ts';
import { ClosingNote } from './closing-note.tsx';

const now = '2026-06-10T05:00:00.000Z';
const load = vi.fn();
let clear = async () => {};

beforeEach(() => {
  load.mockClear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse(now) });
});
afterEach(async () => {
  await clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function shown(closesAt: string): Promise<string> {
  const layout = { id: 'evaluators/shell/pointer-layout', data: { now, evaluator: { userId: 7 } } };
  const options = { words: { judging: words }, layout, load };
  ({ clear } = await renderPage(<ClosingNote closesAt={closesAt} />, options));
  load.mockClear();
  return document.querySelector('[role="note"]')?.textContent ?? '';
}

test.each([
  ['the last day', '2026-06-10T09:00:00.000Z', '심사는 오늘 18:00에 끝나요'],
  ['the day before', '2026-06-11T09:00:00.000Z', ''],
])('on %s', async (_day, closesAt, said) => {
  const note = await shown(closesAt);
  if (said) expect(note).toContain(said);
  else expect(note).toBe('');
});

test.each([
  ['the page learns that it is over', true],
  ['a page without a network stays as it is', false],
])('at the closing %s', async (_what, reached) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!reached) throw new TypeError('offline');
    return new Response(null);
  });
  await shown(now);
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_500)));
  expect(load).toHaveBeenCalledTimes(reached ? 1 : 0);
});
