import type { Db } from '../../db.ts';
import { maskedName } from '../../masks.ts';
import { getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import { claimsOf } from '../claims.rules.ts';
import { openFields } from '../places.queries.ts';
import { saveSummaries } from '../summaries.commands.ts';

/** A transaction has seconds, and opening a submission takes a part of a millisecond. */
const BATCH = 500;

/**
 * Makes the rows of the console's table for submissions that are older than the table, a batch at a time; gives how
 * many. A migration cannot, for it would have to open what is sealed.
 */
export async function fillSummaries(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.sql
      .selectFrom('applications as a')
      .innerJoin('submissions as s', (join) =>
        join.onRef('s.teamNo', '=', 'a.teamNo').onRef('s.version', '=', 'a.submissionVersion'),
      )
      .leftJoin('applicationDesk as d', 'd.teamNo', 'a.teamNo')
      .select(['a.teamNo', 'a.trackNo', 's.fieldsSealed', 's.files'])
      .where('a.status', '=', 'submitted')
      .where('d.teamNo', 'is', null)
      .orderBy('a.teamNo')
      .limit(BATCH)
      .execute();
    const rules = new Map<number, TrackRules>();
    for (const trackNo of new Set(rows.map((row) => row.trackNo))) {
      rules.set(trackNo, await getTrackRules(tx, trackNo));
    }
    const summaries = rows.map(({ teamNo, trackNo, fieldsSealed, files }) => {
      const fields = openFields(tx, fieldsSealed);
      return {
        teamNo,
        language: 'ko' as const,
        leaderMasked: maskedName(fields['leader.tmName'] ?? ''),
        fileCount: files.length,
        claims: claimsOf(fields, files, rules.get(trackNo)?.bonuses ?? []),
      };
    });
    await saveSummaries(tx, summaries);
    return rows.length;
  });
}
