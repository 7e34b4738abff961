import { expect, test } from 'vitest';
import { threadPool } from './thread-pool.ts';

/** Does what it is told: answers, fails, never ends, or takes all memory. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (task) => {
      if (task === 'forever') for (;;);
      if (task === 'memory') { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }
      if (task === 'fails') return parentPort.postMessage({ error: new Error('no') });
      if (task === 'who') return parentPort.postMessage({ value: String(threadId) });
      setTimeout(() => parentPort.postMessage({ value: task }), 20);
    });
  `)}`,
);
const options = { script, threads: 2, waiting: 3, timeoutMs: 60_000, memoryMb: 32 };

test('tasks are answered each for itself, and more than may wait are told so', async () => {
  const pool = threadPool<string, string>(options);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((task) => pool.run(task)));
  expect(answers.map((answer) => (answer.kind === 'done' ? answer.value : answer.kind))).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'full',
    'full',
  ]);
  expect((await pool.run('fails')).kind).toBe('failed');
});

test.each([
  ['end', 'forever', 'tooSlow', 6_000],
  ['measure', 'memory', 'tooLarge', 60_000],
] as const)(
  'a task without %s is given up, and the next one is done all the same',
  async (_, task, kind, timeoutMs) => {
    const pool = threadPool<string, string>({ ...options, threads: 1, timeoutMs });
    const kinds = await Promise.all([task, 'a'].map(async (one) => (await pool.run(one)).kind));
    expect(kinds).toEqual([kind, 'done']);
  },
);

test('a thread stays warm for the next task, and is ended after as long without one as was said', async () => {
  for (const [idleMs, threads] of [
    [60_000, 1],
    [20, 2],
  ] as const) {
    const pool = threadPool<string, string>({ ...options, threads: 1, idleMs });
    const first = await pool.run('who');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const answers = [first, await pool.run('who')];
    expect(new Set(answers.map((answer) => answer.kind === 'done' && answer.value)).size).toBe(threads);
  }
});
