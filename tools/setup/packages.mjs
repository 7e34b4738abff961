import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './machine.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { SetupError } from './setup-error.mjs';
import { digest, isStamped, writeStamp } from './stamp.mjs';

const stamp = 'node_modules/.installed';

/**
 * Runs the npm that runs us, or the one that is found; true when it ended well.
 * @param {string[]} parts
 */
function npm(parts) {
  const caller = process.env.npm_execpath;
  return caller && existsSync(caller) && /\.c?js$/.test(caller)
    ? run(process.execPath, [caller, ...parts])
    : run('npm', parts, { shell: process.platform === 'win32' });
}

/** Whether everything is there that the lock names for this platform. */
function isComplete() {
  /** @type {Record<string, { os?: string[], cpu?: string[], libc?: string[] }>} */
  const named = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(named).every(
    ([folder, { os, cpu, libc }]) =>
      !os?.includes(process.platform) ||
      !cpu?.includes(process.arch) ||
      libc?.includes('musl') ||
      existsSync(join(root, folder)),
  );
}

/** Installs what the lock file names, when the lock or a manifest changed since the last time. */
export function installPackages() {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const wanted = digest(['package-lock.json', 'package.json', '.npmrc', ...manifests.sort()]);
  if (isStamped(stamp, wanted)) return;

  console.log('Installing packages …');
  // `install` and not `ci`: some packages for other platforms cannot always be had. The lock stays as it is.
  const parts = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error'];
  // What npm kept of a package says where its versions are; asking the registry again about each takes half of the time.
  // Of a version that came later npm knows nothing then: it fails, or leaves out what is for this platform only.
  const done = (npm([...parts, '--prefer-offline']) && isComplete()) || npm(parts);
  if (!done) throw new SetupError('npm could not install the packages; its own message stands above.');
  if (!pinnedNode() && Number(process.versions.node.split('.')[0]) < 24) {
    throw new SetupError(
      `Node 24 could not be installed for ${process.platform}-${process.arch}. Please install Node 24 and try again.`,
    );
  }
  writeStamp(stamp, wanted);
}
