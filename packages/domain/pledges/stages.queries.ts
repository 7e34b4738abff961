import type { Language } from '@chulbal/contract/language';
import type { MyStage } from '@chulbal/contract/pledges';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { judgingPeriod, judgingPhase } from '../seasons/judging-period.rules.ts';
import { getTrackRules } from '../seasons/queries.ts';
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
  const dated = views.map((view) => ({ view, closesAt: new Date(view.closesAt) }));
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
  const period = judgingPeriod(rules, { stageNo, final: await findFinal(db, { trackNo, stageNo }) });
  const signature = await db.sql
    .selectFrom('stageSignatures')
    .select('signedAt')
    .where('evaluatorId', '=', evaluatorId)
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .executeTakeFirst();
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
    phase: judgingPhase(period, { signed: signature !== undefined, now }),
    pledge: await pledgeState(db, { evaluatorId, trackNo, stageNo }),
    panelName,
    progress,
    signedAt: signature?.signedAt.toISOString() ?? null,
  };
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
