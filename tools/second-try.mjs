/** @typedef {import('./checks.mjs').Result} Result */

/** So many flaky files fail a run: that is no accident any more. */
const TOO_MANY = 3;

/**
 * Runs the files that failed once more, each alone, and counts what passes then as passed. Where too many have failed,
 * none is run again: the run has failed either way.
 *
 * @param {Result[]} results of projects that depend on the time that a real browser or process takes; those whose files
 *   pass now are changed
 * @param {(project: string, file: string) => Promise<Result[]>} runFile
 * @returns {Promise<string[]>} the flaky files
 */
export async function tryAgain(results, runFile) {
  const failed = results.flatMap((result) => result.failedFiles.map((first) => ({ result, first })));
  if (failed.length >= TOO_MANY) return [];
  const flaky = [];
  for (const { result, first } of failed) {
    const [second, ...more] = await runFile(result.name, first.file);
    if (!second || more.length > 0 || second.failed > 0 || second.passed === 0) continue;
    for (const count of /** @type {const} */ (['passed', 'failed', 'skipped']))
      result[count] += second[count] - first[count];
    result.failedFiles = result.failedFiles.filter((one) => one !== first);
    flaky.push(first.file);
  }
  return flaky;
}
