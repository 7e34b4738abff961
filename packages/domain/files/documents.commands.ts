import type { OperatorActor } from '../actor.ts';
import { getListedApplication } from '../applications/list/detail.queries.ts';
import { teamObject } from '../applications/work.queries.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { type FileRow, isInSubmission } from './queries.ts';
import { isServerFileName } from './rules.ts';

/**
 * A document that some submission refers to, once the audit log says that it is read (P-07). Throws notFound for
 * anything else: what only stands in a draft is the team's own, and so is all that was taken back.
 */
export async function openDocument(
  db: Db,
  actor: OperatorActor,
  { serverFileName, now }: { serverFileName: string; now: Date },
): Promise<Pick<FileRow, 'serverFileName' | 'name' | 'mime'>> {
  if (!isServerFileName(serverFileName)) throw fault('notFound');
  return db.transaction(async (tx) => {
    const file = await tx.sql
      .selectFrom('files')
      .select(['serverFileName', 'name', 'mime', 'slot', 'sha256', 'teamNo'])
      .where('serverFileName', '=', serverFileName)
      .where((eb) => isInSubmission(eb))
      .executeTakeFirst();
    if (!file || file.teamNo === null) throw fault('notFound');
    const application = await getListedApplication(tx, actor, { teamNo: file.teamNo });
    if (application.status !== 'submitted') throw fault('notFound');
    await record(tx, actor, {
      category: 'disclosure',
      action: 'document.read',
      object: teamObject(application),
      after: { slot: file.slot, serverFileName, sha256: file.sha256 },
      now,
    });
    return { serverFileName, name: file.name, mime: file.mime };
  });
}
