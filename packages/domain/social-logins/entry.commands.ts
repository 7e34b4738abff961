import { type BegunReset, beginReset } from '../accounts/authenticator-reset.commands.ts';
import { takeBackClosing } from '../accounts/closings.commands.ts';
import type { Caller } from '../accounts/codes.commands.ts';
import { openUserSession } from '../accounts/devices.commands.ts';
import type { LoggedIn } from '../accounts/log-in.commands.ts';
import { countCode, passSecondProof } from '../accounts/second-proof.commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { newHashedSecret, secretHash } from '../secret.ts';
import { STEP_LIFE_MS } from './rules.ts';

type Entry = { account: { id: number; name: string }; provider: string; caller: Caller; secret: string };

/** Opens the session of somebody for whom a provider has spoken, and takes back a closing. */
export async function enterBySocial(tx: Db, asked: Entry): Promise<LoggedIn> {
  const { account, provider, caller, secret } = asked;
  const { now } = caller;
  await tx.sql
    .updateTable('socialLogins')
    .set({ usedAt: now })
    .where('accountId', '=', account.id)
    .where('provider', '=', provider)
    .execute();
  await takeBackClosing(tx, { accountId: account.id, now });
  const by = { accountId: account.id, way: provider, persistent: false, secret };
  return { account, session: await openUserSession(tx, { ...caller, ...by }) };
}

/** Somebody for whom a provider has spoken and who is asked for a code yet. Gives what their browser keeps. */
export async function giveStep(
  tx: Db,
  asked: { accountId: number; provider: string; now: Date },
): Promise<string> {
  const { accountId, provider, now } = asked;
  const { secret, hash } = newHashedSecret();
  const expiresAt = new Date(now.getTime() + STEP_LIFE_MS);
  await tx.sql
    .insertInto('socialSteps')
    .values({ secretHash: hash, accountId, provider, createdAt: now, expiresAt })
    .execute();
  return secret;
}

/** For somebody for whom a provider has spoken, and who has lost the second proof. @throws 4431 secondStepOver; 4433; 429. */
export async function beginResetByProvider(
  db: Db,
  { ticket, caller }: { ticket: string; caller: Caller },
): Promise<BegunReset> {
  const step = await findStep(db, { ticket, now: caller.now });
  return beginReset(db, { accountId: step.accountId, caller });
}

async function findStep(
  db: Db,
  { ticket, now }: { ticket: string; now: Date },
): Promise<{ accountId: number }> {
  const step = await db.sql
    .selectFrom('socialSteps')
    .select('accountId')
    .where('secretHash', '=', secretHash(ticket))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!step) throw fault('secondStepOver');
  return step;
}

/**
 * Ends a log-in by a provider with a code of the authenticator or a recovery code. A wrong one may be tried again until the
 * step runs out; a right one uses it up. What was unlinked meanwhile opens nothing.
 *
 * @throws 4430 secondCodeWrong beside `totp`; 4431 secondStepOver; 429.
 */
export async function finishSocialStep(
  db: Db,
  asked: { ticket: string; totp: string; caller: Caller; secret: string },
): Promise<LoggedIn> {
  const { totp, caller, secret } = asked;
  const { language, now } = caller;
  const hash = secretHash(asked.ticket);
  const step = await findStep(db, { ticket: asked.ticket, now });
  await countCode(db, { accountId: step.accountId, now });
  return db.transaction(async (tx) => {
    // The account first, as everywhere.
    const account = await tx.sql
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('id', '=', step.accountId)
      .where('status', '=', 'active')
      .forShare()
      .executeTakeFirst();
    const used = await tx.sql
      .deleteFrom('socialSteps')
      .using('socialLogins')
      .whereRef('socialLogins.accountId', '=', 'socialSteps.accountId')
      .whereRef('socialLogins.provider', '=', 'socialSteps.provider')
      .where('socialSteps.secretHash', '=', hash)
      .returning('socialSteps.provider')
      .executeTakeFirst();
    if (!account || !used) throw fault('secondStepOver');
    await passSecondProof(tx, { accountId: account.id, code: totp, language, now });
    return enterBySocial(tx, { account, provider: used.provider, caller, secret });
  });
}
