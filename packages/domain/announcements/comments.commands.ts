import type { editResultComment as editCommentEndpoint } from '@chulbal/contract/announcements/announcements';
import type { InputOf } from '@chulbal/contract/endpoint';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { Stage } from '../results/final/queries.ts';
import { findEditedComment } from './comments.queries.ts';
import { stageOf } from './queries.ts';
import { listNotifiable } from './teams.queries.ts';

/**
 * Writes what a team reads of its comments with the next announcement; an empty text takes it away. What an announcement
 * has told stays as it was. Throws notFound, teamNotFound 1115, editedElsewhere 4043 where somebody has written since what
 * was `seen`.
 */
export async function editResultComment(
  db: Db,
  actor: OperatorActor,
  { trackNo, stageNo, teamNo, text, seen, now }: InputOf<typeof editCommentEndpoint> & { now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await stageOf(tx, { trackNo, stageNo });
    const team = (await listNotifiable(tx, [teamNo])).get(teamNo);
    if (!team) throw fault('teamNotFound');
    const told = await holdAnnounced(tx, { trackNo, stageNo });
    // Two who write at once come one after the other: there may be no row to hold yet.
    const key = `comment ${trackNo} ${stageNo} ${teamNo}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.sql);
    const before = await findEditedComment(tx, { trackNo, stageNo, teamNo });
    if (text === (before?.text ?? '')) return;
    if (seen !== (before?.text ?? '')) throw fault('editedElsewhere');
    if (told.length > 0) {
      await tx.sql
        .insertInto('announcedComments')
        .values(told.map((announcementId) => ({ announcementId, teamNo, text: before?.text ?? '' })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const edited = { text, editedBy: actor.operatorId, editedAt: now };
    if (text === '') {
      await tx.sql
        .deleteFrom('resultComments')
        .where('trackNo', '=', trackNo)
        .where('stageNo', '=', stageNo)
        .where('teamNo', '=', teamNo)
        .execute();
    } else {
      await tx.sql
        .insertInto('resultComments')
        .values({ trackNo, stageNo, teamNo, ...edited })
        .onConflict((conflict) => conflict.columns(['trackNo', 'stageNo', 'teamNo']).doUpdateSet(edited))
        .execute();
    }
    await record(tx, actor, {
      action: 'resultComment.edit',
      object: { kind: 'team', id: teamNo, label: `${team.number} ${team.teamName}` },
      before: { stageNo, text: before?.text ?? '' },
      after: { stageNo, text },
      now,
    });
  });
}

/** The released announcements of a stage that show edited comments; none is released until the transaction ends. */
async function holdAnnounced(tx: Db, { trackNo, stageNo }: Stage): Promise<number[]> {
  const held = await tx.sql
    .selectFrom('announcements')
    .select(['id', 'state', 'shows'])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('state', '<>', 'withdrawn')
    .orderBy('id')
    .forUpdate()
    .execute();
  return held
    .filter(({ state, shows }) => state === 'released' && shows.comments === 'edited')
    .map(({ id }) => id);
}
