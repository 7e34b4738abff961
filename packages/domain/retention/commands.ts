import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { countDue, type Due } from './queries.ts';

/** Sweeps that are remembered: one an hour for a hundred days. */
const REMEMBERED = 2_400;

/** Remembers what a sweep destroyed: what was due before it less what is left, by row of the retention table. */
export async function recordSweep(db: Db, { before, now }: { before: Due; now: Date }): Promise<void> {
  const after: Partial<Record<string, number>> = await countDue(db, { by: now });
  const swept = Object.fromEntries(
    Object.entries(before).map(([key, due]) => [key, Math.max(0, (due ?? 0) - (after[key] ?? 0))]),
  );
  const left = Object.values(after).reduce<number>((sum, due) => sum + (due ?? 0), 0);
  await db.transaction(async (tx) => {
    const { id } = await tx.sql
      .insertInto('sweeps')
      .values({ at: now, swept: json(swept), left })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.sql
      .deleteFrom('sweeps')
      .where('id', '<=', Number(id) - REMEMBERED)
      .execute();
  });
}
