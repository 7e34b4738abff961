import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('of five no more than two run at a time, in their order, and one that fails gives its place away', async () => {
  const run = atMost(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const all = [0, 1, 2, 3, 4].map((number) =>
    run(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      if (number === 1) throw new Error('broken');
      return number;
    }),
  );
  const settled = Promise.allSettled(all);
  for (let number = 0; number < 5; number += 1) {
    while (!ends[number]) await new Promise((resolve) => setImmediate(resolve));
    ends[number]?.();
  }
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
});
