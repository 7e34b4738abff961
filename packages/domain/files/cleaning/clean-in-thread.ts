import { Worker } from 'node:worker_threads';
import type { CleaningFailure } from '../clean-copies.tables.ts';
import type { CleaningAnswer, CleaningTask } from './cleaning-worker.ts';

/** Milliseconds after which a file is given up; 20 MB take about one second. */
const PATIENCE_MS = 30_000;
/** Threads that clean at the same time, and files that may wait for one. */
const MOST_AT_ONCE = 1;
const MOST_WAITING = 50;
/** Of one thread, beside the bytes themselves. */
const MEMORY_MB = 512;

export type Cleaned = { kind: 'clean'; bytes: Buffer } | { kind: 'failed'; why: CleaningFailure };

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Cleans a file in a thread of its own, so that nobody else waits for it: one at a time in a process, in the order
 * they came. Null where too many wait already. The bytes are taken over by the thread.
 */
export async function cleanInThread(task: CleaningTask): Promise<Cleaned | null> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) return null;
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await inThread(task);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function inThread(task: CleaningTask): Promise<Cleaned> {
  const thread = new Worker(new URL('./cleaning-worker.ts', import.meta.url), {
    workerData: task,
    transferList: [task.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve, reject) => {
    const end = (cleaned: Cleaned) => {
      clearTimeout(late);
      resolve(cleaned);
      void thread.terminate();
    };
    const late = setTimeout(() => end({ kind: 'failed', why: 'tooSlow' }), PATIENCE_MS);
    thread.once('message', ({ bytes }: CleaningAnswer) =>
      end(
        bytes ? { kind: 'clean', bytes: Buffer.from(bytes.buffer) } : { kind: 'failed', why: 'unreadable' },
      ),
    );
    thread.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
        return end({ kind: 'failed', why: 'tooLarge' });
      }
      clearTimeout(late);
      reject(error);
    });
  });
}
