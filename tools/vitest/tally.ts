import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What came of the tests of a file, or of what failed outside any; `failures` says of each its name and first line. */
export type FileTally = {
  project: string;
  file: string;
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
};

/** The first line of what was thrown, which says what was expected. */
const firstLine = (thrown: unknown) =>
  String((thrown as { message?: unknown } | undefined)?.message ?? thrown).split('\n', 1)[0];

/**
 * Writes a `FileTally[]` as JSON when the run ends. A file that cannot be loaded counts as one failed test, so does an
 * error outside any test.
 */
export class Tally implements Reporter {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>, outside: ReadonlyArray<unknown>): void {
    const files = modules.map((module) => {
      const tally: FileTally = {
        ...{ project: module.project.name, file: module.relativeModuleId },
        ...{ passed: 0, failed: 0, skipped: 0, failures: [] },
      };
      const fail = (name: string, errors: ReadonlyArray<unknown> | undefined) => {
        tally.failed += 1;
        tally.failures.push(`${name}: ${firstLine(errors?.[0])}`);
      };
      if (module.errors().length > 0) fail('(file)', module.errors());
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) fail(suite.fullName, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'failed' || state === 'pending') fail(test.fullName, errors ?? [state]);
        else tally[state] += 1;
      }
      return tally;
    });
    if (outside.length > 0)
      files.push({
        project: 'outside any test',
        file: '',
        passed: 0,
        failed: outside.length,
        skipped: 0,
        failures: outside.map((error) => String(firstLine(error))),
      });
    writeFileSync(this.file, JSON.stringify(files));
  }
}
