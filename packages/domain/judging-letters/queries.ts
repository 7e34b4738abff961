import type { JudgingLetterKind, PreviewedLetter } from '@chulbal/contract/evaluation/judging-letters';
import { judgingLetterKinds } from '@chulbal/contract/evaluation/values';
import { sql } from 'kysely';
import type { Written } from '../applications/letters.rules.ts';
import type { Db } from '../db.ts';
import { isLeft } from '../evaluation/sheets/left.queries.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { sentLine } from '../outbox/links.rules.ts';
import { listPledges } from '../panels/facts.queries.ts';
import { stageSettings } from '../panels/settings.queries.ts';
import { getJudgedStage, type JudgedStage } from '../panels/stages.queries.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { judgingPeriod } from '../seasons/judging-period.rules.ts';
import * as letters from './letters.rules.ts';
import { closingHours, type EvaluatorFacts, type StageFacts } from './rules.ts';

type Stage = { trackNo: number; stageNo: number };

/** Stages of published plans whose judging has not ended long ago, with what their letters depend on. */
export async function listStagesToNotify(
  db: Db,
  now: Date,
): Promise<{ stage: Stage; judged: JudgedStage; facts: StageFacts }[]> {
  const plans = await db.sql
    .selectFrom('panelPlans')
    .select(['id', 'trackNo', 'stageNo', 'publishedAt'])
    .where('state', '=', 'published')
    .orderBy('trackNo')
    .orderBy('stageNo')
    .execute();
  const found = [];
  for (const { id, trackNo, stageNo, publishedAt } of plans) {
    const stage = { trackNo, stageNo };
    const judged = await getJudgedStage(db, stage);
    const final = await findFinal(db, stage);
    const { beginsAt, closesAt, ended } = judgingPeriod(judged.rules, { stageNo, final });
    if (!publishedAt || ended || now >= closesAt) continue;
    const { letters } = await stageSettings(db, stage);
    found.push({ stage, judged, facts: { planId: id, publishedAt, beginsAt, closesAt, letters } });
  }
  return found;
}

/** What letters to the evaluators of a stage depend on, those of who may still judge. Three queries. */
export async function listEvaluatorFacts(
  db: Db,
  { trackNo, stageNo }: Stage,
  { planId, publishedAt }: Pick<StageFacts, 'planId' | 'publishedAt'>,
): Promise<EvaluatorFacts[]> {
  const { rows } = await sql<{
    evaluatorId: number;
    teams: number;
    left: number;
    signed: boolean;
    planned: boolean;
    changedByPlan: boolean;
    since: Date | null;
    handed: { teamNo: number; at: string }[] | null;
    taken: { teamNo: number; at: string }[] | null;
  }>`
    with own as (
      select a.*, a.state = 'active' and p.status = 'submitted' and p.ineligible_at is null as judges,
        ${isLeft} as unsubmitted
      from assignments a join applications p on p.team_no = a.team_no
        left join sheets s on s.track_no = a.track_no and s.stage_no = a.stage_no
          and s.evaluator_id = a.evaluator_id and s.team_no = a.team_no
      where a.track_no = ${trackNo} and a.stage_no = ${stageNo}),
    planned as (
      select distinct pe.evaluator_id from panels p join panel_evaluators pe on pe.panel_id = p.id
      where p.plan_id = ${planId})
    select e.account_id as "evaluatorId",
      count(own.team_no) filter (where own.judges)::int as teams,
      count(own.team_no) filter (where own.judges and own.unsubmitted)::int as left,
      exists (select from stage_signatures g where g.track_no = ${trackNo} and g.stage_no = ${stageNo}
        and g.evaluator_id = e.account_id) as signed,
      exists (select from planned where planned.evaluator_id = e.account_id) as planned,
      coalesce(bool_or((own.state = 'active' and own.since = ${publishedAt}::timestamptz)
        or (own.state = 'withdrawn' and own.until = ${publishedAt}::timestamptz)), false) as "changedByPlan",
      min(own.since) filter (where own.judges) as since,
      json_agg(json_build_object('teamNo', own.team_no, 'at', own.since))
        filter (where own.judges and own.since > ${publishedAt}::timestamptz) as handed,
      json_agg(json_build_object('teamNo', own.team_no, 'at', own.until))
        filter (where own.state = 'withdrawn' and own.until > ${publishedAt}::timestamptz) as taken
    from evaluators e join accounts c on c.id = e.account_id and c.status = 'active'
      left join own on own.evaluator_id = e.account_id
    where e.disabled_at is null
      and (own.evaluator_id is not null or e.account_id in (select evaluator_id from planned))
    group by e.account_id order by e.account_id`.execute(db.sql);
  const pledges = await listPledges(db, { trackNo, stageNo });
  const told = await db.sql
    .selectFrom('judgingLetters')
    .select('evaluatorId')
    .distinct()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('kind', '=', 'panels')
    .execute();
  const notifiedOfPlan = new Set(told.map(({ evaluatorId }) => evaluatorId));
  return rows
    .map((row) => ({ ...row, evaluatorId: Number(row.evaluatorId) }))
    .filter(({ evaluatorId }) => pledges.get(evaluatorId) !== 'refused')
    .map(({ handed, taken, ...row }) => ({
      ...row,
      pledged: pledges.get(row.evaluatorId) === 'signed',
      notifiedOfPlan: notifiedOfPlan.has(row.evaluatorId),
      handed: dated(handed),
      taken: dated(taken),
    }));
}

