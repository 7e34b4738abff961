import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../ui/page-for-test.tsx';

let clear = async () => {};
const load = vi.fn();
/** As a page that is loaded anew has it. */
let old: typeof import('./use-fresh-when-old.ts');

function Page() {
  old.useFreshWhenOld();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null));
});
afterEach(async () => {
  await clear();
  load.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page whose document came over the network with so many bytes: with none, the browser has kept it. */
async function open(transferSize: number) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { transferSize, encodedBodySize: 4_700 },
  ] as never);
  old = await import('./use-fresh-when-old.ts');
  ({ clear } = await renderPage(<Page />, { load }));
  await pass(0);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The device sleeps: the clock on the wall goes on, that of timers does not. */
async function sleep(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

test('a page that the browser has kept is loaded again, once', async () => {
  await open(0);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page is loaded again when the device has slept, and not when it was only looked away from', async () => {
  await open(5_000);
  await pass(3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(load).not.toHaveBeenCalled();
  await sleep(3_600_000);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
