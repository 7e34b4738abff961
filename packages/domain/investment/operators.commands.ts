import type { HiddenTotals } from '@chulbal/contract/investment/operators';
import type { Language } from '@chulbal/contract/language';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { getExhibition } from '../exhibition/queries.ts';
import { marketObject } from './market-object.rules.ts';
import { amountsByHour, getTotals } from './totals.queries.ts';

/** Shows an operator what nobody else sees yet, and puts that on record. Throws notFound. */
export async function openTotals(
  db: Db,
  actor: OperatorActor,
  { igNo, language, now }: { igNo: number; language: Language; now: Date },
): Promise<HiddenTotals> {
  return db.transaction(async (tx) => {
    const exhibition = await getExhibition(tx, igNo);
    const companies = await getTotals(tx, { igNo, language });
    const hours = await amountsByHour(tx, { igNo });
    await tx.sql
      .insertInto('marketOpenings')
      .values({ igNo, operatorId: actor.operatorId, openedAt: now })
      .execute();
    await record(tx, actor, {
      category: 'disclosure',
      action: 'market.openTotals',
      object: marketObject(exhibition),
      now,
    });
    return { openedAt: now.toISOString(), companies, hours };
  });
}

/** Says that somebody looks at a signal or found it fine; null takes it back. Throws notFound. */
export async function markSignal(
  db: Db,
  actor: OperatorActor,
  asked: { igNo: number; key: string; state: 'looking' | 'fine' | null; now: Date },
): Promise<void> {
  const { igNo, key, state, now } = asked;
  await db.transaction(async (tx) => {
    const exhibition = await getExhibition(tx, igNo);
    if (state === null) {
      await tx.sql.deleteFrom('marketSignalMarks').where('igNo', '=', igNo).where('key', '=', key).execute();
    } else {
      const mark = { state, markedBy: actor.operatorId, markedAt: now };
      await tx.sql
        .insertInto('marketSignalMarks')
        .values({ igNo, key, ...mark })
        .onConflict((conflict) => conflict.columns(['igNo', 'key']).doUpdateSet(mark))
        .execute();
    }
    await record(tx, actor, {
      action: 'market.markSignal',
      object: marketObject(exhibition),
      after: { signal: key.split(' ')[0], state },
      now,
    });
  });
}
