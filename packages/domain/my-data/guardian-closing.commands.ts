import { mintUser } from '../actor.ts';
import { cancelApplication } from '../applications/entry/submit.commands.ts';
import type { Db } from '../db.ts';
import { Fault, fault } from '../fault.ts';
import type { FileStore } from '../files/store.ts';
import { endConsent, tellWithdrawn } from '../guardians/decision.commands.ts';
import { findProven } from '../guardians/queries.ts';
import { leavePrograms } from '../programs/commands.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { withdrawApplication } from '../withdrawals/commands.ts';
import { leaveTeam } from './closing.commands.ts';
import { listStandingTeams } from './closing.queries.ts';
import { destroyAccount } from './destroy.commands.ts';

/**
 * A guardian takes the consent back: the child is out of every session, team and programme at once, a team that the child leads is
 * taken out, and the account is destroyed. Said again it changes nothing. Throws guardianNotProven 4331; linkExpired 4030.
 */
export async function withdrawAsGuardian(
  db: Db,
  asked: { token: string; pass: string; publicUrl: string; now: Date },
  store: FileStore,
): Promise<void> {
  const { now, publicUrl } = asked;
  const accountId = await db.transaction(async (tx) => {
    const found = await findProven(tx, { ...asked, lock: true });
    if (found.state === 'withdrawn') return null;
    if (found.state !== 'consented') throw fault('linkExpired');
    const { consentNo, language } = found;
    await endConsent(tx, { consentNo, as: 'withdrawn', now });
    await tellWithdrawn(tx, found, { now });
    if (found.accountId === null) return null;
    const leaving = { language, publicUrl, now };
    await leavePrograms(tx, mintUser(found.accountId), leaving);
    await leaveTeams(tx, { ...leaving, accountId: found.accountId });
    await endSessionsOf(tx, { accountId: found.accountId, reason: 'withdrawal', now });
    await tx.sql
      .insertInto('accountClosings')
      .values({ accountId: found.accountId, language, askedAt: now, destroyAt: now, tmNos: [] })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ destroyAt: now }))
      .execute();
    return found.accountId;
  });
  if (accountId !== null) await destroyAccount(db, store, { accountId, now });
}

type Leaving = { accountId: number; language: 'ko' | 'en'; publicUrl: string; now: Date };

async function leaveTeams(tx: Db, { accountId, ...asked }: Leaving): Promise<void> {
  const actor = mintUser(accountId);
  for (const { teamNo, tmNo, led } of await listStandingTeams(tx, actor)) {
    if (!led) {
      if (tmNo !== null) await leaveTeam(tx, actor, { ...asked, teamNo, tmNo });
      continue;
    }
    // Until the deadline an application is cancelled, after it the team is withdrawn.
    const isOpen = await cancelApplication(tx, actor, { ...asked, teamNo }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Fault && error.error === 'notInPeriod') return false;
        throw error;
      },
    );
    if (!isOpen) await withdrawApplication(tx, actor, { ...asked, teamNo, reason: '' });
  }
}
