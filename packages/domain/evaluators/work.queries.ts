import { sql } from 'kysely';
import { findDeskSeason } from '../applications/list/season.queries.ts';
import type { Db } from '../db.ts';

type Work = { evaluatorId: number; assigned: number; submitted: number; stages: number; signed: number };

/**
 * What evaluators have to judge in the newest published season and how far they are, as a table to be joined: a line for
 * everybody with teams. A team that was cancelled, or that they recused themselves from, is none of theirs.
 */
export async function workOfEvaluators(db: Db) {
  const season = await findDeskSeason(db, {});
  const trackNos = season?.tracks.map(({ trackNo }) => trackNo) ?? [];
  return sql<Work>`(
    select a.evaluator_id, count(*)::int as assigned,
      count(*) filter (where s.state = 'submitted' and s.voided_at is null)::int as submitted,
      count(distinct (a.track_no, a.stage_no))::int as stages,
      (select count(*)::int from stage_signatures g where g.evaluator_id = a.evaluator_id
        and g.track_no = any(${trackNos}::bigint[])) as signed
    from assignments a join applications p on p.team_no = a.team_no and p.status = 'submitted'
      left join sheets s on s.track_no = a.track_no and s.stage_no = a.stage_no
        and s.evaluator_id = a.evaluator_id and s.team_no = a.team_no
    where a.track_no = any(${trackNos}::bigint[]) and a.state = 'active' and s.state is distinct from 'recused'
    group by a.evaluator_id)`.as<'w'>(sql.ref('w'));
}
