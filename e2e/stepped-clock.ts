import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFaketime } from '../tools/programs.mjs';

/** The clock of processes that are started with `env`, which jumps while they run. */
export type SteppedClock = {
  readonly env: Record<string, string>;
  /** Puts it so many hours before or behind the true time; waits until it has jumped. */
  step(hours: number): Promise<void>;
  remove(): void;
};

/** How long a process may believe what it has read of its clock. */
const CACHE_SECONDS = 1;

/** Null where libfaketime is not there. What measures intervals goes on as it does under any step of a clock. */
export function steppedClock(): SteppedClock | null {
  const library = findFaketime();
  if (!library) return null;
  const folder = mkdtempSync(join(tmpdir(), 'chulbal-clock-'));
  const file = join(folder, 'offset');
  writeFileSync(file, '+0\n');
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(CACHE_SECONDS),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    async step(hours) {
      writeFileSync(file, `${hours < 0 ? '-' : '+'}${Math.abs(hours) * 3600}\n`);
      await new Promise((resolve) => setTimeout(resolve, (CACHE_SECONDS + 1) * 1000));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
