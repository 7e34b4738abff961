import type { requestAnnouncement as requestEndpoint } from '@chulbal/contract/announcements/announcements';
import type { InputOf } from '@chulbal/contract/endpoint';
import { fieldErrors } from '@chulbal/contract/field-errors';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { json } from '../json.ts';
import { askSecondApproval } from '../operators/second-approval.commands.ts';
import { forgetMessages } from '../outbox/commands.ts';
import { isJudgedAgain } from '../results/final/judging.queries.ts';
import { findVersion, type Stage } from '../results/final/queries.ts';
import { type Announcement, labelOf, stageOf } from './queries.ts';
import { templateProblems } from './templates.rules.ts';
import { timeProblems } from './windows.rules.ts';

type Asked<E> = E & { now: Date };

/**
 * Asks a second operator to announce the newest finalised result.
 *
 * Throws 400 beside `templates.…` for a merge field that there is not, and beside a window that would end before the
 * release; resultOutdated 4074 when there is a newer result; announcementOpen 4073 when another is under way;
 * judgedAgain 4094 while judging is open again; notFound.
 */
export async function requestAnnouncement(
  db: Db,
  actor: OperatorActor,
  asked: Asked<InputOf<typeof requestEndpoint>> & { publicUrl: string },
): Promise<{ announcementId: number }> {
  const { trackNo, stageNo, resultVersion, templates, shows, now } = asked;
  const times = {
    releaseAt: new Date(Math.max(new Date(asked.releaseAt).getTime(), now.getTime())),
    appealUntil: asked.appealUntil === null ? null : new Date(asked.appealUntil),
    verifyUntil: asked.verifyUntil === null ? null : new Date(asked.verifyUntil),
  };
  const wrong = [...templateProblems(templates), ...timeProblems(times)];
  if (wrong.length > 0) {
    throw fault('invalidRequest', {
      fields: Object.fromEntries(wrong.map((path) => [path, fieldErrors.invalid])),
    });
  }
  return db.transaction(async (tx) => {
    const { rules, stage } = await stageOf(tx, asked);
    const label = labelOf(rules, stage);
    const newest = await findVersion(tx, asked);
    if (newest?.version !== resultVersion) throw fault('resultOutdated');
    if (await isJudgedAgain(tx, asked, now)) throw fault('judgedAgain');
    const { id } = await refusing({ announcements_one_open: 'announcementOpen' }, () =>
      tx.sql
        .insertInto('announcements')
        .values({
          trackNo,
          stageNo,
          resultVersion,
          state: 'pending',
          ...times,
          templates: json(templates),
          shows: json(shows),
          requestedBy: actor.operatorId,
          requestedAt: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await record(tx, actor, {
      action: 'announcement.request',
      object: { kind: 'announcement', id, label },
      after: { resultVersion, ...times, shows },
      now,
    });
    await askSecondApproval(tx, actor, {
      what: 'announcement',
      permission: 'announceResults',
      confirmerId: null,
      stage: {
        ko: `${rules.track.name.ko} ${stage.name.ko}`,
        en: `${rules.track.name.en}, ${stage.name.en}`,
      },
      reason: null,
      url: `${asked.publicUrl}/console/announcements/${trackNo}/${stageNo}`,
      about: requestMessages(id),
      now,
    });
    return { announcementId: id };
  });
}

/**
 * The second operator's word: it is released when its time has come. Throws notFound; secondOperatorNeeded 4071 for
 * whoever asked for it; announcementOpen 4073 unless it is pending; resultOutdated 4074 when a newer result was
 * finalised meanwhile; judgedAgain 4094.
 */
export async function confirmAnnouncement(
  db: Db,
  actor: OperatorActor,
  { announcementId, now }: { announcementId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await hold(tx, announcementId);
    if (held.requestedBy === actor.operatorId) throw fault('secondOperatorNeeded');
    if (held.state !== 'pending') throw fault('announcementOpen');
    if ((await findVersion(tx, held))?.version !== held.resultVersion) throw fault('resultOutdated');
    if (await isJudgedAgain(tx, held, now)) throw fault('judgedAgain');
    await tx.sql
      .updateTable('announcements')
      .set({ state: 'scheduled', confirmedBy: actor.operatorId, confirmedAt: now })
      .where('id', '=', announcementId)
      .execute();
    await forgetMessages(tx, { about: [requestMessages(announcementId)] });
    await record(tx, actor, {
      action: 'announcement.confirm',
      object: { kind: 'announcement', id: announcementId, label: await stageLabel(tx, held) },
      before: { state: 'pending' },
      after: { state: 'scheduled', releaseAt: held.releaseAt },
      now,
    });
  });
}

/** Takes back an announcement that is not released. Throws notFound; announcementOpen 4073 when it is. */
export async function withdrawAnnouncement(
  db: Db,
  actor: OperatorActor,
  { announcementId, reason, now }: { announcementId: number; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await hold(tx, announcementId);
    if (held.state !== 'pending' && held.state !== 'scheduled') throw fault('announcementOpen');
    await tx.sql
      .updateTable('announcements')
      .set({ state: 'withdrawn', withdrawnBy: actor.operatorId, withdrawnAt: now, withdrawReason: reason })
      .where('id', '=', announcementId)
      .execute();
    await forgetMessages(tx, { about: [requestMessages(announcementId)] });
    await record(tx, actor, {
      action: 'announcement.withdraw',
      object: { kind: 'announcement', id: announcementId, label: await stageLabel(tx, held) },
      before: { state: held.state },
      after: { state: 'withdrawn' },
      reason,
      now,
    });
  });
}

async function hold(tx: Db, announcementId: number): Promise<Announcement> {
  const row = await tx.sql
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', announcementId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return row;
}

async function stageLabel(db: Db, asked: Stage): Promise<string> {
  const { rules, stage } = await stageOf(db, asked);
  return labelOf(rules, stage);
}

/** What the messages to operators about an announcement that waits are found by. */
function requestMessages(announcementId: number): string {
  return `announcementRequest:${announcementId}`;
}
