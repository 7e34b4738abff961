import { availableParallelism } from 'node:os';
import { fault } from '../../fault.ts';
import { threadPool } from '../../thread-pool.ts';
import type { Judgement, JudgingTask } from './judge-file.ts';
import { refused } from './refused.ts';

/** A document of 30 MB takes one or two seconds; whatever takes this long is made to. */
const TIMEOUT_MS = 30_000;
/** Of one thread's heap, beside the bytes of what it reads. */
const MEMORY_MB = 384;

const pool = threadPool<JudgingTask, Judgement>({
  script: new URL('./judging-worker.ts', import.meta.url),
  threads: Math.min(2, availableParallelism()),
  waiting: 200,
  timeoutMs: TIMEOUT_MS,
  memoryMb: MEMORY_MB,
});

/**
 * Judges a document in a thread of its own, with limits of time and memory. Throws fileRefused 4021 with the reason,
 * too much time or memory among them; unavailable 503 where too many wait already.
 */
export async function judgeInThread(task: JudgingTask): Promise<void> {
  const answer = await pool.run(task);
  if (answer.kind === 'full') throw fault('unavailable', { retryAfter: 5 });
  if (answer.kind === 'tooSlow' || answer.kind === 'tooLarge') throw refused('unreadable');
  if (answer.kind === 'failed') throw answer.error;
  if (answer.value.reason) throw refused(answer.value.reason, answer.value.place);
}
