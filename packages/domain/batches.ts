/**
 * Rows that one statement of a sweep destroys. Where statements wait for each other, as in the embedded database, whoever
 * reads gets in between two of them.
 */
export const SWEEP_BATCH = 1_000;

/**
 * Deletes one batch after another until none is left; `batch` gives what a statement of it has deleted. After each the
 * database belongs to others for as long as it took.
 */
export async function inBatches(batch: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  for (;;) {
    const began = performance.now();
    if ((await batch()).numDeletedRows === 0n) return;
    await new Promise((resolve) => setTimeout(resolve, performance.now() - began));
  }
}
