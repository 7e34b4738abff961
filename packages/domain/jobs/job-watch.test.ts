import { expect, test } from 'vitest';
import { type JobWatch, watched } from './job-watch.ts';

test('a watch learns of every run and changes nothing about it', async () => {
  const seen: [string, boolean][] = [];
  const watch: JobWatch = { expect: () => {}, ran: (task, { ok }) => void seen.push([task, ok]) };
  const done: number[] = [];
  await watched(watch, 'fine', async (given: number) => void done.push(given))(7);
  const broken = watched(watch, 'broken', () => Promise.reject(new Error('broken')));
  await expect(broken()).rejects.toThrow('broken');
  expect({ seen, done }).toEqual({
    seen: [
      ['fine', true],
      ['broken', false],
    ],
    done: [7],
  });
});
