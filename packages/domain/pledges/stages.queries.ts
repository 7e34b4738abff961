import type { Language } from '@chulbal/contract/language';
import type { MyStage } from '@chulbal/contract/pledges';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { isLeft } from '../evaluation/sheets/left.queries.ts';
import { fault } from '../fault.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { type Final, isJudging, judgingPeriod, judgingPhase } from '../seasons/judging-period.rules.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { inOrderOfNeed } from './order.rules.ts';
import { pledgeState, type StageRef } from './queries.ts';

type Asking = { language: Language; now: Date };

/** What an evaluator has in a stage. `panelName` is null for who is in no published panel any more. */
type Part = StageRef & {
  panelName: string | null;
  progress: MyStage['progress'];
};

/** The stages that an evaluator judges, the next deadline first. */
export async function listMyStages(
  db: Db,
  actor: EvaluatorActor,
  { language, now }: Asking,
): Promise<MyStage[]> {
  const parts = await listParts(db, actor.evaluatorId);
  const views = await Promise.all(parts.map((part) => viewOf(db, actor, part, { language, now })));
  const dated = views.map((view) => ({ view, closesAt: new Date(view.longer?.until ?? view.closesAt) }));
  return inOrderOfNeed(dated, now).map(({ view }) => view);
}

/** One of them. @throws 1356 notQuerySubject for a stage that they do not judge, whether there is one or not. */
export async function getMyStage(
  db: Db,
  actor: EvaluatorActor,
  { trackNo, stageNo, ...asking }: StageRef & Asking,
): Promise<MyStage> {
  const part = await requirePart(db, actor, { trackNo, stageNo });
  return viewOf(db, actor, part, asking);
}

/** What an evaluator has in a stage. @throws 1356 notQuerySubject where that is nothing. */
export async function requirePart(
  db: Db,
  { evaluatorId }: EvaluatorActor,
  { trackNo, stageNo }: StageRef,
): Promise<Part> {
  const [part] = await listParts(db, evaluatorId, { trackNo, stageNo });
  if (!part) throw fault('notQuerySubject');
  return part;
}

async function viewOf(
  db: Db,
  actor: EvaluatorActor,
  part: Part,
  { language, now }: Asking,
): Promise<MyStage> {
  const { trackNo, stageNo, panelName, progress } = part;
  const { evaluatorId } = actor;
  const rules = await getTrackRules(db, trackNo);
  const { track, stages, year, seasonName } = rules;
  const stage = stages.find((one) => one.stageNo === stageNo);
  if (!stage) throw fault('notFound');
  const final = await findFinal(db, { trackNo, stageNo });
  const period = judgingPeriod(rules, { stageNo, final });
  const signature = await db.sql
    .selectFrom('stageSignatures')
    .select('signedAt')
    .where('evaluatorId', '=', evaluatorId)
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .executeTakeFirst();
  const phase = judgingPhase(period, { signed: signature !== undefined, now });
  const isOver = phase === 'over' && !signature;
  return {
    trackNo,
    stageNo,
    lane: track.lane,
    year,
    seasonName: seasonName[language],
    trackName: track.name[language],
    stageName: stage.name[language],
    stageKind: stage.kind,
    opensAt: stage.opensAt.toISOString(),
    closesAt: period.closesAt.toISOString(),
    phase,
    pledge: await pledgeState(db, { evaluatorId, trackNo, stageNo }),
    panelName,
    progress,
    longer: isOver ? await findLonger(db, { rules, final, stageNo, evaluatorId, now }) : null,
    signedAt: signature?.signedAt.toISOString() ?? null,
  };
}

