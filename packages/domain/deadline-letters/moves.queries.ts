import type { MyMovedDeadline } from '@chulbal/contract/deadline-letters';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import { listRuledTeams, type RuledTeam } from '../applications/entry/queries.ts';
import type { Db } from '../db.ts';
import { askingStages, isSubject } from '../materials/subjects.queries.ts';
import { lastMove, type Setting } from './moves.rules.ts';

type Asked = { language: Language; now: Date };
type Kind = MyMovedDeadline['kind'];

/**
 * Deadlines of teams that I lead or belong to that moved while the team stood, each as it moved last, until the new one
 * is over: of the application, and of the material that stages ask of it. The nearest first.
 */
export async function listMyMovedDeadlines(
  db: Db,
  actor: UserActor,
  asked: Asked,
): Promise<MyMovedDeadline[]> {
  const found: MyMovedDeadline[] = [];
  for (const team of await listRuledTeams(db, actor)) {
    const { application, rules } = team;
    if (rules.finished || application.status === 'cancelled' || application.ineligibleAt) continue;
    const settings = await listSettings(db, team);
    for (const [stageNo, kind] of await deadlinesOf(db, team)) {
      const of = settings.filter((one) => one.stageNo === stageNo && one.kind === kind);
      const move = lastMove(of, { since: application.createdAt, now: asked.now });
      if (move) found.push(viewOf(team, { ...asked, stageNo, kind, move }));
    }
  }
  return found.sort((a, b) => (a.after < b.after ? -1 : 1));
}

async function deadlinesOf(db: Db, { application, rules }: RuledTeam): Promise<[number, Kind][]> {
  const deadlines: [number, Kind][] = [[application.stageNo, 'application']];
  for (const { stageNo } of askingStages(rules)) {
    if (await isSubject(db, rules, { application, stageNo })) deadlines.push([stageNo, 'material']);
  }
  return deadlines;
}

/** Everything that ever set a deadline of a team's track: each version of the rules, and each extension that counts for it. */
async function listSettings(
  db: Db,
  { application: { trackNo, teamNo }, rules: { seasonId } }: RuledTeam,
): Promise<(Setting & { stageNo: number; kind: Kind })[]> {
  const { rows } = await sql<Row>`
    with stage_rules as (
      select v.reason, v.published_at as at, (s->>'stageNo')::bigint as stage_no, s
      from season_versions v, jsonb_array_elements(v.rules->'tracks') t, jsonb_array_elements(t->'stages') s
      where v.season_id = ${seasonId} and (t->>'trackNo')::bigint = ${trackNo}
    )
    select stage_no as "stageNo", 'application' as kind, 'rules' as by, (s->>'closesAt')::timestamptz as "closesAt",
      at, reason, false as alone from stage_rules
    union all
    select stage_no, 'material', 'rules', (s->'material'->>'closesAt')::timestamptz, at, reason, false
    from stage_rules where s->'material'->>'closesAt' is not null
    union all
    select e.stage_no, case e.what when 'material' then 'material' else 'application' end, 'extension', e.closes_at,
      e.created_at, e.reason, e.team_no is not null
    from stage_extensions e where e.track_no = ${trackNo} and (e.team_no is null or e.team_no = ${teamNo})`.execute(
    db.sql,
  );
  return rows.map((row) => ({ ...row, stageNo: Number(row.stageNo) }));
}

type Row = Setting & { stageNo: number | string; kind: Kind };

function viewOf(
  { application, rules }: RuledTeam,
  { stageNo, kind, move, language }: Asked & { stageNo: number; kind: Kind; move: Move },
): MyMovedDeadline {
  const { teamNo, trackNo } = application;
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  return {
    ...{ teamNo, trackNo, stageNo, kind },
    lane: rules.track.lane,
    trackName: rules.track.name[language],
    stageName: stage?.name[language] ?? '',
    before: move.before.toISOString(),
    after: move.after.toISOString(),
    reason: move.reason,
    alone: move.alone,
  };
}

type Move = NonNullable<ReturnType<typeof lastMove>>;
