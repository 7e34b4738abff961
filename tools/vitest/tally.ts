import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What came of the tests of a file, or of what failed outside any. */
export type FileTally = { project: string; file: string; passed: number; failed: number; skipped: number };

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
      const tally = {
        ...{ project: module.project.name, file: module.relativeModuleId },
        ...{ passed: 0, failed: 0, skipped: 0 },
      };
      tally.failed += module.errors().length > 0 ? 1 : 0;
      for (const suite of module.children.allSuites()) tally.failed += suite.errors().length > 0 ? 1 : 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        tally[state === 'pending' ? 'failed' : state] += 1;
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
      });
    writeFileSync(this.file, JSON.stringify(files));
  }
}
