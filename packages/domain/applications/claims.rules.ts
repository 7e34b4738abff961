import { createHash } from 'node:crypto';
import { type Fields, readFields } from '@chulbal/contract/applications/fields';
import type { BonusRule } from '../seasons/rules.ts';
import type { Claim, SubmittedFile } from './tables.ts';

/** Points that verified bonus items give a team at most, whatever the kinds say. */
export const MOST_POINTS = 3;

/**
 * The bonus items that a submission claims. `sha256` is of all that is verified, kind, text and the bytes of the
 * proof: an item of which anything changed is another claim, and to be decided anew.
 */
export function claimsOf(
  fields: Fields,
  files: readonly SubmittedFile[],
  bonuses: readonly Pick<BonusRule, 'aaNo' | 'points'>[],
): Claim[] {
  return readFields(fields).additionList.flatMap(({ aaNo, teamHistory }, place) => {
    if (aaNo === null) return [];
    const proofs = proofsOf(files, place).map(({ sha256 }) => sha256);
    const claim = JSON.stringify([aaNo, teamHistory, proofs.sort()]);
    return [
      {
        place,
        aaNo,
        points: bonuses.find((bonus) => bonus.aaNo === aaNo)?.points ?? 0,
        sha256: createHash('sha256').update(claim).digest('hex'),
      },
    ];
  });
}

/** The files that prove the bonus item in this place (0 to 2). */
export function proofsOf<File extends { slot: string }>(files: readonly File[], place: number): File[] {
  return files.filter(({ slot }) => slot === `applyAddition${place + 1}`);
}
