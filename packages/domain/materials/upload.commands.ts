import type { MaterialFile } from '@chulbal/contract/materials/materials';
import type { UserActor } from '../actor.ts';
import { getMyTeam } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { FileStore } from '../files/store.ts';
import { type ArrivingFile, uploadInto } from '../files/upload.commands.ts';
import { getTrackRules, materialDeadlineFor } from '../seasons/queries.ts';
import { askingStage, isSubject } from './subjects.queries.ts';

/**
 * Takes a file into a slot of a stage's material, of the leader or a linked member. What is refused before and
 * after the bytes is that of `uploadFile`; also 1355 for a team that the stage does not ask, notFound for a stage
 * that asks for nothing, 1351 for a slot that it does not have.
 */
export async function uploadMaterial(
  db: Db,
  actor: UserActor,
  store: FileStore,
  upload: ArrivingFile & { teamNo: number; stageNo: number; slot: string },
): Promise<MaterialFile> {
  const { teamNo, stageNo, slot } = upload;
  const row = await uploadInto(db, actor, store, upload, {
    ...{ teamNo, stageNo, slot, isPublic: false },
    async open(tx) {
      const { application } = await getMyTeam(tx, actor, { teamNo, lock: true });
      const rules = await getTrackRules(tx, application.trackNo);
      const stage = askingStage(rules, stageNo);
      if (!(await isSubject(tx, rules, { application, stageNo }))) throw fault('notSubmissionSubject');
      const rule = stage.material.slots.find(({ code }) => code === slot);
      if (!rule) throw fault('fileCountMismatch');
      return { rule, deadline: materialDeadlineFor(rules, stageNo, teamNo) };
    },
  });
  const { serverFileName, name, size, sha256 } = row;
  return { serverFileName, slot, name, size, sha256: sha256 ?? '' };
}
