import { availableParallelism } from 'node:os';
import { fault } from '../fault.ts';
import { threadPool } from '../thread-pool.ts';
import type { Drawings, DrawingTask, Drawn } from './drawing-worker.ts';

/** A page takes about 50 ms, the longest plan two seconds; others wait in a queue that ends within seconds. */
const pool = threadPool<DrawingTask, Drawn>({
  script: new URL('./drawing-worker.ts', import.meta.url),
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 60,
  timeoutMs: 20_000,
  memoryMb: 256,
});

/**
 * Draws a paper in a thread, so that nobody else waits for it: anybody may ask for some of them without logging in.
 * Throws unavailable 503 where too many are asked for at once.
 */
export async function drawPaper<Kind extends keyof Drawings>(
  kind: Kind,
  ...given: Parameters<Drawings[Kind]>
): Promise<Buffer> {
  const answer = await pool.run({ kind, given } as DrawingTask);
  if (answer.kind === 'done') return Buffer.from(answer.value.buffer);
  if (answer.kind === 'failed') throw answer.error;
  throw fault('unavailable', { retryAfter: 5 });
}
