import type { JudgedStage, OwnPeriod } from '@chulbal/contract/evaluation/views';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { stageSettings } from '../panels/settings.queries.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import {
  type Final,
  isJudging,
  type JudgingPeriod,
  judgingPeriod,
  judgingPhase,
} from '../seasons/judging-period.rules.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import type { StageRule } from '../seasons/rules.ts';
import type { Criterion } from './scores.rules.ts';
import { findSignature, type Signature } from './sheets.queries.ts';

export type StageRef = { trackNo: number; stageNo: number };
export type OwnStageRef = StageRef & { evaluatorId: number };

/** Where the rules of a stage's result set no other line. */
const USUAL_CUT_LINE = 60;

/** A judged stage with everything that writing a sheet asks of it. */
export type Judged = {
  rules: TrackRules;
  stage: StageRule;
  /** When it is judged in general; of one team: `periodOf`. */
  period: JudgingPeriod;
  final: Final;
  rubric: readonly Criterion[];
  settings: Awaited<ReturnType<typeof stageSettings>>;
  cutLine: number | null;
};

/** A stage of a published season that has a rubric. Throws notFound. */
export async function getJudged(db: Db, { trackNo, stageNo }: StageRef): Promise<Judged> {
  const rules = await getTrackRules(db, trackNo);
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  if (!stage?.rubric) throw fault('notFound');
  const final = await findFinal(db, { trackNo, stageNo });
  return {
    rules,
    stage,
    period: judgingPeriod(rules, { stageNo, final }),
    final,
    rubric: stage.rubric,
    settings: await stageSettings(db, { trackNo, stageNo }),
    cutLine: await cutLineOf(db, { trackNo, stageNo }),
  };
}

/** When one team is judged: later than the others where it was given more time. */
export function periodOf({ rules, stage, final }: Judged, teamNo: number): JudgingPeriod {
  return judgingPeriod(rules, { stageNo: stage.stageNo, teamNo, final });
}

/** The same with the evaluator's signature, which locks it. */
export async function getOwnStage(
  db: Db,
  { trackNo, stageNo, evaluatorId }: OwnStageRef,
): Promise<Judged & { signature: Signature | null }> {
  const judged = await getJudged(db, { trackNo, stageNo });
  return { ...judged, signature: await findSignature(db, { trackNo, stageNo, evaluatorId }) };
}

/** When an evaluator's team is judged, where that is not when the rest of the stage is; null where it is. */
export function ownPeriodOf(
  judged: Judged & { signature: Signature | null },
  { teamNo, now }: { teamNo: number; now: Date },
): OwnPeriod | null {
  const { beginsAt, closesAt, ended } = periodOf(judged, teamNo);
  const isOther = +beginsAt !== +judged.period.beginsAt || +closesAt !== +judged.period.closesAt;
  if (!isOther) return null;
  const open = !judged.signature && isJudging({ beginsAt, closesAt, ended }, now);
  return { beginsAt: beginsAt.toISOString(), closesAt: closesAt.toISOString(), open };
}

/** The stage as an evaluator's pages name it. */
export function stageView(
  judged: Judged,
  { signature, language, now }: { signature: Signature | null; language: Language; now: Date },
): JudgedStage {
  const { rules, stage, period, settings, cutLine } = judged;
  return {
    trackNo: rules.track.trackNo,
    stageNo: stage.stageNo,
    lane: rules.track.lane,
    year: rules.year,
    trackName: rules.track.name[language],
    stageName: stage.name[language],
    stageKind: stage.kind,
    beginsAt: period.beginsAt.toISOString(),
    closesAt: period.closesAt.toISOString(),
    phase: judgingPhase(period, { signed: signature !== null, now }),
    open: !signature && isJudging(period, now),
    signedAt: signature?.signedAt.toISOString() ?? null,
    blindNames: settings.blindNames,
    blindSchools: settings.blindSchools,
    halfPoints: settings.halfPoints,
    cutLine,
    panelSize: settings.panelSize,
  };
}

async function cutLineOf(db: Db, { trackNo, stageNo }: StageRef): Promise<number | null> {
  const row = await db.sql
    .selectFrom('judgedStages')
    .select('resultRules')
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .executeTakeFirst();
  const rules = row?.resultRules as { cutLine?: unknown } | null | undefined;
  const line = typeof rules?.cutLine === 'number' ? rules.cutLine : USUAL_CUT_LINE;
  return line > 0 ? line : null;
}
