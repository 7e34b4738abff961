import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { switchesPlugin } from './tools/mutation/switches-plugin.ts';
import usual from './vitest.config.ts';

// How tools/mutation/run.ts runs tests.

/** Whose tests look for mutants. */
const seekers = ['unit', 'postgres', 'api'] as const;

type Project = { test: { name: string; setupFiles?: string | string[]; env?: Record<string, string> } };

/** What a test has left in the middle of a transaction is not to hold up the next mutants. */
const patience = '-c lock_timeout=8000 -c idle_in_transaction_session_timeout=10000';

const projects = (usual.test?.projects ?? []) as Project[];
const plugin = switchesPlugin();

/** Files run as they are named: what one leaves behind is seen by the last of them, which has all guards. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (one, other) =>
        Number(one.project.name > other.project.name) - Number(one.project.name < other.project.name),
    );
  }
}

/** The usual projects, one process, with switches at the guards. What hangs without its guard is found out after seconds. */
export default defineConfig({
  test: {
    ...usual.test,
    maxWorkers: 1,
    // What was kept of an earlier run has the numbers that mutants had then.
    fsModuleCache: false,
    sequence: { sequencer: AsNamed },
    reporters: [],
    projects: projects
      .filter(({ test }) => seekers.some((name) => name === test.name))
      .map(({ test }) => ({
        plugins: [plugin],
        test: {
          ...test,
          env: { ...test.env, SEEKER: test.name, PGOPTIONS: patience },
          pool: 'forks' as const,
          isolate: false,
          setupFiles: ['tools/mutation/guard-switch.ts', test.setupFiles ?? []].flat(),
          testTimeout: 40_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 8_000 } },
        },
      })),
  },
});
