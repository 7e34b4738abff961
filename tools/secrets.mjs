// node tools/secrets.mjs [FILE]
//
// Writes a file of settings, `.env` where none is named, with every secret made at random. It is the sample beside the
// file, else the project's, with its `<generated>` filled in. What is there already stays as it is: a second run adds
// only what the file lacks. Nothing secret is printed.
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { root } from './setup/machine.mjs';

/** What a sample says in the place of a secret. */
const MARK = '<generated>';

/**
 * The names of a sample's secrets.
 * @param {string} sample
 */
function secretsOf(sample) {
  return sample
    .split('\n')
    .flatMap((line) => (line.endsWith(`=${MARK}`) ? line.slice(0, -MARK.length - 1) : []));
}

/**
 * Settings with a random value for each secret that has none, and the names that were given one.
 * @param {string} settings
 * @param {string} sample
 */
export function withSecrets(settings, sample) {
  const lines = settings.replace(/\n*$/, '').split('\n');
  const made = [];
  for (const name of secretsOf(sample)) {
    const place = lines.findLastIndex((line) => line.startsWith(`${name}=`));
    const value = place < 0 ? '' : (lines[place] ?? '').slice(name.length + 1).trim();
    if (value !== '' && value !== MARK) continue;
    const line = `${name}=${randomBytes(32).toString('hex')}`;
    if (place < 0) lines.push(line);
    else lines[place] = line;
    made.push(name);
  }
  return { settings: `${lines.join('\n')}\n`, made };
}

/** @param {string} file */
function writeSecrets(file) {
  const beside = join(dirname(file), '.env.sample');
  const sample = readFileSync(existsSync(beside) ? beside : join(root, '.env.sample'), 'utf8');
  const isNew = !existsSync(file);
  const { settings, made } = withSecrets(isNew ? sample : readFileSync(file, 'utf8'), sample);
  if (made.length === 0) {
    console.log(`${file}: every secret is there; nothing was changed.`);
    return;
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, settings, { mode: 0o600, flag: 'wx', flush: true });
  if (!isNew) {
    const { uid, gid } = statSync(file);
    chownSync(draft, uid, gid);
  }
  renameSync(draft, file);
  console.log(
    `${file}: ${isNew ? 'written' : 'added to'}, readable by its owner only. New: ${made.join(', ')}.`,
  );
  console.log('Keep a copy of DATA_KEY where the backups are not: without it they cannot be read.');
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  try {
    writeSecrets(resolve(process.argv[2] ?? '.env'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`\n✗ The settings could not be written: ${reason}\n`);
    process.exitCode = 1;
  }
}
