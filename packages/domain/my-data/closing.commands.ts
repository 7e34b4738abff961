import type { Language } from '@chulbal/contract/language';
import { confirmIdentity } from '../accounts/identity.commands.ts';
import { getContact } from '../accounts/queries.ts';
import type { UserActor } from '../actor.ts';
import { logAnswer } from '../applications/log.commands.ts';
import { refuseEntry } from '../applications/members/invitations.commands.ts';
import { getMyTeam } from '../applications/places.queries.ts';
import { listTeamMembers } from '../applications/team.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { FileStore } from '../files/store.ts';
import { queueMessage } from '../outbox/commands.ts';
import { leavePrograms } from '../programs/commands.ts';
import { getTrackRules } from '../seasons/queries.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { listStandingTeams } from './closing.queries.ts';
import { CLOSING_DAYS } from './closing.rules.ts';
import { destroyAccount } from './destroy.commands.ts';
import { closingLetter, emptySeatLetter } from './letters.rules.ts';

const DAY_MS = 86_400_000;

type Asked = { language: Language; publicUrl: string; now: Date };

/**
 * Closes one's own account: out of every session, team and programme at once, whose places go to who waits; destroyed after 14 days in which logging in takes it
 * back, or at once where that was asked.
 *
 * @throws 4001, 4310 as `confirmIdentity`; 4311 leadsStandingTeam.
 */
export async function closeAccount(
  db: Db,
  actor: UserActor,
  asked: Asked & { currentPassword: string; atOnce: boolean },
  store: FileStore,
): Promise<void> {
  const { atOnce, language, publicUrl, now } = asked;
  await confirmIdentity(db, actor, asked);
  const accountId = actor.userId;
  const destroyAt = new Date(now.getTime() + (atOnce ? 0 : CLOSING_DAYS * DAY_MS));
  await db.transaction(async (tx) => {
    // Before the account is held, as whoever applies does: a programme first, then its people.
    await leavePrograms(tx, actor, { publicUrl, now });
    await tx.sql.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const teams = await listStandingTeams(tx, actor);
    if (teams.some(({ led }) => led)) throw fault('leadsStandingTeam');
    for (const { teamNo, tmNo } of teams)
      if (tmNo !== null) await leaveTeam(tx, actor, { ...asked, teamNo, tmNo });
    await endSessionsOf(tx, { accountId, reason: 'withdrawal', now });
    await tx.sql
      .insertInto('accountClosings')
      .values({
        accountId,
        language,
        askedAt: now,
        destroyAt,
        tmNos: teams.flatMap(({ tmNo }) => tmNo ?? []),
      })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ destroyAt }))
      .execute();
    if (atOnce) return;
    const { email: to } = await getContact(tx, { accountId });
    const written = closingLetter(language, { destroyAt, url: `${publicUrl}/auth/login` });
    await queueMessage(tx, { channel: 'mail', to, language, ...written, now });
  });
  if (atOnce) await destroyAccount(db, store, { accountId, now });
}

/** Takes somebody out of a team that stands, which is told that a place is free. */
export async function leaveTeam(
  tx: Db,
  actor: UserActor,
  asked: Asked & { teamNo: number; tmNo: number },
): Promise<void> {
  const { teamNo, tmNo, now } = asked;
  const { application } = await getMyTeam(tx, actor, { teamNo, lock: true });
  const member = (await listTeamMembers(tx, teamNo)).find((one) => one.tmNo === tmNo);
  if (!member) return;
  const rules = await getTrackRules(tx, application.trackNo);
  await refuseEntry(tx, { ...asked, application, member, rules, letter: emptySeatLetter });
  await logAnswer(tx, { application, tmNo, actor, answer: 'refuse', now });
}

/** Destroys the accounts whose time is over, one by one; gives how many, at most 20. */
export async function destroyDue(db: Db, store: FileStore, { now }: { now: Date }): Promise<number> {
  const due = await db.sql
    .selectFrom('accountClosings')
    .select('accountId')
    .where('destroyAt', '<=', now)
    .orderBy('destroyAt')
    .limit(20)
    .execute();
  for (const { accountId } of due) await destroyAccount(db, store, { accountId, now });
  return due.length;
}
