import { Readable } from 'node:stream';
import type { ResultInputs } from '@chulbal/contract/results/shapes';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { getStageRules } from './facts.queries.ts';
import { findVersion, type Stage } from './final/queries.ts';
import { fileText } from './snapshot.rules.ts';
import { stageObject } from './stage-object.rules.ts';

/**
 * The file of a finalised version, with the version's hash in it. Who exported it and why stands in the audit log
 * and among the month's exports (P-09) before the first byte, and there that the last was taken. Throws notFound.
 */
export async function exportResultVersion(
  db: Db,
  actor: OperatorActor,
  {
    version,
    reason,
    now,
    clock,
    ...of
  }: Stage & { version: number; reason: string; now: Date; clock: Clock },
): Promise<{ stream: Readable; contentType: string; fileName: string }> {
  const { trackNo, stageNo } = of;
  const { content, exportId } = await db.transaction(async (tx) => {
    const rules = await getStageRules(tx, of);
    const found = await findVersion(tx, { trackNo, stageNo, version });
    if (!found) throw fault('notFound');
    await record(tx, actor, {
      category: 'export',
      action: 'result.export',
      object: stageObject(rules),
      after: { version, sha256: found.sha256 },
      reason,
      now,
    });
    const content = Buffer.from(fileText(found));
    const { id: exportId } = await tx.sql
      .insertInto('exports')
      .values({
        operatorId: actor.operatorId,
        operatorName: actor.name,
        address: actor.address,
        format: 'json',
        filter: json({ year: rules.season.year, trackNo, stage: rules.stage.name, version }),
        columns: json([]),
        reason,
        applications: (JSON.parse(found.inputs) as ResultInputs).teams.length,
        bytes: content.length,
        startedAt: now,
        finishedAt: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { content, exportId };
  });
  async function* taken(): AsyncGenerator<Buffer> {
    yield content;
    await db.sql.updateTable('exports').set({ finishedAt: clock() }).where('id', '=', exportId).execute();
  }
  return {
    // Nothing is asked for before what came before it was taken: the end is the reader's.
    stream: Readable.from(taken(), { objectMode: false, highWaterMark: 1 }),
    contentType: 'application/octet-stream',
    fileName: `result-${trackNo}-${stageNo}-v${version}.json`,
  };
}
