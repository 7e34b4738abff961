import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './tools/vitest/long-first.ts';
import { Tally } from './tools/vitest/tally.ts';

// What a test's file name says about where it runs:
//   *.test.ts       unit      pure rules, no database, no network
//   *.test.tsx      dom       components in happy-dom
//   *.db.test.ts    pglite and postgres, the same file on both
//   *.race.test.ts  postgres  interleavings that one embedded connection cannot show
//   *.api.test.ts   api       endpoints over HTTP, on the embedded database
//   *.journey.ts    e2e       the whole product in a real browser
//   *.kill.test.ts  kill      the whole product, killed under load
const setupFiles = ['tools/vitest/console-error.ts'];
const needsMore = ['**/*.db.test.ts', '**/*.race.test.ts', '**/*.api.test.ts'];
const noTests = ['**/node_modules/**', '**/build/**'];
const onBothDatabases = ['packages/**/*.db.test.ts', 'apps/**/*.db.test.ts'];
// With EMBEDDED_HALF, 0 or 1, every other one of them is left to PostgreSQL, but for what shares out its own cases.
const half = process.env.EMBEDDED_HALF;
const notToday = half
  ? globSync(onBothDatabases, { cwd: import.meta.dirname, exclude: [...noTests, '**/acts.db.test.ts'] })
      .toSorted()
      .filter((_, at) => at % 2 !== Number(half))
  : [];

// A test may take its time on a busy machine, and the big sets of `npm run proof` an hour; what hangs is still found.
const patient = {
  testTimeout: process.env.WHOLE ? 3_600_000 : 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const;
// A worker keeps its modules, and with them its one database, from file to file: starting an embedded
// database costs seconds and nearly a gigabyte.
const keepsDatabase = { ...patient, pool: 'forks', isolate: false } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    sequence: { sequencer: LongFirst },
    reporters: process.env.TALLY_FILE ? ['default', new Tally(process.env.TALLY_FILE)] : ['default'],
    projects: [
      {
        test: {
          ...patient,
          name: 'structure',
          include: ['tools/**/*.test.ts'],
          exclude: noTests,
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...noTests, ...needsMore],
          setupFiles,
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'dom',
          include: ['apps/web/**/*.test.tsx'],
          exclude: noTests,
          setupFiles: [...setupFiles, 'tools/vitest/own-modules.ts'],
          environment: 'happy-dom',
          isolate: false,
        },
      },
      {
        test: {
          ...keepsDatabase,
          name: 'pglite',
          include: onBothDatabases,
          exclude: [...noTests, ...notToday],
          setupFiles,
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        test: {
          ...keepsDatabase,
          name: 'postgres',
          include: ['**/*.db.test.ts', '**/*.race.test.ts'],
          exclude: noTests,
          setupFiles,
          globalSetup: ['tools/vitest/postgres.ts'],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        test: {
          ...keepsDatabase,
          name: 'api',
          include: ['apps/**/*.api.test.ts', 'packages/**/*.api.test.ts'],
          exclude: noTests,
          setupFiles,
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        test: {
          name: 'kill',
          include: ['e2e/**/*.kill.test.ts'],
          exclude: noTests,
          pool: 'forks',
          testTimeout: process.env.WHOLE ? 4 * 3_600_000 : 300_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.journey.ts'],
          exclude: noTests,
          globalSetup: ['e2e/global-setup.ts'],
          pool: 'forks',
          isolate: false,
          // A page may take its time on a busy machine; what never comes is still found, by the wait for it.
          testTimeout: 600_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
