import type { InputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { signUpBySocial as signUpEndpoint } from '@chulbal/contract/social-logins';
import { type Caller, forgetRequests, useProof } from '../accounts/codes.commands.ts';
import type { LoggedIn } from '../accounts/log-in.commands.ts';
import { tellOwner } from '../accounts/notices.commands.ts';
import { createUser } from '../accounts/sign-up.commands.ts';
import { lockWaysIn } from '../accounts/ways-in.queries.ts';
import { mayRemoveWay } from '../accounts/ways-in.rules.ts';
import type { UserActor } from '../actor.ts';
import { hasAuthenticator } from '../authenticators/queries.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { childConsent } from '../guardians/child.commands.ts';
import { newSecret, secretHash } from '../secret.ts';
import { finishAttempt } from './attempts.commands.ts';
import { enterBySocial, giveStep } from './entry.commands.ts';
import type { SocialIdentity, SocialProvider } from './provider.ts';
import { TICKET_LIFE_MS } from './rules.ts';

export type SocialOutcome =
  | ({ outcome: 'loggedIn' } & LoggedIn)
  | { outcome: 'code'; ticket: string }
  | { outcome: 'new'; ticket: string }
  | { outcome: 'linked' };

/**
 * Does with a provider's answer what was begun: logs in, links to the account of whoever asked, or gives a ticket for
 * signing up to somebody whom nobody knows. Equal e-mail addresses never bring two together. Where the account has an
 * authenticator, no session is opened yet: `ticket` is for `finishSocialStep`, with a code.
 *
 * @throws 4300 socialUnreachable, 4301 socialCancelled, 4302 socialFailed, 4303 socialTaken, 4304 socialAlready.
 */
export async function finishSocialLogin(
  db: Db,
  actor: UserActor | null,
  asked: {
    provider: SocialProvider;
    attempt: string;
    answer: string;
    caller: Caller;
    secret: string;
  },
): Promise<SocialOutcome> {
  const { provider, caller, secret } = asked;
  const { language, now } = caller;
  const { identity, accountId } = await finishAttempt(db, { ...asked, now });
  const who = { provider: provider.provider, subjectIndex: subjectIndex(db, provider, identity) };
  if (accountId !== null) {
    if (actor?.userId !== accountId) throw fault('socialFailed');
    await link(db, actor, { ...who, language, now });
    return { outcome: 'linked' };
  }
  return db.transaction(async (tx): Promise<SocialOutcome> => {
    const account = await tx.sql
      .selectFrom('accounts')
      .innerJoin('socialLogins', 'socialLogins.accountId', 'accounts.id')
      .select(['accounts.id', 'accounts.name'])
      .where('accounts.status', '=', 'active')
      .where('socialLogins.provider', '=', who.provider)
      .where('socialLogins.subjectIndex', '=', who.subjectIndex)
      .forShare('accounts')
      .executeTakeFirst();
    if (!account) return { outcome: 'new', ticket: await giveTicket(tx, { ...who, identity, now }) };
    if (await hasAuthenticator(tx, { accountId: account.id })) {
      const step = { accountId: account.id, provider: who.provider, now };
      return { outcome: 'code', ticket: await giveStep(tx, step) };
    }
    const entry = { account, provider: who.provider, caller, secret };
    return { outcome: 'loggedIn', ...(await enterBySocial(tx, entry)) };
  });
}

/**
 * Signs up by a ticket, which is used up with it. An e-mail address that the provider has checked needs no code.
 *
 * @throws as `createUser` does; 4302 socialFailed for a ticket that is used or has run out.
 */
export async function signUpBySocial(
  db: Db,
  asked: { form: InputOf<typeof signUpEndpoint>; caller: Caller; secret: string },
): Promise<LoggedIn> {
  const { caller, secret } = asked;
  const { ticket, emailRequestId, guardianClaim, ...form } = asked.form;
  const { now } = caller;
  return createUser(db, {
    ...{ form, caller, secret, password: null, child: childConsent(guardianClaim) },
    async forget() {
      const requestIds = [form.phoneRequestId, ...(emailRequestId ? [emailRequestId] : [])];
      await forgetRequests(db, { requestIds });
      await db.sql.deleteFrom('socialTickets').where('secretHash', '=', secretHash(ticket)).execute();
    },
    async proveEmail(tx) {
      const told = await getTicket(tx, { ticket, now });
      if (told.email === form.email) return;
      if (!emailRequestId) throw fault('codeWrong', { fields: { email: 'codeWrong' } });
      const target = { purpose: 'signUpEmail', email: form.email } as const;
      await useProof(tx, { requestId: emailRequestId, target, now });
    },
    async also(tx, { id: accountId }) {
      const used = await tx.sql
        .deleteFrom('socialTickets')
        .where('secretHash', '=', secretHash(ticket))
        .returning(['provider', 'subjectIndex'])
        .executeTakeFirst();
      if (!used) throw fault('socialFailed');
      await refusing({ social_logins_one_account: 'socialTaken' }, () =>
        tx.sql
          .insertInto('socialLogins')
          .values({ ...used, accountId, linkedAt: now, usedAt: now })
          .execute(),
      );
    },
  });
}

/** What a provider told of somebody who may sign up. @throws 4302 socialFailed. */
export async function getTicket(
  db: Db,
  asked: { ticket: string; now: Date },
): Promise<{ provider: string; email: string | null; confirmedAt: Date }> {
  const row = await db.sql
    .selectFrom('socialTickets')
    .select(['provider', 'emailSealed', 'createdAt'])
    .where('secretHash', '=', secretHash(asked.ticket))
    .where('expiresAt', '>', asked.now)
    .executeTakeFirst();
  if (!row) throw fault('socialFailed');
  const email = row.emailSealed ? db.vault.open(row.emailSealed) : null;
  return { provider: row.provider, email, confirmedAt: row.createdAt };
}

/** Ends a link of one's own account, and is fine when there is none. @throws 4306 lastWayIn. */
export async function unlinkSocialLogin(
  db: Db,
  actor: UserActor,
  asked: { provider: string; language: Language; now: Date },
): Promise<void> {
  const { provider, language, now } = asked;
  await db.transaction(async (tx) => {
    const ways = await lockWaysIn(tx, { accountId: actor.userId });
    if (!ways.linked.includes(provider)) return;
    if (!mayRemoveWay(ways)) throw fault('lastWayIn');
    await tx.sql
      .deleteFrom('socialLogins')
      .where('accountId', '=', actor.userId)
      .where('provider', '=', provider)
      .execute();
    await tellOwner(tx, { accountId: actor.userId, notice: 'socialUnlinked', language, now });
  });
}

/** Which provider's person, as the database keeps it: never the provider's own name for them. */
function subjectIndex(db: Db, { provider }: SocialProvider, { subject }: SocialIdentity): string {
  return db.vault.index(`social ${provider} ${subject}`);
}

async function link(
  db: Db,
  actor: UserActor,
  asked: { provider: string; subjectIndex: string; language: Language; now: Date },
): Promise<void> {
  const { provider, subjectIndex: subject, language, now } = asked;
  await refusing({ social_logins_once_an_account: 'socialAlready' }, () =>
    db.transaction(async (tx) => {
      const inserted = await tx.sql
        .insertInto('socialLogins')
        .values({ provider, subjectIndex: subject, accountId: actor.userId, linkedAt: now, usedAt: null })
        .onConflict((conflict) => conflict.columns(['provider', 'subjectIndex']).doNothing())
        .returning('accountId')
        .executeTakeFirst();
      if (inserted) return tellOwner(tx, { accountId: actor.userId, notice: 'socialLinked', language, now });
      const { accountId } = await tx.sql
        .selectFrom('socialLogins')
        .select('accountId')
        .where('provider', '=', provider)
        .where('subjectIndex', '=', subject)
        .executeTakeFirstOrThrow();
      if (accountId !== actor.userId) throw fault('socialTaken');
    }),
  );
}

async function giveTicket(
  tx: Db,
  asked: { provider: string; subjectIndex: string; identity: SocialIdentity; now: Date },
): Promise<string> {
  const { provider, identity, now } = asked;
  const ticket = newSecret();
  await tx.sql
    .insertInto('socialTickets')
    .values({
      secretHash: secretHash(ticket),
      provider,
      subjectIndex: asked.subjectIndex,
      emailSealed: identity.email === null ? null : tx.vault.seal(identity.email),
      createdAt: now,
      expiresAt: new Date(now.getTime() + TICKET_LIFE_MS),
    })
    .execute();
  return ticket;
}
