import { afterEach, expect, test, vi } from 'vitest';
import { press, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { PointerBar } from './pointer-bar.tsx';
import type { PointerData } from './pointer-data.ts';
import { pointerFrame as words } from './pointer-frame.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(closesIn: number | null, longerBy?: number) {
  const now = Date.now();
  const closesAt = new Date(now + (closesIn ?? 0)).toISOString();
  const longer = longerBy === undefined ? null : { teams: 1, until: new Date(now + longerBy).toISOString() };
  const names = { lane: 4, trackName: '성장', stageName: '서류 심사' };
  const stage = closesIn === null ? null : { closesAt, longer, ...names };
  const data = { evaluator: { name: '서지안' }, stage, now: new Date(now).toISOString() };
  ({ clear } = await renderPage(<PointerBar />, {
    words: { pointerFrame: words },
    layout: { id: 'evaluators/shell/pointer-layout', data: data as unknown as PointerData },
  }));
}
const DAY = 86_400_000;

test('says who is here, which stage and how many days are left, or that it is over', async () => {
  await show(3 * DAY);
  const header = () => document.querySelector('header')?.textContent ?? '';
  expect(header()).toContain('서지안');
  expect(header()).toMatch(/성장.*서류 심사.*D-3/);
  await clear();
  await show(-DAY);
  expect(header()).toContain(words.closed);
  await clear();
  await show(-DAY, 2 * DAY);
  expect(header()).toContain('D-2');
  expect(header()).not.toContain(words.closed);
  await clear();
  await show(null);
  expect(header()).not.toMatch(/D-|마감/);
});

test('logging out is one press, by name', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const calls = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await show(null);
  await press('button', words.logOut);
  await until(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/pointer/login'));
  expect(calls).toHaveBeenCalledExactlyOnceWith('/pointer/logout', expect.anything());
});
