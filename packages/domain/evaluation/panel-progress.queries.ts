import type {
  JudgingProgress,
  ProgressEvaluator,
  ProgressPanel,
} from '@chulbal/contract/evaluation/progress';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { closingHours } from '../judging-letters/rules.ts';
import { usualSettings } from '../panels/settings.queries.ts';
import { judgingPeriod } from '../seasons/judging-period.rules.ts';
import { getSeasonView, getTrackRules } from '../seasons/queries.ts';
import {
  evenShare,
  type Forecast,
  forecastOf,
  isLate,
  PACE_MS,
  panelForecast,
  perDay,
} from './pace.rules.ts';

type Row = {
  trackNo: number;
  stageNo: number;
  panelId: number;
  position: number;
  name: string;
  teams: number;
  evaluatorId: number;
  evaluatorName: string;
  role: 'member' | 'alternate';
  assigned: number;
  submitted: number;
  recent: number;
  since: string | null;
  lastSubmittedAt: string | null;
  lastLoginAt: string | null;
  signedAt: string | null;
  remindedAt: string | null;
  pledge: 'unsigned' | 'signed' | 'refused';
};

type Stage = JudgingProgress['stages'][number];

const order: Record<ProgressPanel['consequence'], number> = {
  overrun: 0,
  tight: 1,
  unknown: 2,
  onTime: 3,
  done: 4,
};

/**
 * Panels of a season's published plans with how far each evaluator is, by what will become of them. Everything that is
 * counted comes in two statements, whatever the number of panels.
 */
export async function getJudgingProgress(
  db: Db,
  { year, language, now }: { year?: number | undefined; language: Language; now: Date },
): Promise<JudgingProgress> {
  const season = await getSeasonView(db, { language, ...(year === undefined ? {} : { year }) });
  const trackNos = season.tracks.map(({ trackNo }) => trackNo);
  const rows = await listRows(db, { trackNos, now });
  const stages = await stagesOf(db, { rows, language, now });
  const panels = [...Map.groupBy(rows, ({ panelId }) => panelId).values()].flatMap((own) => {
    const [first] = own;
    const stage = first && stages.find((one) => isOf(one, first));
    return first && stage ? [panelView(own, stage, now)] : [];
  });
  return {
    year: season.year,
    stages,
    panels: panels.toSorted(
      (a, b) =>
        order[a.consequence] - order[b.consequence] ||
        (b.lastAt ?? '9').localeCompare(a.lastAt ?? '9') ||
        a.trackNo - b.trackNo ||
        a.position - b.position,
    ),
    days: await listDays(db, trackNos),
  };
}

const isOf = (a: { trackNo: number; stageNo: number }, b: { trackNo: number; stageNo: number }) =>
  a.trackNo === b.trackNo && a.stageNo === b.stageNo;

async function stagesOf(
  db: Db,
  { rows, language, now }: { rows: readonly Row[]; language: Language; now: Date },
): Promise<Stage[]> {
  const refs = new Map(rows.map(({ trackNo, stageNo }) => [`${trackNo} ${stageNo}`, { trackNo, stageNo }]));
  const letters = await db.sql.selectFrom('judgedStages').select(['trackNo', 'stageNo', 'letters']).execute();
  const stages: Stage[] = [];
  for (const { trackNo, stageNo } of refs.values()) {
    const rules = await getTrackRules(db, trackNo);
    const stage = rules.stages.find((one) => one.stageNo === stageNo);
    if (!stage?.rubric) continue;
    const { beginsAt, closesAt } = judgingPeriod(rules, { stageNo });
    const sent = letters.find((one) => isOf(one, { trackNo, stageNo }))?.letters ?? usualSettings.letters;
    stages.push({
      ...{ trackNo, stageNo, lane: rules.track.lane },
      ...{ trackName: rules.track.name[language], stageName: stage.name[language] },
      ...{ beginsAt: beginsAt.toISOString(), closesAt: closesAt.toISOString() },
      evenShare: evenShare({ beginsAt, closesAt }, now),
      tells: Object.entries(closingHours).flatMap(([kind, hours]) =>
        sent.some((one) => one === kind) ? [hours] : [],
      ),
    });
  }
  return stages;
}

function panelView(rows: readonly Row[], stage: Stage, now: Date): ProgressPanel {
  const closesAt = new Date(stage.closesAt);
  const people = rows.map((row) => personOf(row, stage, now));
  const working = people.filter(({ view }) => view.assigned > 0);
  const { consequence, lastAt } = panelForecast(
    working.map(({ forecast }) => forecast),
    closesAt,
    now,
  );
  const [{ trackNo, stageNo, panelId, position, name, teams }] = rows as [Row];
  return {
    ...{ trackNo, stageNo, panelId, position, name, teams, consequence },
    lastAt: lastAt?.toISOString() ?? null,
    evaluators: people.map(({ view }) => view).toSorted((a, b) => shareOf(a) - shareOf(b)),
  };
}

const shareOf = ({ assigned, submitted, role }: ProgressEvaluator) =>
  assigned > 0 ? submitted / assigned : role === 'alternate' ? 3 : 2;

