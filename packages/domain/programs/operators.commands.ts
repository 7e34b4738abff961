import type { OutputOf } from '@chulbal/contract/endpoint';
import type { WrittenPost } from '@chulbal/contract/posts/operators';
import type { revealApplicants as revealEndpoint } from '@chulbal/contract/programs/operators';
import { listEmails } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessages } from '../outbox/commands.ts';
import { literal } from '../outbox/links.rules.ts';
import { publishPost } from '../posts/commands.ts';
import { getProgramFacts, listClearApplicants } from './operators.queries.ts';
import { lockProgram, moveUp, setCancelled, tellApplicants } from './places.commands.ts';
import { isBeforeStart } from './rules.ts';

/** What an entry of the audit log about a programme is about. */
export function programObject({ postNo, titleKo }: { postNo: number; titleKo: string }) {
  return { kind: 'program', id: postNo, label: titleKo };
}

/** As `publishPost`; who waits for a programme that has become larger moves up. */
export async function publishWithPlaces(
  db: Db,
  actor: OperatorActor,
  {
    publicUrl,
    ...asked
  }: { postNo: number; editVersion: number; publishAt: Date | null; publicUrl: string; now: Date },
): Promise<WrittenPost> {
  return db.transaction(async (tx) => {
    const written = await publishPost(tx, actor, asked);
    const { postNo, now } = asked;
    if (written.draft.board === 'program') await moveUp(tx, { postNo, publicUrl, now });
    return written;
  });
}

/**
 * Name and contact of applicants. Of each of them the audit log says who saw what of whom, when, from where and why,
 * before anything is shown (P-07). Throws notFound, also for an application to another programme.
 */
export async function revealApplicants(
  db: Db,
  actor: OperatorActor,
  asked: { boardId: number; applicationNos: readonly number[]; reason: string; now: Date },
): Promise<OutputOf<typeof revealEndpoint>> {
  const { boardId, applicationNos, reason, now } = asked;
  return db.transaction(async (tx) => {
    const { title } = await getProgramFacts(tx, { boardId, now });
    const rows = await listClearApplicants(tx, actor, { boardId, applicationNos });
    if (rows.length < new Set(applicationNos).size) throw fault('notFound');
    for (const { applicationNo } of rows) {
      await record(tx, actor, {
        category: 'disclosure',
        action: 'applicant.reveal',
        object: programObject({ postNo: boardId, titleKo: title }),
        after: { applicationNo, shown: ['name', 'email', 'phone'] },
        reason,
        now,
      });
    }
    return rows.map(({ applicationNo, name, email, phone }) => ({ applicationNo, name, email, phone }));
  });
}

/**
 * Says of who has a place whether they came; gives to how many it was news. Throws postNotWritten 1357, notInPeriod
 * 1353 before the programme begins.
 */
export async function markAttendance(
  db: Db,
  actor: OperatorActor,
  asked: { boardId: number; applicationNos: readonly number[]; attended: boolean; now: Date },
): Promise<number> {
  const { boardId, applicationNos, attended, now } = asked;
  return db.transaction(async (tx) => {
    const program = await lockProgram(tx, { postNo: boardId, shown: false, now });
    if (isBeforeStart(program.terms, now)) throw fault('notInPeriod');
    const marked = await tx.sql
      .updateTable('programApplications')
      .set({ attended })
      .where('postNo', '=', boardId)
      .where('applicationNo', 'in', applicationNos)
      .where('state', '=', 'placed')
      .where('attended', '=', !attended)
      .returning('applicationNo')
      .execute();
    await record(tx, actor, {
      action: attended ? 'program.attended' : 'program.absent',
      object: programObject(program),
      after: { applicationNos: marked.map(({ applicationNo }) => applicationNo) },
      now,
    });
    return marked.length;
  });
}

/**
 * Takes somebody's place away with a reason. Side effects: a letter with the reason; until the programme begins the
 * first who waits moves up. Throws postNotWritten 1357, notFound for what is no application to it that stands.
 */
export async function cancelApplicant(
  db: Db,
  actor: OperatorActor,
  asked: { boardId: number; applicationNo: number; reason: string; publicUrl: string; now: Date },
): Promise<void> {
  const { boardId, applicationNo, reason, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const program = await lockProgram(tx, { postNo: boardId, shown: false, now });
    const row = await tx.sql
      .selectFrom('programApplications')
      .select(['accountId', 'language', 'state'])
      .where('postNo', '=', boardId)
      .where('applicationNo', '=', applicationNo)
      .where('state', '<>', 'cancelled')
      .executeTakeFirst();
    if (!row) throw fault('notFound');
    await setCancelled(tx, { applicationNo, reason, now });
    await tellApplicants(tx, program, { to: [row], news: { what: 'takenBack', reason }, publicUrl, now });
    const movedUp = await moveUp(tx, { postNo: boardId, publicUrl, now });
    await record(tx, actor, {
      action: 'program.cancel',
      object: programObject(program),
      before: { applicationNo, state: row.state },
      after: { state: 'cancelled', movedUp },
      reason,
      now,
    });
  });
}

/** Writes to everybody who has a place, in their language's frame; gives to how many. Throws postNotWritten 1357. */
export async function messageParticipants(
  db: Db,
  actor: OperatorActor,
  asked: { boardId: number; subject: string; message: string; publicUrl: string; now: Date },
): Promise<number> {
  const { boardId, subject, message, publicUrl, now } = asked;
  return db.transaction(async (tx) => {
    const program = await lockProgram(tx, { postNo: boardId, shown: false, now });
    const to = await tx.sql
      .selectFrom('programApplications')
      .select(['accountId', 'language'])
      .where('postNo', '=', boardId)
      .where('state', '=', 'placed')
      .execute();
    const emails = await listEmails(
      tx,
      to.map(({ accountId }) => accountId),
    );
    const url = new URL(`/support/programs/detail/${boardId}`, publicUrl).href;
    const lines = message
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => [literal(line)]);
    await queueMessages(
      tx,
      to.flatMap(({ accountId, language }) => {
        const email = emails.get(accountId);
        const label = language === 'en' ? 'See the programme' : '프로그램 보기';
        const letter = { lines, button: { label, url } };
        return email ? [{ channel: 'mail' as const, to: email, language, subject, letter, now }] : [];
      }),
    );
    await record(tx, actor, {
      action: 'program.message',
      object: programObject(program),
      after: { subject, message, sent: to.length },
      now,
    });
    return to.length;
  });
}
