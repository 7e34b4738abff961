import { createHash } from 'node:crypto';
import type { CleaningFailure } from './clean-copies.tables.ts';

/** Counts the changes of what cleaning takes out; a copy made under an older number is made anew. */
export const CLEANING_VERSION = 3;

/** Bytes of a file that is cleaned at most: more than any slot of a season takes by default. */
export const MOST_CLEANED_BYTES = 64 * 1024 * 1024;

/** The opaque name of a file's clean copy: the same whoever makes it, and nobody can tell which file it is of. */
export function cleanCopyName(serverFileName: string): string {
  return createHash('sha256')
    .update(`clean ${CLEANING_VERSION} ${serverFileName}`)
    .digest('hex')
    .slice(0, 32);
}

const HOUR_MS = 3_600_000;

/** Whether a failure still stands at `now`. One for want of time may have been the machine's: an hour later it is tried again. */
export function failureStands(
  { failure, madeAt }: { failure: CleaningFailure | null; madeAt: Date },
  now: Date,
): boolean {
  if (failure === 'tooSlow') return now.getTime() - madeAt.getTime() < HOUR_MS;
  return failure !== null;
}
