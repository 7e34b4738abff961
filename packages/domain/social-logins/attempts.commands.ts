import { randomUUID } from 'node:crypto';
import { keptMs } from '@chulbal/contract/retention/retention';
import { countAttempt, forgiveAttempt } from '../accounts/attempts.commands.ts';
import { provePassword } from '../accounts/identity.commands.ts';
import { getContact } from '../accounts/queries.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { newSecret, secretHash } from '../secret.ts';
import type { Binding, SocialIdentity, SocialProvider } from './provider.ts';
import { ATTEMPT_LIFE_MS } from './rules.ts';

/** What the browser is told of an attempt: where it goes, and what it keeps and brings back. */
export type Begun = { address: string; attempt: string };

/**
 * Begins a log-in by a provider. @throws 4300 socialUnreachable; 429.
 */
export async function beginSocialLogin(
  db: Db,
  asked: { provider: SocialProvider; address: string; now: Date },
): Promise<Begun> {
  const { address, now } = asked;
  await countAttempt(db, { attempts: [{ limit: 'socialFromAddress', who: address }], now });
  return begin(db, { ...asked, accountId: null });
}

/**
 * Begins linking a provider to one's own account, after its password.
 *
 * @throws 4305 passwordNeeded; 4001 wrongCredentials beside `currentPassword`; 4300 socialUnreachable; 429.
 */
export async function beginSocialLink(
  db: Db,
  actor: UserActor,
  asked: { provider: SocialProvider; currentPassword: string; now: Date },
): Promise<Begun> {
  const { provider, currentPassword, now } = asked;
  const { passwordHash } = await getContact(db, { accountId: actor.userId });
  if (passwordHash === null) throw fault('passwordNeeded');
  const attempt = await provePassword(
    db,
    { passwordHash },
    { accountId: actor.userId, currentPassword, now },
  );
  await forgiveAttempt(db, { cleared: [attempt] });
  return begin(db, { provider, accountId: actor.userId, now });
}

async function begin(
  db: Db,
  asked: { provider: SocialProvider; accountId: number | null; now: Date },
): Promise<Begun> {
  const { provider, accountId, now } = asked;
  const binding: Binding = { state: randomUUID(), nonce: newSecret(), verifier: newSecret() };
  const address = await provider.begin(binding);
  if (address === null) throw fault('socialUnreachable');
  const attempt = newSecret();
  await db.sql
    .insertInto('socialAttempts')
    .values({
      id: binding.state,
      provider: provider.provider,
      secretHash: secretHash(attempt),
      nonce: binding.nonce,
      verifierSealed: db.vault.seal(binding.verifier),
      accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ATTEMPT_LIFE_MS),
      usedAt: null,
    })
    .execute();
  return { address, attempt };
}

const refusals = {
  cancelled: 'socialCancelled',
  failed: 'socialFailed',
  unreachable: 'socialUnreachable',
} as const;

/**
 * Whom the provider's answer is about, and whose account it is to be linked to. The attempt is used up first, so that an
 * answer counts once, in the browser that asked, from the provider that was asked.
 *
 * @throws 4300 socialUnreachable, 4301 socialCancelled, 4302 socialFailed.
 */
export async function finishAttempt(
  db: Db,
  asked: { provider: SocialProvider; attempt: string; answer: string; now: Date },
): Promise<{ identity: SocialIdentity; accountId: number | null }> {
  const { provider, now } = asked;
  const state = new URLSearchParams(asked.answer).get('state') ?? '';
  const used = await db.sql
    .updateTable('socialAttempts')
    .set({ usedAt: now })
    .where('secretHash', '=', secretHash(asked.attempt))
    .where('provider', '=', provider.provider)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'nonce', 'verifierSealed', 'accountId'])
    .executeTakeFirst();
  if (!used || used.id !== state) throw fault('socialFailed');
  const verifier = db.vault.open(used.verifierSealed);
  const answer = await provider.finish(asked.answer, { state, nonce: used.nonce, verifier });
  if (answer.outcome !== 'known') throw fault(refusals[answer.outcome]);
  return { identity: answer.identity, accountId: used.accountId };
}

/** Removes attempts, tickets and steps a day after they ran out. */
export async function sweepSocialAttempts(db: Db, asked: { now: Date }): Promise<void> {
  const before = new Date(asked.now.getTime() - keptMs('code'));
  await db.sql.deleteFrom('socialAttempts').where('expiresAt', '<', before).execute();
  await db.sql.deleteFrom('socialTickets').where('expiresAt', '<', before).execute();
  await db.sql.deleteFrom('socialSteps').where('expiresAt', '<', before).execute();
}
