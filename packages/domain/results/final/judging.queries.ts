import type { Db } from '../../db.ts';
import { type Final, isFinal, judgingPeriod } from '../../seasons/judging-period.rules.ts';
import type { TrackRules } from '../../seasons/queries.ts';
import type { Stage } from './queries.ts';

/** Whether the result of a stage is final, and until when judging was opened again since its newest version. */
export async function findFinal(db: Db, { trackNo, stageNo }: Stage): Promise<Final> {
  const row = await db.sql
    .selectFrom('resultVersions as v')
    .select('v.version')
    .select((eb) =>
      eb
        .selectFrom('judgingReopenings as r')
        .whereRef('r.trackNo', '=', 'v.trackNo')
        .whereRef('r.stageNo', '=', 'v.stageNo')
        .whereRef('r.afterVersion', '=', 'v.version')
        .select('r.until')
        .orderBy('r.id', 'desc')
        .limit(1)
        .as('until'),
    )
    .where('v.trackNo', '=', trackNo)
    .where('v.stageNo', '=', stageNo)
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { reopenedUntil: row.until } : null;
}

/** Whether the result of a stage is being judged again: what is final says what may be another thing soon. */
export async function isJudgedAgain(db: Db, stage: Stage, now: Date): Promise<boolean> {
  const final = await findFinal(db, stage);
  return final !== null && final.reopenedUntil !== null && now < final.reopenedUntil;
}

/** Of the judged stages of a track: whether the result of one is final, and when the first of the others closes. */
export async function judgingAhead(
  db: Db,
  rules: TrackRules,
): Promise<{ anyFinal: boolean; closesAt: Date | null }> {
  const { trackNo } = rules.track;
  let anyFinal = false;
  const closings: number[] = [];
  for (const { stageNo, rubric } of rules.stages) {
    if (!rubric) continue;
    const final = await findFinal(db, { trackNo, stageNo });
    if (isFinal(final)) anyFinal = true;
    else closings.push(judgingPeriod(rules, { stageNo, final }).closesAt.getTime());
  }
  return { anyFinal, closesAt: closings.length > 0 ? new Date(Math.min(...closings)) : null };
}
