import { randomUUID } from 'node:crypto';
import { identityRequestId } from '@chulbal/contract/identity-checks/service';
import { keptMs } from '@chulbal/contract/retention/retention';
import { sql } from 'kysely';
import { countAttempt } from '../accounts/attempts.commands.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { CHECK_LIFE_MS, isSamePerson } from './rules.ts';
import type { ConfirmedPerson, IdentityService } from './service.ts';

/** Begins an identity check and gives where the browser goes. @throws 4436 identityUnreachable; 429. */
export async function beginIdentityCheck(
  db: Db,
  actor: UserActor,
  asked: { service: IdentityService; back: string; now: Date },
): Promise<{ address: string }> {
  const { service, back, now } = asked;
  await countAttempt(db, { attempts: [{ limit: 'identityOfAccount', who: String(actor.userId) }], now });
  const expiresAt = new Date(now.getTime() + CHECK_LIFE_MS);
  const id = randomUUID();
  const address = await service.begin({ requestId: id, expiresAt });
  if (address === null) throw fault('identityUnreachable');
  await db.sql
    .insertInto('identityRequests')
    .values({
      ...{ id, accountId: actor.userId, familyId: actor.familyId, back },
      ...{ createdAt: now, expiresAt, usedAt: null },
    })
    .execute();
  return { address };
}

const refusals = { failed: 'identityFailed', unreachable: 'identityUnreachable' } as const;

/**
 * Takes the answer that a browser brings back. The request is used up first, so that an answer counts once, in the
 * session that asked. What is kept is a keyed index of the person's key, by which service and when; the name and birth
 * date have to be those of the account and are not kept. Wallets of open markets get the index too.
 *
 * @throws 4436 identityUnreachable, 4437 identityFailed, 4438 identityMismatch, 4439 identityTaken.
 */
export async function finishIdentityCheck(
  db: Db,
  actor: UserActor,
  asked: { service: IdentityService; answer: string; now: Date },
): Promise<{ outcome: 'confirmed' | 'cancelled'; back: string }> {
  const { service, now } = asked;
  const query = new URLSearchParams(asked.answer);
  const requestId = identityRequestId.safeParse(query.get('request'));
  if (!requestId.success) throw fault('identityFailed');
  const used = await db.sql
    .updateTable('identityRequests')
    .set({ usedAt: now })
    .where('id', '=', requestId.data)
    .where('accountId', '=', actor.userId)
    .where(sql<boolean>`family_id is not distinct from ${actor.familyId}::uuid`)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'back'])
    .executeTakeFirst();
  if (!used) throw fault('identityFailed');
  const answer = await service.finish(query, { requestId: used.id, now });
  if (answer.outcome === 'cancelled') return { outcome: 'cancelled', back: used.back };
  if (answer.outcome !== 'known') throw fault(refusals[answer.outcome]);
  await keepIdentity(db, actor, { person: answer.person, service: service.name, now });
  return { outcome: 'confirmed', back: used.back };
}

async function keepIdentity(
  db: Db,
  actor: UserActor,
  { person, service, now }: { person: ConfirmedPerson; service: string; now: Date },
): Promise<void> {
  const accountId = actor.userId;
  const personIndex = db.vault.index(`identity ${person.personKey}`);
  await refusing({ wallets_identity_once: 'identityTaken' }, () =>
    db.transaction(async (tx) => {
      // Whoever opens a wallet meanwhile waits for it, or is seen below.
      const account = await tx.sql
        .selectFrom('accounts')
        .select(['name', 'birthDateSealed'])
        .where('id', '=', accountId)
        .where('status', '=', 'active')
        .forUpdate()
        .executeTakeFirst();
      if (!account) throw fault('sessionOver');
      const birthDate = account.birthDateSealed ? tx.vault.open(account.birthDateSealed) : null;
      if (!isSamePerson({ name: account.name, birthDate }, person)) throw fault('identityMismatch');
      // An account is one person's for good, whoever has the same name and birthday.
      const kept = await tx.sql
        .insertInto('identities')
        .values({ accountId, personIndex, service, confirmedAt: now })
        .onConflict((conflict) =>
          conflict
            .column('accountId')
            .doUpdateSet({ service, confirmedAt: now })
            .where('identities.personIndex', '=', personIndex),
        )
        .returning('accountId')
        .executeTakeFirst();
      if (!kept) throw fault('identityMismatch');
      await sql`
        update wallets w set identity_index = ${personIndex} from exhibitions x
        where w.user_id = ${accountId} and w.identity_index is null and x.ig_no = w.ig_no
          and (x.plan->>'marketClosesAt')::timestamptz > ${now}`.execute(tx.sql);
    }),
  );
}

/** Removes checks a day after they ran out. */
export async function sweepIdentityRequests(db: Db, asked: { now: Date }): Promise<void> {
  const before = new Date(asked.now.getTime() - keptMs('code'));
  await db.sql.deleteFrom('identityRequests').where('expiresAt', '<', before).execute();
}
