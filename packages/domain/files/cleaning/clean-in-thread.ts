import { threadPool } from '../../thread-pool.ts';
import type { CleaningFailure } from '../clean-copies.tables.ts';
import type { CleaningAnswer, CleaningTask } from './cleaning-worker.ts';

/** One at a time in a process; a file is given up after 30 seconds, 20 MB take about one. */
const pool = threadPool<CleaningTask, CleaningAnswer>({
  script: new URL('./cleaning-worker.ts', import.meta.url),
  threads: 1,
  waiting: 50,
  timeoutMs: 30_000,
  memoryMb: 512,
});

export type Cleaned = { kind: 'clean'; bytes: Buffer } | { kind: 'failed'; why: CleaningFailure };

/**
 * Cleans a file in a thread of its own, so that nobody else waits for it, in the order they came. Null where too many
 * wait already. The bytes are taken over by the thread.
 */
export async function cleanInThread(task: CleaningTask): Promise<Cleaned | null> {
  const answer = await pool.run(task, [task.bytes.buffer]);
  if (answer.kind === 'full') return null;
  if (answer.kind === 'tooSlow' || answer.kind === 'tooLarge') return { kind: 'failed', why: answer.kind };
  if (answer.kind === 'failed') throw answer.error;
  const { bytes } = answer.value;
  return bytes ? { kind: 'clean', bytes: Buffer.from(bytes.buffer) } : { kind: 'failed', why: 'unreadable' };
}
