// node tools/notices.mjs: writes THIRD-PARTY-NOTICES.md from the lock file.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const lockFile = new URL('../package-lock.json', import.meta.url);
export const noticesFile = new URL('../THIRD-PARTY-NOTICES.md', import.meta.url);

/** Said of packages whose own data names no licence, as their repository states it. */
const stated = { 'png-js': 'MIT' };

const head = `# Third-party notices

Chulbal+ is under the Apache License 2.0 (see LICENSE). What runs in production and is not part of it, by licence; the full
texts come with each package in \`node_modules\`. Tools for development and tests are not delivered and not listed.

The font Pretendard, © 2021 Kil Hyung-jin, is under the SIL Open Font License 1.1; the portal delivers parts of it, made by
\`apps/web/fonts/build.ts\`. Pictures are resized by libvips (LGPL 3.0 or later), a library of its own that may be replaced.
`;

/**
 * The notices as Markdown: every package of the lock file that is not for development alone, once, by licence.
 *
 * @param {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, devOptional?: boolean, link?: boolean }> }} lock
 */
export function writeNotices(lock) {
  /** @type {Map<string, Set<string>>} */
  const byLicense = new Map();
  for (const [path, { version, license, dev, devOptional, link }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || dev || devOptional || link) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const terms = license ?? stated[/** @type {keyof typeof stated} */ (name)];
    if (!terms) throw new Error(`${name} names no licence.`);
    const those = byLicense.get(terms) ?? new Set();
    byLicense.set(terms, those.add(`${name} ${version}`));
  }
  const parts = [...byLicense]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([terms, those]) =>
        `\n## ${terms}\n\n${[...those]
          .sort()
          .map((one) => `- ${one}\n`)
          .join('')}`,
    );
  return head + parts.join('');
}

/** The lock file of this project. */
export function readLock() {
  return JSON.parse(readFileSync(lockFile, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(noticesFile, writeNotices(readLock()));
