// npm test, and with --whole npm run proof: everything, ending in one line `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, report, runChecks, runVitest, seed } from './checks.mjs';
import { findChromium, findPostgres } from './programs.mjs';

// The big sets (kills, fuzz requests, pairs of route and language) read this.
if (process.argv.includes('--whole')) process.env.WHOLE = '1';

const postgres = Boolean(findPostgres());
// What runs on both databases runs on PostgreSQL always, and on the embedded one, which endpoints and journeys are tried
// on as well, a half each day; `npm run proof` runs it all.
const half = postgres && process.env.WHOLE !== '1' ? String(Math.floor(Date.now() / 86_400_000) % 2) : '';
const chromium = Boolean(await findChromium());

const seeded = mkdtempSync(join(tmpdir(), 'chulbal-seeded-'));

// Two cores, and two rows of work beside each other: the build, what reads the code, then the demo that kills and
// journeys begin with, and the kills, which mostly wait for what they have killed; the small tests, of which some serve
// what was built, and the databases. After both the browser.
const built = runChecks(build);
const rows = [
  async () => [
    ...(await built),
    ...(await runChecks()),
    ...(await runChecks(seed(seeded))),
    ...(await runVitest(['kill'], { workers: 1, held: true, env: { SEEDED_DEMO: seeded } })),
  ],
  async () => [
    ...(await runVitest(['structure', 'dom'], { workers: 1, quiet: true })),
    ...(await built.then(() => runVitest(['unit'], { workers: 1, quiet: true }))),
    ...(await runVitest(['pglite', 'api', ...(postgres ? ['postgres'] : [])], {
      env: { EMBEDDED_HALF: half },
    })),
  ],
];
const before = (await Promise.all(rows.map((row) => row()))).flat();
// Journeys wait for the product and for time to pass: three at once leave neither core with nothing to do.
const journeys = chromium ? await runVitest(['e2e'], { workers: 3, env: { SEEDED_DEMO: seeded } }) : [];
rmSync(seeded, { recursive: true });
const results = [...before, ...journeys];

if (!postgres) results.push(notRun('postgres', 'PostgreSQL was not found'));
if (!chromium) results.push(notRun('e2e', 'Chromium was not found'));
report(results);

/**
 * @param {string} project @param {string} why
 * @returns {import('./checks.mjs').Result}
 */
function notRun(project, why) {
  const failed = process.env.CI === 'true' ? 1 : 0;
  return { name: `${project} NOT RUN: ${why}`, passed: 0, failed, skipped: 0, seconds: 0 };
}
