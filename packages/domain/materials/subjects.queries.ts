import { type IsSubject, stageSubjects } from '../announcements/subjects.queries.ts';
import type { Application } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { TrackRules } from '../seasons/queries.ts';
import type { MaterialRule, StageRule } from '../seasons/rules.ts';

export type AskingStage = StageRule & { material: MaterialRule };

/** A stage that asks its teams for material. Throws notFound for any other. */
export function askingStage(rules: Pick<TrackRules, 'stages'>, stageNo: number): AskingStage {
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  if (!stage?.material || stage.kind === 'application') throw fault('notFound');
  return { ...stage, material: stage.material };
}

/** The stages of a track that ask for material, in its order. */
export function askingStages({ stages }: Pick<TrackRules, 'stages'>): AskingStage[] {
  return stages.flatMap((stage) =>
    stage.material && stage.kind !== 'application' ? [{ ...stage, material: stage.material }] : [],
  );
}

/**
 * Whom a stage asks, as `stageSubjects` knows them; null while the result before it is not released. Throws notFound for
 * a stage that asks for nothing.
 */
export async function subjectsOf(db: Db, rules: TrackRules, stageNo: number): Promise<IsSubject | null> {
  return stageSubjects(db, rules, askingStage(rules, stageNo));
}

/** The same about one application. */
export async function isSubject(
  db: Db,
  rules: TrackRules,
  { application, stageNo }: { application: Pick<Application, 'teamNo' | 'status'>; stageNo: number },
): Promise<boolean> {
  if (application.status !== 'submitted') return false;
  const asks = await subjectsOf(db, rules, stageNo);
  return asks?.(application.teamNo) ?? false;
}
