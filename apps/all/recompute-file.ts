import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

/** Why a file cannot be calculated once more. */
type Unreadable = { outcome: 'unreadable'; why: string };

/** `<file> [--expect <SHA-256>]`; null where the command does not say one file, or no hash where it promises one. */
export function readArgs(args: readonly string[]): { path: string; expect: string | null } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { expect: { type: 'string' } },
      allowPositionals: true,
    });
    const [path, ...more] = positionals;
    const expect = values.expect?.trim().toLowerCase() ?? null;
    if (!path || more.length > 0 || (expect !== null && !/^[0-9a-f]{64}$/.test(expect))) return null;
    return { path, expect };
  } catch {
    return null;
  }
}

/**
 * Calculates a published file once more by `recompute`, and gives the SHA-256 of the file itself, as `sha256sum` does;
 * what cannot be read, or is no UTF-8, says why.
 */
export async function recomputeFile<Found extends object>(
  path: string,
  recompute: (text: string) => Found | Promise<Found>,
): Promise<(Found & { fileSha256: string }) | Unreadable> {
  try {
    const bytes = await readFile(path);
    const text = bytes.toString('utf8');
    // A byte that is no letter would be read as another one.
    if (!Buffer.from(text).equals(bytes)) return { outcome: 'unreadable', why: 'not UTF-8' };
    const fileSha256 = createHash('sha256').update(bytes).digest('hex');
    return { ...(await recompute(text)), fileSha256 };
  } catch (error) {
    return { outcome: 'unreadable', why: error instanceof Error ? error.message : String(error) };
  }
}
