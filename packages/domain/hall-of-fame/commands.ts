import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { labelOf } from '../announcements/queries.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { createPost } from '../posts/commands.ts';
import type { Stage } from '../results/final/queries.ts';
import { findWinning, listMade } from './queries.ts';
import { winnerDraft } from './rules.ts';

/**
 * Begins an entry of the hall of fame for every winner of an announced final stage that has none yet; nobody sees them before
 * an operator publishes them. Pressed again it finds nothing to do. Throws notFound for a stage that is not the final one
 * of its track or is not announced.
 */
export async function makeHofDrafts(
  db: Db,
  actor: OperatorActor,
  { now, ...asked }: Stage & { now: Date },
): Promise<{ made: number }> {
  return db.transaction(async (tx) => {
    // One press after the other, so that what is there is known; reading goes on.
    await sql`lock table hof_origins in share row exclusive mode`.execute(tx.sql);
    const found = await findWinning(tx, asked);
    if (!found) throw fault('notFound');
    const { rules, stage, winners } = found;
    const there = await listMade(
      tx,
      winners.map(({ teamNo }) => teamNo),
    );
    const fresh = winners.filter(({ teamNo }) => !there.has(teamNo));
    for (const winner of fresh) {
      const { postNo } = await createPost(tx, actor, { draft: winnerDraft(winner), now });
      await tx.sql.insertInto('hofOrigins').values({ teamNo: winner.teamNo, postNo }).execute();
    }
    if (fresh.length > 0) {
      const object = { kind: 'stage', id: `${asked.trackNo}-${asked.stageNo}`, label: labelOf(rules, stage) };
      await record(tx, actor, { action: 'hof.make', object, after: { made: fresh.length }, now });
    }
    return { made: fresh.length };
  });
}
