import { isSameName } from '../accounts/rules.ts';
import type { ChildConsent } from '../accounts/sign-up.commands.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { Fault, fault } from '../fault.ts';
import { takeChoices } from './choices.commands.ts';
import { endConsent } from './decision.commands.ts';
import { findConsent, getOwnGuardian } from './queries.ts';

const tooYoung = () => fault('underFourteen', { fields: { birthDate: 'underFourteen' } });

/** What lets the child sign up whose browser holds `claim`: the consent of a guardian that nobody has used. */
export function childConsent(claim: string | undefined): ChildConsent | null {
  if (claim === undefined) return null;
  return async (tx, child) => {
    const { now, accountId } = child;
    const found = await findConsent(tx, { claim, now, lock: true }).catch((error: unknown) => {
      throw error instanceof Fault && error.error === 'linkExpired' ? tooYoung() : error;
    });
    if (found.state !== 'consented' || !found.child || found.accountId !== null) throw tooYoung();
    const fields = {
      ...(isSameName(found.child.name, child.name) ? {} : { name: 'guardianMismatch' as const }),
      ...(found.child.birthDate === child.birthDate ? {} : { birthDate: 'guardianMismatch' as const }),
    };
    if (Object.keys(fields).length > 0) throw fault('guardianMismatch', { fields });
    if (found.guardianPhone === child.phone)
      throw fault('guardiansOwnPhone', { fields: { phone: 'guardiansOwnPhone' } });
    await tx.sql
      .updateTable('guardianConsents')
      .set({ accountId })
      .where('consentNo', '=', found.consentNo)
      .execute();
    await tx.sql
      .updateTable('accounts')
      .set({ guardianConsentedAt: found.decidedAt })
      .where('id', '=', accountId)
      .execute();
    return takeChoices(tx, found.consentNo);
  };
}

/** Consents for oneself from 14 on; the guardian's link shows nothing more. Throws ownConsentEarly 4332; notFound. */
export async function consentForMyself(db: Db, actor: UserActor, { now }: { now: Date }): Promise<void> {
  const own = await getOwnGuardian(db, actor, { now });
  if (!own) throw fault('notFound');
  if (!own.asksOwn) throw fault('ownConsentEarly');
  await db.transaction(async (tx) => {
    const { consentNo } = await tx.sql
      .selectFrom('guardianConsents')
      .select('consentNo')
      .where('accountId', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await endConsent(tx, { consentNo, as: 'ownConsent', now });
  });
}
