import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readinessOf } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A need that answers so, one after the other, and then well; counts how often it was asked. */
function need(...answers: (boolean | 'silent' | 'throws')[]) {
  const asked = { times: 0 };
  const ready = readinessOf({
    database: async () => {
      const answer = answers[asked.times] ?? true;
      asked.times += 1;
      if (answer === 'throws') throw new Error('gone');
      return answer === 'silent' ? new Promise<boolean>(() => {}) : answer;
    },
  });
  return { ready, asked };
}

test('one answer serves all who ask within two seconds', async () => {
  const { ready, asked } = need();
  await Promise.all([ready(), ready()]);
  await vi.advanceTimersByTimeAsync(1_999);
  await ready();
  expect(asked.times).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ready()).toEqual({ ready: true, needs: { database: true } });
  expect(asked.times).toBe(2);
});

test.each([['throws'], ['silent'], [false]] as const)(
  'R-15 what is missing once (%s) is missing for one look of a proxy, not for the next one half a second later',
  async (missing) => {
    const { ready, asked } = need(missing);
    const first = ready();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await first).toEqual({ ready: false, needs: { database: false } });
    await vi.advanceTimersByTimeAsync(500);
    expect((await ready()).ready).toBe(true);
    expect(asked.times).toBe(2);
  },
);

test('while an answer is on its way nothing is asked again, however long it takes', async () => {
  const { ready, asked } = need('silent');
  const all = [ready()];
  for (let look = 0; look < 5; look += 1) {
    await vi.advanceTimersByTimeAsync(500);
    all.push(ready());
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(new Set((await Promise.all(all)).map((one) => one.ready))).toEqual(new Set([false]));
  expect(asked.times).toBe(1);
});
