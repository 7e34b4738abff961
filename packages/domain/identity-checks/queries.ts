import type { IdentityView } from '@chulbal/contract/identity-checks/identity-checks';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { isIdentityMissing } from './rules.ts';

/** How somebody stands towards the identity service (`service`: its name; null where none is asked). @throws 403. */
export async function getMyIdentity(
  db: Db,
  actor: UserActor,
  asked: { service: string | null; now: Date },
): Promise<IdentityView> {
  const { service, now } = asked;
  const row = await db.sql
    .selectFrom('accounts as a')
    .leftJoin('identities as i', 'i.accountId', 'a.id')
    .select(['a.birthDateSealed', 'i.service', 'i.confirmedAt'])
    .where('a.id', '=', actor.userId)
    .where('a.status', '=', 'active')
    .executeTakeFirst();
  if (!row) throw fault('sessionOver');
  const confirmed =
    row.service !== null && row.confirmedAt !== null
      ? { service: row.service, at: row.confirmedAt.toISOString() }
      : null;
  const birthDate = row.birthDateSealed ? db.vault.open(row.birthDateSealed) : null;
  const facts = { confirmed: confirmed !== null, birthDate };
  return { service, needed: isIdentityMissing(facts, service !== null, now), confirmed };
}

/** Refuses whoever has to prove who they are first. @throws 4435 identityNeeded. */
export async function assertIdentity(
  db: Db,
  actor: UserActor,
  asked: { asksIdentity: boolean; now: Date },
): Promise<void> {
  if (!asked.asksIdentity) return;
  const { needed } = await getMyIdentity(db, actor, { service: '', now: asked.now });
  if (needed) throw fault('identityNeeded');
}

/** For `in`: an account and those of the same person, as far as the identity service has been asked. */
export function accountsOfPerson(db: Db, accountId: number) {
  return db.sql
    .selectNoFrom(sql<number>`${accountId}::bigint`.as('accountId'))
    .union(
      db.sql
        .selectFrom('identities as mine')
        .innerJoin('identities as other', 'other.personIndex', 'mine.personIndex')
        .select('other.accountId')
        .where('mine.accountId', '=', accountId),
    );
}