/** What an evaluator has yet to judge of the teams that were given more time than the rest. */
async function findLonger(
  db: Db,
  {
    rules,
    final,
    stageNo,
    evaluatorId,
    now,
  }: { rules: TrackRules; final: Final; stageNo: number; evaluatorId: number; now: Date },
): Promise<MyStage['longer']> {
  const { trackNo } = rules.track;
  const closings = new Map<number, Date>();
  for (const { teamNo } of rules.extensions) {
    const period = teamNo === null ? null : judgingPeriod(rules, { stageNo, teamNo, final });
    if (teamNo !== null && period && isJudging(period, now)) closings.set(teamNo, period.closesAt);
  }
  if (closings.size === 0) return null;
  const left = await db.sql
    .selectFrom('assignments as a')
    .innerJoin('applications as p', 'p.teamNo', 'a.teamNo')
    .leftJoin('sheets as s', (join) =>
      join
        .onRef('s.trackNo', '=', 'a.trackNo')
        .onRef('s.stageNo', '=', 'a.stageNo')
        .onRef('s.evaluatorId', '=', 'a.evaluatorId')
        .onRef('s.teamNo', '=', 'a.teamNo'),
    )
    .select('a.teamNo')
    .where('a.trackNo', '=', trackNo)
    .where('a.stageNo', '=', stageNo)
    .where('a.evaluatorId', '=', evaluatorId)
    .where('a.state', '=', 'active')
    .where('a.teamNo', 'in', [...closings.keys()])
    .where('p.status', '=', 'submitted')
    .where('p.ineligibleAt', 'is', null)
    .where(isLeft)
    .execute();
  const ends = left.flatMap(({ teamNo }) => closings.get(teamNo) ?? []);
  if (ends.length === 0) return null;
  const until = new Date(Math.min(...ends.map((end) => end.getTime())));
  return { teams: ends.length, until: until.toISOString() };
}

/** Stages with assignments of an evaluator, or in whose published panels they are; two queries. */
async function listParts(db: Db, evaluatorId: number, of?: StageRef): Promise<Part[]> {
  const counted = await db.sql
    .selectFrom('assignments as given')
    .leftJoin('sheets', (join) =>
      join
        .onRef('sheets.trackNo', '=', 'given.trackNo')
        .onRef('sheets.stageNo', '=', 'given.stageNo')
        .onRef('sheets.evaluatorId', '=', 'given.evaluatorId')
        .onRef('sheets.teamNo', '=', 'given.teamNo'),
    )
    .select(['given.trackNo', 'given.stageNo', 'given.state', 'sheets.state as sheet'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('given.evaluatorId', '=', evaluatorId)
    .where(({ eb, or }) => or([eb('sheets.voidedAt', 'is', null), eb('sheets.outdated', '=', true)]))
    .$if(of !== undefined, (query) =>
      query.where('given.trackNo', '=', of?.trackNo ?? 0).where('given.stageNo', '=', of?.stageNo ?? 0),
    )
    .groupBy(['given.trackNo', 'given.stageNo', 'given.state', 'sheets.state'])
    .execute();
  const seats = await db.sql
    .selectFrom('panelEvaluators')
    .innerJoin('panels', 'panels.id', 'panelEvaluators.panelId')
    .innerJoin('panelPlans', 'panelPlans.id', 'panels.planId')
    .select(['panelPlans.trackNo', 'panelPlans.stageNo', 'panels.name'])
    .where('panelEvaluators.evaluatorId', '=', evaluatorId)
    .where('panelPlans.state', '=', 'published')
    .$if(of !== undefined, (query) =>
      query
        .where('panelPlans.trackNo', '=', of?.trackNo ?? 0)
        .where('panelPlans.stageNo', '=', of?.stageNo ?? 0),
    )
    .execute();
  return partsOf(counted, seats);
}

type Counted = StageRef & { state: string; sheet: string | null; count: number };

function partsOf(counted: readonly Counted[], seats: readonly (StageRef & { name: string })[]): Part[] {
  const parts = new Map<string, Part>();
  const partOf = ({ trackNo, stageNo }: StageRef): Part => {
    const key = `${trackNo}/${stageNo}`;
    const progress = { teams: 0, unread: 0, draft: 0, submitted: 0, recused: 0 };
    const part = parts.get(key) ?? { trackNo, stageNo, panelName: null, progress };
    parts.set(key, part);
    return part;
  };
  for (const seat of seats) partOf(seat).panelName = seat.name;
  for (const row of counted) {
    const { progress } = partOf(row);
    const count = Number(row.count);
    if (row.state === 'recused') progress.recused += count;
    if (row.state !== 'active') continue;
    progress.teams += count;
    if (row.sheet === 'draft' || row.sheet === 'submitted') progress[row.sheet] += count;
    else progress.unread += count;
  }
  return [...parts.values()];
}
