import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/machine.mjs';

/** @typedef {import('./vitest/tally.ts').FileTally} FileTally */
/**
 * A row of the report; `failedFiles` of a Vitest project only.
 * @typedef {{
 *   name: string, passed: number, failed: number, skipped: number, seconds: number, failedFiles: FileTally[]
 * }} Result
 */
/** @typedef {{ program: string, parts: string[], cwd?: string }} Command */

/** @param {string} name @returns {string} a program that the packages brought */
const bin = (name) => join(root, 'node_modules/.bin', name);

/** By itself it takes four, of which each works out most of the same types again. */
const oneChecker = ['--checkers', '1'];

/** The checks that read the code without running it; each counts as one test. */
export const checks = [
  { name: 'types', commands: [{ program: bin('tsc'), parts: ['-p', 'tsconfig.json', ...oneChecker] }] },
  {
    name: 'types of the web',
    commands: [
      { program: bin('react-router'), parts: ['typegen'], cwd: join(root, 'apps/web') },
      {
        program: bin('tsc'),
        parts: ['-p', 'tsconfig.json', '--noEmit', ...oneChecker],
        cwd: join(root, 'apps/web'),
      },
    ],
  },
  {
    name: 'lint and format',
    commands: [{ program: bin('biome'), parts: ['ci', '--colors=off', '--error-on-warnings'] }],
  },
  { name: 'nothing unused, nothing unnamed', commands: [{ program: bin('knip'), parts: ['--no-progress'] }] },
];

/** That the web can be built, which also is what every journey is about. */
export const build = [
  {
    name: 'build of the web',
    commands: [{ program: process.execPath, parts: ['tools/setup.mjs', 'start'] }],
  },
];

/** That the demo is seeded by a first start, into a folder that journeys copy. @param {string} folder */
export const seed = (folder) => [
  {
    name: 'first start of the demo',
    commands: [{ program: process.execPath, parts: ['e2e/seed-demo.ts', folder] }],
  },
];

/** That no check of permission or of a deadline can go from the rules without a test that fails; says how many there are. */
export const mutation = [
  {
    name: 'every guard of the rules is missed',
    commands: [{ program: process.execPath, parts: ['tools/mutation/run.ts'] }],
    tells: true,
  },
];

/**
 * Runs checks one after another; what a failed one said is printed, and what one says that `tells`.
 * @param {{ name: string, commands: Command[], tells?: boolean }[]} [chosen]
 * @returns {Promise<Result[]>}
 */
export async function runChecks(chosen = checks) {
  const results = [];
  for (const { name, commands, tells } of chosen) {
    const began = Date.now();
    let failed = 0;
    for (const command of commands) {
      const { ok, output } = await run(command);
      if (ok && tells) console.log(output.trim());
      if (ok) continue;
      failed = 1;
      console.log(`\n✗ ${name}\n${output.trim()}\n`);
      break;
    }
    if (!failed) console.log(`✓ ${name}`);
    const seconds = (Date.now() - began) / 1000;
    results.push({ name, passed: 1 - failed, failed, skipped: 0, seconds, failedFiles: [] });
  }
  return results;
}

/**
 * Runs Vitest projects in one go and counts by project. A run that ends without counts is one failure.
 * @param {string[]} projects
 * @param {{
 *   workers?: number, quiet?: boolean, held?: boolean, env?: Record<string, string>, files?: string[]
 * }} [options] `quiet` prints only when something failed, `held` prints at the end, for what runs beside something else;
 *   `env` is added to the environment; `files` are all that run
 * @returns {Promise<Result[]>}
 */
export async function runVitest(
  projects,
  { workers = 2, quiet = false, held = false, env = {}, files = [] } = {},
) {
  const began = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'chulbal-tally-'));
  const tally = join(folder, 'tally.json');
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { ok, output } = await run(
    {
      program: bin('vitest'),
      parts: ['run', ...files, ...chosen, '--passWithNoTests', `--maxWorkers=${workers}`],
    },
    { env: { ...env, TALLY_FILE: tally }, show: !quiet && !held },
  );
  if (held || (quiet && !ok)) console.log(output);
  /** @type {FileTally[]} */
  const tallies = existsSync(tally) ? JSON.parse(readFileSync(tally, 'utf8')) : [];
  rmSync(folder, { recursive: true });
  const seconds = (Date.now() - began) / 1000;
  const names = [...new Set(tallies.map(({ project }) => project))];
  const results = names.map((name) =>
    sumOf(
      name,
      tallies.filter(({ project }) => project === name),
      seconds,
    ),
  );
  const told = results.some((result) => result.failed > 0);
  if (!ok && !told)
    results.push({
      ...{ name: `${projects.join(', ')} (broke off)`, passed: 0, failed: 1, skipped: 0, seconds },
      failedFiles: [],
    });
  return results;
}

/** @param {string} name @param {FileTally[]} files @param {number} seconds @returns {Result} */
function sumOf(name, files, seconds) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    sum.passed += file.passed;
    sum.failed += file.failed;
    sum.skipped += file.skipped;
  }
  const failedFiles = files.filter(({ failed }) => failed > 0);
  return { name, ...sum, seconds, failedFiles };
}

/**
 * @param {Command} command
 * @param {{ env?: Record<string, string>, show?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run({ program, parts, cwd = root }, { env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parts, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (part) => {
      output += part;
    });
    child.stderr?.on('data', (part) => {
      output += part;
    });
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * Prints what failed, a table of sections, the flaky files and, last, the one line `N passed, N failed`; sets the exit code.
 * @param {Result[]} results
 * @param {string[]} [flaky]
 */
export function report(results, flaky = []) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { file, failures } of results.flatMap(({ failedFiles }) => failedFiles))
    for (const failure of failures) console.log(`✗ ${file} ${failure}`);
  console.log('');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const rest = skipped ? ` ${skipped} skipped` : '';
    console.log(
      `${failed ? '✗' : '✓'} ${name.padEnd(width)} ${counts} ${seconds.toFixed(1).padStart(6)} s${rest}`,
    );
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (flaky.length > 0) console.log('');
  for (const file of flaky) console.log(`flaky: ${file} failed, and passed when it was run again alone`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
