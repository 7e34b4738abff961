/**
 * Runs `work` every `everyMs` and whenever it is kicked, never twice at once: a kick during a run makes one
 * more run after it. The signal that `work` gets is aborted when somebody waits for it to stop.
 */
export function repeatedRun(options: {
  work: (stopping: AbortSignal) => Promise<void>;
  everyMs: number;
  report: (error: unknown) => void;
}): { kick(): void; stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let kicked = false;
  const stopping = new AbortController();

  function kick(): void {
    kicked = true;
    if (running || stopping.signal.aborted) return;
    running = run().finally(() => {
      running = null;
      if (kicked) kick();
    });
  }

  async function run(): Promise<void> {
    kicked = false;
    await options.work(stopping.signal).catch(options.report);
  }

  const timer = setInterval(kick, options.everyMs);
  return {
    kick,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Works off what nobody waits for, batch by batch, until a batch did nothing or somebody waits for it to stop. After
 * each batch it leaves the database to the requests for as long as that batch took.
 */
export async function workOff(batch: () => Promise<number>, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const began = performance.now();
    if ((await batch()) === 0) return;
    const took = performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, took));
  }
}
