import { Worker } from 'node:worker_threads';

export type PoolOptions = {
  /** The script of a thread: it calls `answerTasks`. */
  script: URL;
  /** Threads at the same time, and tasks that may wait for one. */
  threads: number;
  waiting: number;
  /** Milliseconds after which a task is given up and its thread ended. */
  timeoutMs: number;
  /** Memory of one thread's heap, in MB; buffers come on top. */
  memoryMb: number;
  /** Milliseconds after which a thread without a task is ended: five minutes unless said otherwise. */
  idleMs?: number;
};

/**
 * What became of a task. `full`: too many wait already; `tooSlow` and `tooLarge`: it ran out of time or memory, and its
 * thread was ended; `failed`: it threw.
 */
export type Answer<A> =
  | { kind: 'done'; value: A }
  | { kind: 'full' }
  | { kind: 'tooSlow' }
  | { kind: 'tooLarge' }
  | { kind: 'failed'; error: Error };

export type ThreadPool<T, A> = {
  run(task: T, transfer?: readonly ArrayBuffer[]): Promise<Answer<A>>;
};

/** Memory of a thread for what has just come to be. Left to itself it takes hundreds of MB, which no work here needs. */
const YOUNG_MB = 24;

/** Starting a thread takes some hundred milliseconds. */
const IDLE_MS = 5 * 60_000;

/**
 * Threads that do one task after another, each at most one at a time, in the order the tasks came. They are started
 * when needed, stay warm, and keep no process from ending.
 */
export function threadPool<T, A>(options: PoolOptions): ThreadPool<T, A> {
  const idle: Worker[] = [];
  const queue: ((thread: Worker) => void)[] = [];
  const endings = new Map<Worker, NodeJS.Timeout>();
  let alive = 0;

  function start(): Worker {
    alive += 1;
    const thread = new Worker(options.script, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    thread.setMaxListeners(0);
    thread.once('exit', () => {
      alive -= 1;
      drop(thread);
      const next = queue.shift();
      if (next) next(start());
    });
    return thread;
  }

  function drop(thread: Worker): void {
    clearTimeout(endings.get(thread));
    endings.delete(thread);
    const place = idle.indexOf(thread);
    if (place >= 0) idle.splice(place, 1);
  }

  function release(thread: Worker): void {
    const next = queue.shift();
    if (next) {
      next(thread);
      return;
    }
    thread.unref();
    idle.push(thread);
    const ending = setTimeout(() => {
      drop(thread);
      void thread.terminate();
    }, options.idleMs ?? IDLE_MS);
    ending.unref();
    endings.set(thread, ending);
  }

  async function take(): Promise<Worker | null> {
    const thread = idle.at(-1);
    if (thread) {
      drop(thread);
      return thread;
    }
    if (alive < options.threads) return start();
    if (queue.length >= options.waiting) return null;
    return new Promise((resolve) => queue.push(resolve));
  }

  return {
    async run(task, transfer = []) {
      const thread = await take();
      return thread ? perform<T, A>(thread, { task, transfer, options, release }) : { kind: 'full' };
    },
  };
}

type Performed<T> = {
  task: T;
  transfer: readonly ArrayBuffer[];
  options: PoolOptions;
  release(thread: Worker): void;
};

function perform<T, A>(
  thread: Worker,
  { task, transfer, options, release }: Performed<T>,
): Promise<Answer<A>> {
  thread.ref();
  return new Promise((resolve) => {
    const end = (answer: Answer<A>, isUsable: boolean) => {
      clearTimeout(late);
      thread.off('message', onMessage);
      thread.off('error', onError);
      if (isUsable) release(thread);
      else {
        // What is under way in it is given up with it.
        thread.on('error', () => {});
        void thread.terminate();
      }
      resolve(answer);
    };
    const onMessage = (message: Message<A>) =>
      end(
        'error' in message
          ? { kind: 'failed', error: message.error }
          : { kind: 'done', value: message.value },
        true,
      );
    const onError = (error: unknown) => {
      const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(
        isMemory
          ? { kind: 'tooLarge' }
          : { kind: 'failed', error: new Error('A thread died', { cause: error }) },
        false,
      );
    };
    const late = setTimeout(() => end({ kind: 'tooSlow' }, false), options.timeoutMs);
    thread.on('message', onMessage);
    thread.on('error', onError);
    thread.postMessage(task, transfer);
  });
}

export type Message<A> = { value: A } | { error: Error };
