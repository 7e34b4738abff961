import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderForTest } from '../ui/render-for-test.tsx';
import { refreshEvery, useRefresh } from './use-refresh.ts';

let clear = async () => {};
const work = vi.fn();

function Page() {
  useRefresh(work);
  return null;
}

function RestingPage() {
  useRefresh(work, { every: 30_000, restAfter: 600_000 });
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers();
  work.mockClear();
  clear = await renderForTest(<Page />);
});
afterEach(async () => {
  await clear();
  see('visible');
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a page that rests', () => {
  test('is left alone once nobody has touched it for long, and fresh at once when somebody does', async () => {
    await clear();
    clear = await renderForTest(<RestingPage />);
    await pass(600_000);
    expect(work).toHaveBeenCalledTimes(20);
    await pass(3_600_000);
    expect(work).toHaveBeenCalledTimes(20);
    document.dispatchEvent(new Event('keydown'));
    expect(work).toHaveBeenCalledTimes(21);
    await pass(60_000);
    expect(work).toHaveBeenCalledTimes(23);
  });
});

describe('an open page is refreshed', () => {
  test('at least every 45 s while it can be seen', async () => {
    expect(refreshEvery).toBeLessThanOrEqual(45_000);
    await pass(refreshEvery - 1);
    expect(work).toHaveBeenCalledTimes(0);
    await pass(1 + 2 * refreshEvery);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('not while it is hidden, and at once when it is seen again', async () => {
    see('hidden');
    await pass(5 * refreshEvery);
    expect(work).toHaveBeenCalledTimes(0);
    await pass(1000);
    see('visible');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('not again when it was hidden for a moment only', async () => {
    await pass(refreshEvery);
    see('hidden');
    await pass(1000);
    see('visible');
    expect(work).toHaveBeenCalledTimes(1);
    await pass(refreshEvery);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('no more once it is left', async () => {
    await clear();
    await pass(5 * refreshEvery);
    expect(work).toHaveBeenCalledTimes(0);
    clear = async () => {};
  });
});
