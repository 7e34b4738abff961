/** Learns of what jobs do, for whoever looks after them. */
export type JobWatch = {
  /** A job will be done every so often from now on. */
  expect(task: string, everyMs: number): void;
  ran(task: string, how: { seconds: number; ok: boolean }): void;
};

/** The same work, with its runs told to a watch. */
export function watched<Given extends unknown[]>(
  watch: JobWatch | undefined,
  task: string,
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  if (!watch) return work;
  return async (...given) => {
    const began = performance.now();
    const tell = (ok: boolean) => watch.ran(task, { seconds: (performance.now() - began) / 1000, ok });
    try {
      await work(...given);
    } catch (error) {
      tell(false);
      throw error;
    }
    tell(true);
  };
}
