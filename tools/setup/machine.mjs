import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's root folder, ending in a separator. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program in the project's root with its output shown; true when it ended well.
 * @param {string} program
 * @param {string[]} parts
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(program, parts, options = {}) {
  const { status, error } = spawnSync(program, parts, { cwd: root, stdio: 'inherit', ...options });
  return !error && status === 0;
}

/** True where packages can be installed by apt without asking anyone. */
export function mayUseApt() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * Installs a Debian package with what it needs; true when apt ended well.
 * @param {string} name
 */
export function aptInstall(name) {
  console.log(`Installing ${name} by apt-get …`);
  const options = {
    stdio: /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', 'inherit']),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  // Without a network it gives up soon.
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  run('apt-get', ['update', '-qq', ...patience], options);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...patience, name], options);
}
