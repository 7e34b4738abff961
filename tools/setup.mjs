// node tools/setup.mjs <start|dev|check|test|proof|bench>
//
// Runs before every npm script, on any Node from 20 on and before anything is installed: nothing here may
// import a package at the top. A second run finds its stamps and costs a few hundredths of a second.
import process from 'node:process';
import { prepareChromium } from './setup/chromium.mjs';
import { prepareClamd } from './setup/clamd.mjs';
import { prepareContainers } from './setup/containers.mjs';
import { prepareFaketime } from './setup/faketime.mjs';
import { installPackages } from './setup/packages.mjs';
import { preparePostgres } from './setup/postgres.mjs';
import { preparePromtool } from './setup/promtool.mjs';
import { prepareScaleOut } from './setup/scale-out.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { buildWeb } from './setup/web.mjs';

/** @type {Record<string, (() => unknown)[]>} */
const steps = {
  start: [installPackages, buildWeb],
  dev: [installPackages],
  check: [installPackages],
  // The tests build the web themselves, beside the checks that do without.
  test: [installPackages, preparePostgres, prepareChromium, preparePromtool],
  proof: [
    ...[installPackages, preparePostgres, prepareChromium, preparePromtool],
    ...[prepareContainers, prepareClamd, prepareScaleOut, prepareFaketime],
  ],
  bench: [installPackages, buildWeb, preparePostgres, prepareChromium, prepareScaleOut],
};

const goal = process.argv[2] ?? 'start';

try {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new SetupError(`Node 20 or newer is needed to begin; this is ${process.versions.node}.`);
  }
  const chosen = steps[goal];
  if (!chosen) throw new SetupError(`Unknown goal "${goal}": one of ${Object.keys(steps).join(', ')}.`);
  for (const step of chosen) await step();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n✗ ${error.message}\n`);
  process.exit(1);
}
