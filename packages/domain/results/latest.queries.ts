import type { Ranking } from '@chulbal/contract/result-shapes';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { ResultVersionsTable } from './tables.ts';

export type Stage = { trackNo: number; stageNo: number };

/** A team in a finalised result. Points are exact text with four decimals (`77.4000`); null without a sheet. */
export type FinalTeam = {
  teamNo: number;
  rank: number | null;
  average: string | null;
  bonus: string;
  final: string | null;
  decision: 'selected' | 'reserve' | 'notSelected' | 'cut' | 'withdrawn';
  /** In the region where there are quotas, else among all. */
  reserveRank: number | null;
  /** By code of the criterion. */
  criterionAverages: Record<string, string>;
};

/** The newest finalised result of a stage, or null while there is none. Announced or not, it does not say. */
export async function latestResult(
  db: Db,
  stage: Stage,
): Promise<{ version: number; finalisedAt: Date; ranking: FinalTeam[] } | null> {
  const row = await findVersion(db, stage);
  if (!row) return null;
  const { teams } = JSON.parse(row.ranking) as Ranking;
  return { version: row.version, finalisedAt: row.finalisedAt, ranking: teams.map(finalTeam) };
}

function finalTeam(team: Ranking['teams'][number]): FinalTeam {
  const { teamNo, rank, average, bonus, final, decision, reserveRank, criterionAverages } = team;
  // Finalising refuses an undecided tie that goes across a line.
  if (decision === 'undecided') throw new Error(`Team ${teamNo} is undecided in a finalised result.`);
  return { teamNo, rank, average, bonus, final, decision, reserveRank, criterionAverages };
}

/** A finalised version as it was frozen, the newest where none is named; null when there is none. */
export async function findVersion(
  db: Db,
  { trackNo, stageNo, version }: Stage & { version?: number },
): Promise<Selectable<ResultVersionsTable> | null> {
  const row = await db.sql
    .selectFrom('resultVersions')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
