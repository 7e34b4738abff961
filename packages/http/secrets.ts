import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MIN_LENGTH = 32;

/** Fewer different characters than any 32 random hex digits have, short of one in ten million. */
const MIN_DIFFERENT = 7;

const placeholder =
  /change.?me|secret|password|passwd|example|default|placeholder|replace|insert|chulbal|dummy|sample/i;

/** Why a text is no secret, or null. There are no built-in secrets: whatever is refused was typed by somebody. */
export function secretProblem(value: string): string | null {
  if (value.length < MIN_LENGTH) return `needs at least ${MIN_LENGTH} characters`;
  if (placeholder.test(value)) return 'is a placeholder, not a secret';
  if (new Set(value).size < MIN_DIFFERENT) return 'is not random';
  if (/^(.{1,16}?)\1+$/s.test(value)) return 'repeats itself';
  if (isSequence(value)) return 'is a sequence';
  return null;
}

/**
 * Random secrets for demo and development: made at the first start, kept in `secrets.json` of the data folder
 * for its owner only, so that sessions and sealed data outlive a restart. Names new since then are added.
 * The caller must hold the folder's lock.
 */
export function storedSecrets<Name extends string>(
  dataDir: string,
  names: readonly Name[],
): Record<Name, string> {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'secrets.json');
  const kept = readJson(path);
  const missing = names.filter((name) => !kept?.[name]);
  if (kept && missing.length === 0) return kept as Record<Name, string>;

  const all = { ...kept, ...Object.fromEntries(missing.map((name) => [name, randomSecret()])) };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
  return all as Record<Name, string>;
}

function randomSecret(): string {
  return randomBytes(32).toString('hex');
}

function readJson(path: string): Record<string, string> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** abcdefgh… and 0123… : most neighbours differ by one. */
function isSequence(value: string): boolean {
  let steps = 0;
  for (let place = 1; place < value.length; place += 1) {
    if (Math.abs(value.charCodeAt(place) - value.charCodeAt(place - 1)) === 1) steps += 1;
  }
  return steps > value.length / 2;
}
