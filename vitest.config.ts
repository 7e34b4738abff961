import { defineConfig } from 'vitest/config';
import { embedded } from './tools/vitest/embedded.ts';
import { LongFirst } from './tools/vitest/long-first.ts';
import { Tally } from './tools/vitest/tally.ts';

// What a test's file name says about where it runs:
//   *.test.ts       unit      pure rules, no database, no network
//   *.test.tsx      dom       components in happy-dom
//   *.db.test.ts    postgres  commands and queries; in pglite, the same files on the embedded database
//   *.race.test.ts  postgres  interleavings that one embedded connection cannot show
//   *.api.test.ts   api       endpoints over HTTP, on PostgreSQL; in api-pglite, on the embedded database
//   *.journey.ts    e2e       the whole product in a real browser
//   *.kill.test.ts  kill      the whole product, killed under load
//   *.image.ts      image     the image built from Debian's packages, and run; in a proof only
//   *.proof.ts      proof     the whole product under the load of a deadline, or with what it stands on taken away; in a proof only
const setupFiles = ['tools/vitest/console-error.ts'];
const needsMore = ['**/*.db.test.ts', '**/*.race.test.ts', '**/*.api.test.ts'];
const noTests = ['**/node_modules/**', '**/build/**'];
const whole = process.env.WHOLE === '1';
const databaseTests = ['packages/**/*.db.test.ts', 'apps/**/*.db.test.ts'];
const apiTests = ['apps/**/*.api.test.ts', 'packages/**/*.api.test.ts'];

// A test may take its time on a busy machine, and the big sets of `npm run proof` an hour; what hangs is still found.
const patient = {
  testTimeout: whole ? 3_600_000 : 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
// A worker keeps its modules, and with them its one database, from file to file: starting an embedded
// database costs seconds and nearly a gigabyte.
const keepsDatabase = { ...patient, pool: 'forks', isolate: false, exclude: noTests, setupFiles } as const;
const onEmbedded = { env: { TEST_DATABASE: 'pglite' } };
const onPostgres = { env: { TEST_DATABASE: 'postgres' }, globalSetup: ['tools/vitest/postgres.ts'] };

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
          ...onEmbedded,
          name: 'pglite',
          include: whole ? databaseTests : Object.values(embedded).flat(),
        },
      },
      {
        test: {
          ...keepsDatabase,
          ...onPostgres,
          name: 'postgres',
          include: [...databaseTests, 'packages/**/*.race.test.ts'],
        },
      },
      { test: { ...keepsDatabase, ...onPostgres, name: 'api', include: apiTests } },
      { test: { ...keepsDatabase, ...onEmbedded, name: 'api-pglite', include: apiTests } },
      {
        test: {
          name: 'kill',
          include: ['e2e/**/*.kill.test.ts'],
          exclude: noTests,
          pool: 'forks',
          testTimeout: whole ? 4 * 3_600_000 : 900_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'image',
          include: ['e2e/**/*.image.ts'],
          exclude: noTests,
          pool: 'forks',
          testTimeout: 300_000,
          hookTimeout: 1_800_000,
        },
      },
      {
        test: {
          name: 'proof',
          include: ['{bench,e2e}/**/*.proof.ts'],
          exclude: noTests,
          pool: 'forks',
          testTimeout: 7_200_000,
          hookTimeout: 1_800_000,
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
