import type { Db } from '../db.ts';
import { stageBefore } from '../panels/stages.queries.ts';
import { findVersion } from '../results/final/queries.ts';
import type { TrackRules } from '../seasons/queries.ts';
import type { StageRule } from '../seasons/rules.ts';
import { finalTeams, findReleased } from './queries.ts';
import { isSelected } from './windows.rules.ts';

/** Whether a team, by its number, is a subject of a stage; an application that does not stand never is. */
export type IsSubject = (teamNo: number) => boolean;

/**
 * The subjects of a stage: the teams that the released result of the judged stage before it selected, without those that
 * withdrew since; where there is no such stage, everybody who has submitted. Null while that result is not released, so
 * that nobody learns of it by being a subject.
 */
export async function stageSubjects(db: Db, rules: TrackRules, stage: StageRule): Promise<IsSubject | null> {
  const before = stageBefore(rules, stage);
  if (!before) return () => true;
  const judged = { trackNo: rules.track.trackNo, stageNo: before.stageNo };
  const released = await findReleased(db, judged);
  if (!released) return null;
  const told = await finalTeams(db, { ...judged, version: released.resultVersion });
  const newest = await findVersion(db, judged);
  const since = newest ? await finalTeams(db, { ...judged, version: newest.version }) : told;
  return (teamNo) =>
    isSelected({ released: told.get(teamNo)?.decision, newest: since.get(teamNo)?.decision });
}
