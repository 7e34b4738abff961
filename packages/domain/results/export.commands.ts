import { Readable } from 'node:stream';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findVersion, type Stage } from '../final-results/queries.ts';
import { snapshotText } from './snapshot.rules.ts';
import { stageObject } from './stage-object.rules.ts';
import { getStageRules } from './world.queries.ts';

/**
 * The file of a finalised version: its SHA-256 is that of the version. Who exported it and why stands in the audit log
 * before the first byte. Throws notFound.
 */
export async function exportResultVersion(
  db: Db,
  actor: OperatorActor,
  { version, reason, now, ...of }: Stage & { version: number; reason: string; now: Date },
): Promise<{ stream: Readable; contentType: string; fileName: string }> {
  const { trackNo, stageNo } = of;
  const row = await db.transaction(async (tx) => {
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
    return found;
  });
  return {
    stream: Readable.from([Buffer.from(snapshotText(row))], { objectMode: false }),
    contentType: 'application/octet-stream',
    fileName: `result-${trackNo}-${stageNo}-v${version}.json`,
  };
}
