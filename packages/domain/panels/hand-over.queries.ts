import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { isLeft } from '../evaluation/sheets/left.queries.ts';
import type { Stage } from './assignments.queries.ts';
import { countingKinds } from './conflict.rules.ts';
import type { Taker } from './hand-over.rules.ts';
import { stageSettings } from './settings.queries.ts';

/** An alternate with what an operator compares them by. */
export type KnownTaker = Omit<Taker, 'perDay'> & {
  name: string;
  position: number;
  panel: string;
  load: number;
  loadLimit: number;
  /** Sheets submitted in any stage since the time that was asked for. */
  recent: number;
  lastLoginAt: Date | null;
};

/** Teams of an evaluator in a stage whose sheet they have not submitted, or have to submit once more, by number. */
export async function listUnsubmitted(
  db: Db,
  { trackNo, stageNo, evaluatorId }: Stage & { evaluatorId: number },
): Promise<number[]> {
  const { rows } = await sql<{ teamNo: number }>`
    select a.team_no as "teamNo"
    from assignments a join applications p on p.team_no = a.team_no and p.status = 'submitted'
      left join sheets s on s.track_no = a.track_no and s.stage_no = a.stage_no
        and s.evaluator_id = a.evaluator_id and s.team_no = a.team_no
    where a.track_no = ${trackNo} and a.stage_no = ${stageNo} and a.evaluator_id = ${evaluatorId}
      and a.state = 'active' and ${isLeft}
    order by a.team_no`.execute(db.sql);
  return rows.map(({ teamNo }) => Number(teamNo));
}

/**
 * Alternates of the published plan who may judge at all, with which of these teams they may not: because of a conflict that
 * counts in this stage, or because they had it before. Two statements.
 */
export async function listTakers(
  db: Db,
  {
    trackNo,
    stageNo,
    evaluatorId,
    teamNos,
    since,
  }: Stage & {
    /** Whose teams they are. */
    evaluatorId: number;
    teamNos: readonly number[];
    since: Date;
  },
): Promise<KnownTaker[]> {
  const { conflictLevel } = await stageSettings(db, { trackNo, stageNo });
  const kinds = countingKinds(conflictLevel);
  const { rows } = await sql<
    Omit<KnownTaker, 'apart' | 'room'> & { apart: number[] | null; evaluatorId: number }
  >`
    select pe.evaluator_id as "evaluatorId", c.name, min(p.position) as position, min(p.name) as panel,
      e.load_limit as "loadLimit", e.last_login_at as "lastLoginAt",
      (select count(*)::int from assignments a where a.track_no = ${trackNo} and a.stage_no = ${stageNo}
        and a.evaluator_id = pe.evaluator_id and a.state = 'active') as load,
      (select count(*)::int from assignments a left join sheets s on s.track_no = a.track_no
          and s.stage_no = a.stage_no and s.evaluator_id = a.evaluator_id and s.team_no = a.team_no
        where a.evaluator_id = pe.evaluator_id and a.state = 'active' and a.track_no = ${trackNo}
          and a.stage_no = ${stageNo} and s.state is distinct from 'submitted') as left,
      (select count(*)::int from sheets s where s.evaluator_id = pe.evaluator_id and s.state = 'submitted'
        and s.submitted_at > ${since}::timestamptz) as recent,
      (select array_agg(distinct t.team_no) from unnest(${teamNos}::bigint[]) as t(team_no)
        where exists (select from conflicts k where k.evaluator_id = pe.evaluator_id and k.team_no = t.team_no
            and k.ended_at is null and k.kind = any(${kinds}::text[]))
          or exists (select from assignments a where a.track_no = ${trackNo} and a.stage_no = ${stageNo}
            and a.evaluator_id = pe.evaluator_id and a.team_no = t.team_no)) as apart
    from panel_plans pp
      join panels p on p.plan_id = pp.id
      join panel_evaluators pe on pe.panel_id = p.id and pe.role = 'alternate'
      join evaluators e on e.account_id = pe.evaluator_id and e.disabled_at is null
      join accounts c on c.id = e.account_id and c.status = 'active'
    where pp.track_no = ${trackNo} and pp.stage_no = ${stageNo} and pp.state = 'published'
      and pe.evaluator_id <> ${evaluatorId}
      and (select pa.answer from pledge_answers pa where pa.evaluator_id = pe.evaluator_id
        and pa.track_no = ${trackNo} and pa.stage_no = ${stageNo} order by pa.id desc limit 1)
        is distinct from 'refused'
      and not exists (select from stage_signatures g where g.evaluator_id = pe.evaluator_id
        and g.track_no = ${trackNo} and g.stage_no = ${stageNo})
    group by pe.evaluator_id, c.name, e.load_limit, e.last_login_at
    order by c.name, pe.evaluator_id`.execute(db.sql);
  return rows.map(({ apart, ...row }) => ({
    ...row,
    evaluatorId: Number(row.evaluatorId),
    room: Math.max(0, row.loadLimit - row.load),
    apart: new Set((apart ?? []).map(Number)),
  }));
}
