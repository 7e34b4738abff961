// npm test, and with --whole npm run proof: everything, ending in one line `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, mutation, report, runChecks, runVitest, seed } from './checks.mjs';
import {
  findChromium,
  findClamd,
  findContainerTools,
  findPostgres,
  findPromtool,
  findScaleOut,
} from './programs.mjs';
import { tryAgain } from './second-try.mjs';

// The big sets (kills, fuzz requests, pairs of route and language) read this.
const whole = process.argv.includes('--whole');
if (whole) process.env.WHOLE = '1';

const postgres = Boolean(findPostgres());
// Endpoints are tried on PostgreSQL, and on the embedded database in a proof or where it is the only one.
const databases = [
  'pglite',
  ...(postgres ? ['postgres', 'api'] : []),
  ...(whole || !postgres ? ['api-pglite'] : []),
];
const chromium = Boolean(await findChromium());

const seeded = mkdtempSync(join(tmpdir(), 'chulbal-seeded-'));
const demo = { SEEDED_DEMO: seeded };

// Two cores, and two rows of work beside each other: the build, what reads the code, then the demo that kills and
// journeys begin with, and the kills, which mostly wait for what they have killed; the small tests, of which some serve
// what was built, and the databases. After both the browser.
const built = runChecks(build);
const rows = [
  async () => [
    ...(await built),
    ...(await runChecks()),
    ...(await runChecks(seed(seeded))),
    ...(await runVitest(['kill'], { workers: 1, held: true, env: demo })),
  ],
  async () => [
    ...(await runVitest(['structure', 'dom'], { workers: 1, quiet: true })),
    ...(await built.then(() => runVitest(['unit'], { workers: 1, quiet: true }))),
    ...(await runVitest(databases)),
  ],
];
const results = (await Promise.all(rows.map((row) => row()))).flat();
// Journeys wait for the product and for time to pass: three at once leave neither core with nothing to do, five take as long.
if (chromium) results.push(...(await runVitest(['e2e'], { workers: 3, env: demo })));

// Each check of permission and of deadlines is taken away from the rules once.
if (whole) results.push(...(await runChecks(mutation)));

// The image, and what is installed from it: minutes, and programs that few machines have.
const containers = Boolean(findContainerTools());
if (whole && containers && postgres) results.push(...(await runVitest(['image'], { workers: 1 })));

// Deadline day, with the machine to itself: what it counts would be another load's.
if (whole && postgres) results.push(...(await runVitest(['proof'], { workers: 1 })));

// What a busy machine can make late is given a second try.
const timed = results.filter(({ name }) => name === 'kill' || name === 'e2e');
const flaky = await tryAgain(timed, (project, file) =>
  runVitest([project], { workers: 1, env: demo, files: [file] }),
);
rmSync(seeded, { recursive: true });

if (!postgres) results.push(notRun('postgres', 'PostgreSQL was not found'));
if (!chromium) results.push(notRun('e2e', 'Chromium was not found'));
if (!findPromtool()) results.push(notRun('alert rules', 'promtool was not found'));
if (whole && !findClamd()) results.push(notRun('virus scanner', 'clamd was not found'));
if (whole && !containers) results.push(notRun('image', 'buildah, podman, crun or mmdebstrap was not found'));
if (whole && !findScaleOut()) results.push(notRun('rolling update', 'HAProxy or PgBouncer was not found'));
report(results, flaky);

/**
 * @param {string} project @param {string} why
 * @returns {import('./checks.mjs').Result}
 */
function notRun(project, why) {
  const failed = process.env.CI === 'true' ? 1 : 0;
  return {
    name: `${project} NOT RUN: ${why}`,
    passed: 0,
    failed,
    skipped: 0,
    seconds: 0,
    failedFiles: [],
  };
}
