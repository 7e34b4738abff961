import type { Db } from '../db.ts';
import type { TrackRules } from '../seasons/queries.ts';
import { latestResult, type Stage } from './final/queries.ts';
import { judgedBefore } from './usual.rules.ts';

/** A team that a stage judges. Nothing personal is in it. */
export type JudgedTeam = {
  teamNo: number;
  number: string | null;
  teamName: string;
  itemName: string;
  /** Code of the season; null where the leader's 시·도 counts as none. */
  region: string | null;
  /** Verified bonus points, and claims that nobody has decided about. */
  bonus: number;
  claimed: number;
  pending: number;
};

/**
 * The teams that a judged stage judges, by number: the submitted applications of the track but those found not eligible, or from the second
 * judged stage on whoever the newest result of the one before has selected. With `also` these teams too, whatever
 * became of their application; with `hold` nobody changes them until the transaction ends.
 */
export async function listJudgedTeams(
  db: Db,
  { trackNo, stageNo, rules, also = [], hold = false }: Stage & Asked,
): Promise<JudgedTeam[]> {
  const before = judgedBefore(rules.stages, stageNo);
  const chosen = before === null ? null : await listSelected(db, { trackNo, stageNo: before });
  const rows = await db.sql
    .selectFrom('applications')
    .innerJoin('applicationDesk', 'applicationDesk.teamNo', 'applications.teamNo')
    .select(['applications.teamNo', 'number', 'teamName', 'itemName', 'regionId'])
    .select(['points', 'claimed', 'pending'])
    .where('trackNo', '=', trackNo)
    .where(({ eb, or }) =>
      or([
        eb.and([eb('status', '=', 'submitted'), eb('ineligibleAt', 'is', null)]),
        ...(also.length > 0 ? [eb('applications.teamNo', 'in', also)] : []),
      ]),
    )
    .orderBy('applications.teamNo')
    .$if(hold, (query) => query.forShare())
    .execute();
  const codes = new Map(rules.regions.map(({ regionId, code }) => [regionId, code]));
  return rows
    .filter(({ teamNo }) => !chosen || chosen.has(teamNo) || also.includes(teamNo))
    .map(({ teamNo, number, teamName, itemName, regionId, points, claimed, pending }) => ({
      teamNo,
      number,
      teamName: teamName ?? '',
      itemName: itemName ?? '',
      region: regionId === null ? null : (codes.get(regionId) ?? null),
      bonus: points,
      claimed,
      pending,
    }));
}

type Asked = {
  rules: Pick<TrackRules, 'stages' | 'regions'>;
  also?: readonly number[];
  hold?: boolean;
};

async function listSelected(db: Db, stage: Stage): Promise<Set<number>> {
  const result = await latestResult(db, stage);
  const selected = result?.ranking.filter(({ decision }) => decision === 'selected') ?? [];
  return new Set(selected.map(({ teamNo }) => teamNo));
}
