import { keptMs } from '@chulbal/contract/retention/retention';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { eventObject } from '../events/event-object.rules.ts';
import { listEvents } from '../events/queries.ts';
import { fault } from '../fault.ts';

/** Says that somebody looks at a signal or found it fine; null takes it back. Throws notFound. */
export async function markRecommendSignal(
  db: Db,
  actor: OperatorActor,
  asked: { eventNo: number; key: string; state: 'looking' | 'fine' | null; now: Date },
): Promise<void> {
  const { eventNo, key, state, now } = asked;
  await db.transaction(async (tx) => {
    const event = (await listEvents(tx)).find((one) => one.eventNo === eventNo);
    if (!event) throw fault('notFound');
    if (state === null) {
      const marks = tx.sql.deleteFrom('recommendSignalMarks').where('eventNo', '=', eventNo);
      await marks.where('key', '=', key).execute();
    } else {
      const mark = { state, markedBy: actor.operatorId, markedAt: now };
      await tx.sql
        .insertInto('recommendSignalMarks')
        .values({ eventNo, key, ...mark })
        .onConflict((conflict) => conflict.columns(['eventNo', 'key']).doUpdateSet(mark))
        .execute();
    }
    await record(tx, actor, {
      ...{ action: 'raffle.markSignal', object: eventObject(event), now },
      after: { signal: key.split(' ')[0], state },
    });
  });
}

/** Forgets from where recommenders were named, as long after it as addresses are kept. */
export async function forgetRecommendAddresses(db: Db, { now }: { now: Date }): Promise<void> {
  await db.sql
    .updateTable('recommendations')
    .set({ namedFrom: null })
    .where('namedFrom', 'is not', null)
    .where('at', '<', new Date(now.getTime() - keptMs('address')))
    .execute();
}