const dated = (rows: { teamNo: number; at: string }[] | null) =>
  (rows ?? []).map(({ teamNo, at }) => ({ teamNo: Number(teamNo), at: new Date(at) }));

/** Every kind of letter of a stage as it leaves, for one evaluator with a typical number of teams. Throws notFound. */
export async function previewJudgingLetters(
  db: Db,
  asked: Stage & { publicUrl: string; now: Date },
): Promise<PreviewedLetter[]> {
  const judged = await getJudgedStage(db, asked);
  const { beginsAt, closesAt } = judgingPeriod(judged.rules, { stageNo: asked.stageNo });
  const teams = await typicalLoad(db, asked);
  const { now } = asked;
  const about = { ...stageWords(judged, asked), beginsAt, closesAt, teams, pledged: false, now };
  return judgingLetterKinds.map((kind) => {
    const written = inBothLanguages((language) => sampleOf(kind, language, about));
    return {
      kind,
      subject: written.subject,
      lines: written.letter.lines.map(sentLine),
      button: written.letter.button?.label ?? '',
      note: written.letter.note ?? '',
    };
  });
}

function sampleOf(
  kind: JudgingLetterKind,
  language: 'ko' | 'en',
  about: Omit<letters.About, 'left'>,
): Written {
  const { closesAt, teams } = about;
  if (kind === 'panels') return letters.panelsLetter(language, { ...about, left: teams, again: false });
  if (kind === 'opens') return letters.opensLetter(language, { ...about, left: teams });
  if (kind === 'handed') {
    const [handed, all] = [2, teams + 2];
    return letters.handedLetter(language, { ...about, teams: all, left: all, handed, taken: 0 });
  }
  const now = new Date(closesAt.getTime() - closingHours[kind] * 3_600_000);
  return letters.closingLetter(language, { ...about, left: Math.max(1, Math.round(teams / 3)), now });
}

/** What a stage is called in letters, and where they lead. */
export function stageWords({ rules, stage }: JudgedStage, { publicUrl }: { publicUrl: string }) {
  return {
    trackName: rules.track.name,
    stageName: stage.name,
    url: `${publicUrl}/pointer/list/${rules.track.trackNo}/${stage.stageNo}`,
  };
}

/** Teams of the panel with most of them, of the draft or else of what is published; 40 where there is neither. */
async function typicalLoad(db: Db, { trackNo, stageNo }: Stage): Promise<number> {
  const row = await db.sql
    .selectFrom('panelTeams as t')
    .innerJoin('panels as p', 'p.id', 't.panelId')
    .innerJoin('panelPlans as pp', 'pp.id', 'p.planId')
    .select(({ fn }) => fn.countAll<number>().as('teams'))
    .where('pp.trackNo', '=', trackNo)
    .where('pp.stageNo', '=', stageNo)
    .where('pp.state', 'in', ['draft', 'published'])
    .groupBy(['p.id', 'pp.state'])
    .orderBy('pp.state')
    .orderBy('teams', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.teams ?? 40);
}
