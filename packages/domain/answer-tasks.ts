import { parentPort } from 'node:worker_threads';
import type { Message } from './thread-pool.ts';

/** Has this thread of a pool answer each task with what `work` gives; `transfer` names buffers that go along. */
export function answerTasks<T, A>(
  work: (task: T) => Promise<A>,
  transfer: (value: A) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort;
  if (!port) throw new Error('This file is the script of a thread.');
  port.on('message', async (task: T) => {
    try {
      const value = await work(task);
      port.postMessage({ value } satisfies Message<A>, transfer(value));
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      port.postMessage({ error: new Error(said) } satisfies Message<A>);
    }
  });
}
