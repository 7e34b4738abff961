import type { RankedTeam, Ranking } from '@chulbal/contract/results/shapes';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { inputsOf, rulesOf } from './result-cases.ts';

type Given = Pick<RankedTeam, 'teamNo' | 'decision'> & Partial<RankedTeam>;

/** A finalised version that says what is given, and nothing of what it was calculated from. */
export async function finalisedVersion(
  db: Db,
  version: {
    trackNo: number;
    stageNo: number;
    version?: number;
    teams: readonly Given[];
    /** Places kept for regions, by code. */
    quotas?: Record<string, number>;
    by: readonly [Pick<OperatorActor, 'operatorId'>, Pick<OperatorActor, 'operatorId'>];
    now: Date;
  },
): Promise<void> {
  const { trackNo, stageNo, teams, by, now, quotas = {} } = version;
  const ranking: Ranking = {
    count: teams.length,
    selected: teams.filter(({ decision }) => decision === 'selected').length,
    line: null,
    teams: teams.map((team, index) => ({
      region: null,
      rank: index + 1,
      regionRank: index + 1,
      average: '80.0000',
      trimmed: false,
      sheets: [],
      criterionAverages: { problem: '20.0000' },
      variance: '0.0000',
      bonus: '1.0000',
      final: '81.0000',
      via: null,
      reserveRank: null,
      tie: null,
      ...team,
    })),
    regions: Object.entries(quotas).map(([region, quota]) => ({
      region,
      quota,
      teams: 0,
      eligible: 0,
      selected: 0,
      national: 0,
      empty: 0,
      line: null,
    })),
    openTies: [],
    plainMeans: [],
  };
  await db.sql
    .insertInto('resultVersions')
    .values({
      trackNo,
      stageNo,
      version: version.version ?? 1,
      kind: 'calculation',
      inputs: JSON.stringify(inputsOf([], { stage: { year: 2026, trackNo, stageNo, rulesVersion: 1 } })),
      rules: JSON.stringify(rulesOf()),
      ranking: JSON.stringify(ranking),
      sha256: '0'.repeat(64),
      reason: '시험 확정',
      requestedBy: by[0].operatorId,
      confirmedBy: by[1].operatorId,
      finalisedAt: now,
    })
    .execute();
}
