import { finalTeams, findReleased } from '../announcements/queries.ts';
import type { Application } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findVersion } from '../final-results/queries.ts';
import { stageBefore } from '../panels/stages.queries.ts';
import type { TrackRules } from '../seasons/queries.ts';
import type { MaterialRule, StageRule } from '../seasons/rules.ts';
import { isSelected } from './rules.ts';

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

/** Whether a stage asks a team, by its number; an application that does not stand is never asked. */
export type Asks = (teamNo: number) => boolean;

/**
 * Whom a stage asks: the teams that the released result of the judged stage before it selected, without those that
 * withdrew since; where there is no such stage, everybody who has submitted. Null while that result is not released,
 * so that nobody learns of it by being asked. Throws notFound for a stage that asks for nothing.
 */
export async function subjectsOf(db: Db, rules: TrackRules, stageNo: number): Promise<Asks | null> {
  const asking = askingStage(rules, stageNo);
  const before = stageBefore(rules, asking);
  if (!before) return () => true;
  const stage = { trackNo: rules.track.trackNo, stageNo: before.stageNo };
  const released = await findReleased(db, stage);
  if (!released) return null;
  const told = await finalTeams(db, { ...stage, version: released.resultVersion });
  const newest = await findVersion(db, stage);
  const since = newest ? await finalTeams(db, { ...stage, version: newest.version }) : told;
  return (teamNo) =>
    isSelected({ released: told.get(teamNo)?.decision, newest: since.get(teamNo)?.decision });
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
