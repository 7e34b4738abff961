import type { WayOn } from './values.ts';
import type { VoidedSheet } from './ways-on.ts';

/**
 * How finalising goes on after a sheet was voided. Its evaluator cannot score the team again: it is taken from them, and
 * an alternate who has room takes it over while sheets can be written; else the sheets that are left have to do, where
 * they are too few by a waiver.
 */
export function waysOn(
  { alternates, valid, asked }: Pick<VoidedSheet, 'alternates' | 'valid' | 'asked'>,
  { judgedUntil, now }: { judgedUntil: Date | null; now: Date },
): WayOn[] {
  if (alternates.length > 0) {
    if (judgedUntil === null) return ['reopen', 'alternate'];
    return now < judgedUntil ? ['alternate'] : ['extend', 'alternate'];
  }
  return valid < asked ? ['end', 'waive'] : ['end'];
}
