import { join } from 'node:path';
import { findChromium, headlessShell } from '../programs.mjs';
import { aptInstall, mayUseApt, root, run } from './machine.mjs';
import { missing } from './setup-error.mjs';
import { isStamped, writeStamp } from './stamp.mjs';

/** Says that apt was asked for Chromium without windows: where it has none, it is not asked each time. */
const stamp = 'node_modules/.asked-for-chromium';

/**
 * Makes sure of a Chromium: on Debian as root the one without windows, by apt, else the system's, elsewhere the one
 * that Playwright brings.
 */
export async function prepareChromium() {
  const isNamed = process.env.CHROMIUM_PATH && (await findChromium()) === process.env.CHROMIUM_PATH;
  const mayAsk = !isNamed && mayUseApt() && !isStamped(stamp, headlessShell);
  if (mayAsk && !(await findChromium())?.endsWith(headlessShell)) {
    aptInstall(headlessShell);
    writeStamp(stamp, headlessShell);
  }
  if (await findChromium()) return;
  if (!(mayUseApt() && aptInstall('chromium') && (await findChromium()))) {
    console.log('Downloading Chromium …');
    run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  }
  if (!(await findChromium())) {
    missing(
      'Chromium was not found and could not be installed: the browser journeys WILL NOT RUN.\n' +
        'Install Chromium or Chrome, or say where it is with CHROMIUM_PATH.',
    );
  }
}
