import { listEmails } from '../accounts/queries.ts';
import { listMemberEmails } from '../applications/members/leaders.queries.ts';
import { type AuditRecord, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { type NewMessage, queueMessages } from '../outbox/commands.ts';
import { shareStage } from '../panels/stages.commands.ts';
import { isJudgedAgain } from '../results/final/judging.queries.ts';
import { findVersion, latestResult } from '../results/final/queries.ts';
import type { FinalTeam } from '../results/final/rules.ts';
import { tellOfResult } from '../webhooks/tell.commands.ts';
import { type Announcement, changedTeams, labelOf, noticeOf, stageOf } from './queries.ts';
import { resultUrl } from './rules.ts';
import { listNotifiable } from './teams.queries.ts';

/** Teams written to in one transaction. */
const BATCH = 100;

/** Why an announcement was taken back by itself, as operators read it. */
const OUTDATED =
  '더 새로운 결과가 확정됐거나 다시 심사하고 있어요 (a newer result is final, or it is judged again)';

/**
 * Releases every announcement whose time has come, and writes to its teams (the leader, and members who have confirmed),
 * some at a time: teams see their result at
 * once, and a job that was killed goes on where it stopped, so that each team is written to once. An announcement of a
 * result that a newer version has overtaken, or that is judged again, is taken back and not released: the newer one
 * waits for two operators, and stands in what is to be done. Returns how many announcements and teams were dealt with;
 * 0 when nothing is left.
 */
export async function releaseDue(
  db: Db,
  { now, publicUrl, batch = BATCH }: { now: Date; publicUrl: string; batch?: number },
): Promise<number> {
  const released = await release(db, now);
  const unfinished = await db.sql
    .selectFrom('announcements')
    .selectAll()
    .where('state', '=', 'released')
    .where('noticesDone', '=', false)
    .orderBy('id')
    .execute();
  let written = 0;
  for (const announcement of unfinished) {
    written += await writeToSome(db, { announcement, batch, now, publicUrl });
  }
  return released + written;
}

async function release(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx.sql
      .selectFrom('announcements')
      .select(['id', 'trackNo', 'stageNo', 'resultVersion'])
      .where('state', '=', 'scheduled')
      .where('releaseAt', '<=', now)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    const entries: AuditRecord[] = [];
    for (const one of due) {
      const { rules, stage } = await stageOf(tx, one);
      // Whoever finalises holds the stage: nothing newer comes until this is released.
      await shareStage(tx, one);
      const newest = (await findVersion(tx, one))?.version === one.resultVersion;
      const current = newest && !(await isJudgedAgain(tx, one, now));
      await tx.sql
        .updateTable('announcements')
        .set(
          current
            ? { state: 'released', releasedAt: now }
            : { state: 'withdrawn', withdrawnAt: now, withdrawReason: OUTDATED },
        )
        .where('id', '=', one.id)
        .execute();
      if (current) await tellOfResult(tx, 'announced', { ...one, version: one.resultVersion }, now);
      entries.push({
        action: current ? 'announcement.release' : 'announcement.withdraw',
        object: { kind: 'announcement', id: one.id, label: labelOf(rules, stage) },
        ...(current ? {} : { before: { state: 'scheduled' }, reason: OUTDATED }),
        after: { state: current ? 'released' : 'withdrawn', resultVersion: one.resultVersion },
        now,
      });
    }
    for (const entry of entries) await recordAs(tx, { kind: 'system', address: '' }, entry);
    return due.length;
  });
}

/** Holds the announcement, so that of two workers one writes; returns how many teams it has dealt with. */
async function writeToSome(
  db: Db,
  asked: { announcement: Announcement; batch: number; now: Date; publicUrl: string },
): Promise<number> {
  const { announcement, batch, now, publicUrl } = asked;
  return db.transaction(async (tx) => {
    const held = await tx.sql
      .selectFrom('announcements')
      .select('id')
      .where('id', '=', announcement.id)
      .where('noticesDone', '=', false)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!held) return 0;
    const { id } = announcement;
    const told = await tx.sql
      .selectFrom('announcementNotices')
      .select('teamNo')
      .where('announcementId', '=', id)
      .execute();
    const done = new Set(told.map(({ teamNo }) => teamNo));
    const left = (await changedTeams(tx, announcement)).filter(({ teamNo }) => !done.has(teamNo));
    const some = left.slice(0, batch);
    const known = await listNotifiable(
      tx,
      some.map(({ teamNo }) => teamNo),
    );
    const emails = await listEmails(
      tx,
      [...known.values()].map(({ leaderId }) => leaderId),
    );
    const members = await listMemberEmails(tx, some);
    const { rules, stage } = await stageOf(tx, announcement);
    const { templates } = announcement;
    // Nobody who has left since the release is told of a place: whoever finalises that holds the stage.
    await shareStage(tx, announcement);
    const newest = await latestResult(tx, announcement);
    const hasLeft = ({ teamNo, decision }: FinalTeam) =>
      decision !== 'withdrawn' &&
      newest?.ranking.some((row) => row.teamNo === teamNo && row.decision === 'withdrawn');
    const messages: NewMessage[] = [];
    for (const team of some) {
      const to = known.get(team.teamNo);
      const email = to && emails.get(to.leaderId);
      if (!to || !email || hasLeft(team)) continue;
      const { subject, lines } = noticeOf(team, to, { rules, stage, templates });
      const label = to.language === 'ko' ? '결과 보기' : 'See the result';
      const url = resultUrl(publicUrl, announcement);
      const { language } = to;
      const letter = { lines, button: { label, url } };
      for (const address of [email, ...(members.get(team.teamNo) ?? [])]) {
        messages.push({
          channel: 'mail',
          to: address,
          language,
          subject,
          letter,
          about: `announcement:${id}`,
          now,
        });
      }
    }
    await queueMessages(tx, messages);
    if (some.length > 0) {
      await tx.sql
        .insertInto('announcementNotices')
        .values(some.map(({ teamNo }) => ({ announcementId: id, teamNo, queuedAt: now })))
        .execute();
    }
    if (left.length === some.length) {
      await tx.sql.updateTable('announcements').set({ noticesDone: true }).where('id', '=', id).execute();
    }
    return some.length;
  });
}
