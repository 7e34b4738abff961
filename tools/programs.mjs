import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Where the programs that npm does not bring are found on this machine.

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** @param {string} folder @param {string} rest @returns {string[]} newest version first */
function versions(folder, rest) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /\d/.test(name));
  return names
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(folder, name, rest));
}

/**
 * Folder with PostgreSQL's server programs (`initdb`, `postgres`), or undefined. `POSTGRES_BIN` goes first.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions('/usr/lib/postgresql', 'bin'),
    ...versions('/opt/homebrew/Cellar', 'bin').filter((folder) => folder.includes('postgresql')),
    '/usr/lib/postgresql/bin',
    '/usr/local/pgsql/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * Path of promtool, which comes with Prometheus, or undefined. `PROMTOOL_PATH` goes first.
 * @returns {string | undefined}
 */
export function findPromtool() {
  const named = process.env.PROMTOOL_PATH;
  return named && existsSync(named) ? named : onPath('promtool');
}

/**
 * Path of ClamAV's daemon, or undefined. `CLAMD_PATH` goes first.
 * @returns {string | undefined}
 */
export function findClamd() {
  const named = process.env.CLAMD_PATH;
  if (named && existsSync(named)) return named;
  return onPath('clamd') ?? ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((file) => existsSync(file));
}

/**
 * Library of libfaketime, which gives a process another clock, or undefined. `FAKETIME_PATH` goes first.
 * @returns {string | undefined}
 */
export function findFaketime() {
  const name = 'faketime/libfaketimeMT.so.1';
  const folders = [
    '/usr/lib',
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).map((one) => `/usr/lib/${one}`),
  ];
  const files = [process.env.FAKETIME_PATH ?? '', ...folders.map((folder) => join(folder, name))];
  return files.find((file) => file && existsSync(file));
}

/** Chromium without windows: the same pages for a fifth less processor. */
export const headlessShell = 'chromium-headless-shell';

/**
 * Path of a Chromium or Chrome, or undefined. `CHROMIUM_PATH` goes first, then one without windows, a downloaded one
 * last.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  for (const name of [
    headlessShell,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]) {
    const found = onPath(name);
    if (found) return found;
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  if (existsSync(mac)) return mac;
  const { chromium } = await import('playwright-core');
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}

/**
 * What builds an image from Debian's packages and runs it, by name, or undefined where something of it is not there. It
 * needs root: it makes file systems of its own.
 * @returns {Record<'buildah' | 'podman' | 'crun' | 'mmdebstrap' | 'unshare', string> | undefined}
 */
export function findContainerTools() {
  if (process.getuid?.() !== 0) return undefined;
  const names = ['buildah', 'podman', 'crun', 'mmdebstrap', 'unshare'];
  const [buildah, podman, crun, mmdebstrap, unshare] = names.map(onPath);
  if (!buildah || !podman || !crun || !mmdebstrap || !unshare) return undefined;
  return { buildah, podman, crun, mmdebstrap, unshare };
}

/**
 * Path of HAProxy and PgBouncer, between which several of each server work, or undefined where one of them is not there.
 * @returns {Record<'haproxy' | 'pgbouncer', string> | undefined}
 */
export function findScaleOut() {
  // Debian keeps both where only root looks.
  const [haproxy, pgbouncer] = ['haproxy', 'pgbouncer'].map(
    (name) =>
      onPath(name) ?? ['/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, name)).find(existsSync),
  );
  return haproxy && pgbouncer ? { haproxy, pgbouncer } : undefined;
}
