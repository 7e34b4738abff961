/**
 * Rows that one statement of a sweep destroys. Where statements wait for each other, as in the embedded database, whoever
 * reads gets in between two of them.
 */
export const SWEEP_BATCH = 1_000;

/** Deletes one batch after another until none is left; `batch` gives what a statement of it has deleted. */
export async function inBatches(batch: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  while ((await batch()).numDeletedRows > 0n) {
    // A turn for everything else that this process does.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
