import type { ResultInputs } from '@chulbal/contract/results/shapes';
import type { Db } from '@chulbal/domain/db';
import { findFinal } from '@chulbal/domain/results/final/judging.queries';
import { findVersion } from '@chulbal/domain/results/final/queries';
import { recompute } from '@chulbal/domain/results/recompute.rules';
import { fileText } from '@chulbal/domain/results/snapshot.rules';
import { isFinal, judgingPeriod } from '@chulbal/domain/seasons/judging-period.rules';
import { getTrackRules } from '@chulbal/domain/seasons/queries';
import { review } from '../results.ts';

/** What a season promises whatever was done in it, looked at from outside; those that are broken, in words. */
export async function brokenPromises(db: Db): Promise<string[]> {
  const broken: string[] = [];
  const versions = await db.sql.selectFrom('resultVersions').selectAll().execute();
  for (const version of versions) {
    const { outcome } = recompute(fileText(version));
    if (outcome !== 'same') broken.push(`version ${version.version} is ${outcome} when calculated once more`);
  }
  const final = await findFinal(db, review);
  const newest = await findVersion(db, review);
  if (newest && isFinal(final)) {
    const rules = await getTrackRules(db, review.trackNo);
    for (const { teamNo } of (JSON.parse(newest.inputs) as ResultInputs).teams) {
      const { beginsAt } = judgingPeriod(rules, { stageNo: review.stageNo, teamNo });
      if (newest.finalisedAt < beginsAt) broken.push(`team ${teamNo} could still hand in when it was final`);
    }
  } else {
    const stale = await db.sql
      .selectFrom('sheets as s')
      .innerJoin('submissions as u', 'u.teamNo', 's.teamNo')
      .select(['s.id', 's.teamNo'])
      .where('s.state', '=', 'submitted')
      .where('s.voidedAt', 'is', null)
      .whereRef('s.submittedAt', '<', 'u.arrivedAt')
      .execute();
    for (const { id, teamNo } of stale)
      broken.push(`sheet ${id} counts for what team ${teamNo} has replaced`);
  }
  const others = await db.sql
    .selectFrom('sheets as s')
    .innerJoin('stageSignatures as g', (join) =>
      join.onRef('g.evaluatorId', '=', 's.evaluatorId').onRef('g.stageNo', '=', 's.stageNo'),
    )
    .select('s.id')
    .where('s.state', '=', 'draft')
    .execute();
  for (const { id } of others) broken.push(`sheet ${id} is a draft under a signature`);
  return broken;
}