function personOf(row: Row, stage: Stage, now: Date): { view: ProgressEvaluator; forecast: Forecast } {
  const { evaluatorId, evaluatorName: name, role, assigned, submitted, recent, pledge } = row;
  const { lastSubmittedAt, lastLoginAt, signedAt, remindedAt } = row;
  const beginsAt = new Date(stage.beginsAt);
  const given = row.since === null ? beginsAt : new Date(row.since);
  const work = { assigned, submitted, recent, since: given > beginsAt ? given : beginsAt };
  const forecast = forecastOf(work, now);
  const pace = assigned > 0 ? perDay(work, now) : null;
  return {
    forecast,
    view: {
      ...{ evaluatorId, name, role, assigned, submitted, pledge },
      perDay: pace === null ? null : Math.round(pace * 10) / 10,
      forecast: { kind: forecast.kind, at: forecast.at?.toISOString() ?? null },
      late: isLate(forecast, new Date(stage.closesAt), now),
      ...{ lastSubmittedAt, lastLoginAt, signedAt, remindedAt },
    },
  };
}

/** Every evaluator of every panel of the published plans, with counts of their teams in the stage. One statement. */
async function listRows(
  db: Db,
  { trackNos, now }: { trackNos: readonly number[]; now: Date },
): Promise<Row[]> {
  const recently = new Date(now.getTime() - PACE_MS);
  const iso = (column: string) =>
    sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  const { rows } = await sql<Row>`
    with work as (
      select a.track_no, a.stage_no, a.evaluator_id, count(*)::int as assigned,
        count(*) filter (where s.state = 'submitted' and s.voided_at is null)::int as submitted,
        count(*) filter (where s.state = 'submitted' and s.voided_at is null
          and s.submitted_at > ${recently}::timestamptz)::int as recent,
        min(a.since) as since, max(s.submitted_at) as last_submitted_at
      from assignments a join applications p on p.team_no = a.team_no and p.status = 'submitted'
        left join sheets s on s.track_no = a.track_no and s.stage_no = a.stage_no
          and s.evaluator_id = a.evaluator_id and s.team_no = a.team_no
      where a.track_no = any(${trackNos}::bigint[]) and a.state = 'active'
        and s.state is distinct from 'recused'
      group by 1, 2, 3),
    pledge as (
      select distinct on (evaluator_id, track_no, stage_no) evaluator_id, track_no, stage_no, answer, version
      from pledge_answers where track_no = any(${trackNos}::bigint[])
      order by evaluator_id, track_no, stage_no, id desc),
    newest as (
      select track_no, stage_no, max(version) as version from pledge_texts group by 1, 2)
    select pp.track_no as "trackNo", pp.stage_no as "stageNo", p.id as "panelId", p.position, p.name,
      (select count(*)::int from panel_teams t where t.panel_id = p.id) as teams,
      pe.evaluator_id as "evaluatorId", c.name as "evaluatorName", pe.role,
      coalesce(w.assigned, 0) as assigned, coalesce(w.submitted, 0) as submitted, coalesce(w.recent, 0) as recent,
      ${iso('w.since')} as since, ${iso('w.last_submitted_at')} as "lastSubmittedAt",
      ${iso('greatest(e.last_login_at, w.last_submitted_at)')} as "lastLoginAt", ${iso('g.signed_at')} as "signedAt",
      ${iso('r.reminded_at')} as "remindedAt",
      case when g2.answer = 'refused' then 'refused'
        when g2.answer is not null and g2.version = coalesce(n.version, g2.version) then 'signed'
        else 'unsigned' end as pledge
    from panel_plans pp
      join panels p on p.plan_id = pp.id
      join panel_evaluators pe on pe.panel_id = p.id
      join accounts c on c.id = pe.evaluator_id
      join evaluators e on e.account_id = pe.evaluator_id
      left join work w on w.track_no = pp.track_no and w.stage_no = pp.stage_no and w.evaluator_id = pe.evaluator_id
      left join stage_signatures g on g.track_no = pp.track_no and g.stage_no = pp.stage_no
        and g.evaluator_id = pe.evaluator_id
      left join evaluator_reminders r on r.track_no = pp.track_no and r.stage_no = pp.stage_no
        and r.evaluator_id = pe.evaluator_id
      left join pledge g2 on g2.track_no = pp.track_no and g2.stage_no = pp.stage_no
        and g2.evaluator_id = pe.evaluator_id
      left join newest n on n.track_no = pp.track_no and n.stage_no = pp.stage_no
    where pp.state = 'published' and pp.track_no = any(${trackNos}::bigint[])
    order by pp.track_no, pp.stage_no, p.position, pe.role desc, c.name, pe.evaluator_id`.execute(db.sql);
  return rows.map((row) => ({
    ...row,
    trackNo: Number(row.trackNo),
    panelId: Number(row.panelId),
    evaluatorId: Number(row.evaluatorId),
  }));
}

/** How many sheets that count were submitted by the end of each day. */
async function listDays(db: Db, trackNos: readonly number[]): Promise<JudgingProgress['days']> {
  const { rows } = await sql<{ at: Date; count: number }>`
    select date_trunc('day', s.submitted_at at time zone 'Asia/Seoul') at time zone 'Asia/Seoul' as at,
      count(*)::int as count
    from sheets s
      join panel_plans pp on pp.track_no = s.track_no and pp.stage_no = s.stage_no and pp.state = 'published'
      join assignments a on a.track_no = s.track_no and a.stage_no = s.stage_no
        and a.evaluator_id = s.evaluator_id and a.team_no = s.team_no and a.state = 'active'
      join applications p on p.team_no = s.team_no and p.status = 'submitted'
    where s.track_no = any(${trackNos}::bigint[]) and s.state = 'submitted' and s.voided_at is null
    group by 1 order by 1`.execute(db.sql);
  let submitted = 0;
  return rows.map(({ at, count }) => {
    submitted += count;
    return { day: koreanDay(at), submitted };
  });
}
