import { may, type OperatorRole } from '@chulbal/contract/operators/values';
import { type LoggedIn, letIn } from '../accounts/log-in.commands.ts';
import { keepPassword, refuseBadPassword } from '../accounts/password.commands.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { findAccountBy } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { type AuditRecord, record, recordAs } from '../audit/commands.ts';
import { newTotpSecret, stepOfCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { forgetMessages, queueMessage } from '../outbox/commands.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { tokenHash } from '../sessions/rules.ts';
import { alreadyOperator, createOperatorAccount } from './accounts.commands.ts';
import { joinLetter } from './letters.rules.ts';
import { noteLogIn } from './log-in.commands.ts';
import { getInvitationByLink, type OpenInvitation } from './queries.ts';
import { LINK_LIFE_MS, newLinkToken } from './rules.ts';

/** The account that nobody has: ids begin with 1. */
const NOBODY = 0;

/**
 * Invites somebody by e-mail with a role; an open invitation to the same address is replaced, so that only
 * the newest link works.
 *
 * @throws 4046 alreadyOperator beside `email`, also for a disabled operator; 403 noPermission when the asker has just
 *   stopped being an owner.
 */
export async function inviteOperator(
  db: Db,
  actor: OperatorActor,
  asked: {
    name: string;
    email: string;
    role: OperatorRole;
    publicUrl: string;
    now: Date;
  },
): Promise<void> {
  const { name, email, role, now } = asked;
  await db.transaction(async (tx) => {
    await holdInviter(tx, actor);
    if (await findAccountBy(tx, { kind: 'operator', email })) throw alreadyOperator();
    const letter = (url: string) =>
      inBothLanguages((language) => joinLetter(language, { name, role, invitedBy: actor.name, url }));
    const id = await sendLink(tx, actor, { ...asked, accountId: null, letter });
    await record(tx, actor, {
      action: 'operator.invite',
      object: { kind: 'invitation', id, label: name },
      after: { role },
      now,
    });
  });
}

/** Whoever takes their role waits for this, and takes the invitation back too; or is waited for. */
async function holdInviter(tx: Db, { operatorId }: OperatorActor): Promise<void> {
  const { role, disabledAt } = await tx.sql
    .selectFrom('operators')
    .select(['role', 'disabledAt'])
    .where('accountId', '=', operatorId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (disabledAt || !may(role, 'manageOperators')) throw fault('noPermission');
}

/**
 * Keeps a link with an authenticator secret of its own, in place of an earlier one to the same address, and
 * sends it by e-mail. Only the hash of its token is kept.
 */
export async function sendLink(
  tx: Db,
  actor: OperatorActor,
  asked: {
    accountId: number | null;
    name: string;
    email: string;
    role: OperatorRole;
    /** In both languages: nobody knows which they read. */
    letter: (url: string) => ReturnType<typeof inBothLanguages>;
    publicUrl: string;
    now: Date;
  },
): Promise<number> {
  const { accountId, name, email, role, publicUrl, now } = asked;
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  const link = {
    tokenHash: tokenHash(token),
    accountId,
    name,
    emailSealed: tx.vault.seal(email),
    role,
    totpSealed: tx.vault.seal(newTotpSecret()),
    invitedBy: actor.operatorId,
    createdAt: now,
    expiresAt,
  };
  const { id } = await tx.sql
    .insertInto('operatorInvitations')
    .values({ ...link, emailIndex: tx.vault.index(email) })
    .onConflict((conflict) => conflict.column('emailIndex').doUpdateSet(link))
    .returning('id')
    .executeTakeFirstOrThrow();
  await forgetMessages(tx, { about: [aboutLink(id)] });
  // Behind the #, which no browser sends: the token stands in the log of no server that the link passes.
  const written = asked.letter(`${publicUrl}/console/join#token=${token}`);
  const message = { channel: 'mail', to: email, about: aboutLink(id), sendBy: expiresAt } as const;
  await queueMessage(tx, { ...message, ...written, now });
  return id;
}

/** Takes an open invitation back; its link shows nothing any more. @throws 404 notFound. */
export async function withdrawInvitation(
  db: Db,
  actor: OperatorActor,
  asked: { invitationId: number; now: Date },
): Promise<void> {
  const { invitationId: id, now } = asked;
  await db.transaction(async (tx) => {
    const withdrawn = await tx.sql
      .deleteFrom('operatorInvitations')
      .where('id', '=', id)
      .where('accountId', 'is', null)
      .returning(['name', 'role'])
      .executeTakeFirst();
    if (!withdrawn) throw fault('notFound');
    await forgetMessages(tx, { about: [aboutLink(id)] });
    await record(tx, actor, {
      action: 'operator.withdrawInvitation',
      object: { kind: 'invitation', id, label: withdrawn.name },
      before: { role: withdrawn.role },
      now,
    });
  });
}

/**
 * Takes back what an owner who is none any more has invited to: else they could come back by a link of their own. Gives
 * the entries of the log, to be written last.
 */
export async function withdrawInvitationsOf(
  tx: Db,
  asked: { invitedBy: number; now: Date },
): Promise<AuditRecord[]> {
  const open = await tx.sql
    .deleteFrom('operatorInvitations')
    .where('invitedBy', '=', asked.invitedBy)
    .where('accountId', 'is', null)
    .returning(['id', 'name', 'role'])
    .execute();
  if (open.length > 0) await forgetMessages(tx, { about: open.map(({ id }) => aboutLink(id)) });
  return open.map(({ id, name, role }) => ({
    action: 'operator.withdrawInvitation',
    object: { kind: 'invitation', id, label: name },
    before: { role },
    now: asked.now,
  }));
}

/** Takes back the links to set an operator's log-in anew. */
export async function withdrawLinksOf(tx: Db, { accountId }: { accountId: number }): Promise<void> {
  const gone = await tx.sql
    .deleteFrom('operatorInvitations')
    .where('accountId', '=', accountId)
    .returning('id')
    .execute();
  await forgetMessages(tx, { about: gone.map(({ id }) => aboutLink(id)) });
}

/**
 * Takes up an invitation, or sets a log-in anew, with a password and a code of the authenticator that the
 * link showed; and logs in. A link works once, whoever comes first.
 *
 * @throws 4030 linkExpired; 400 or 4007 beside `password`; 4005 codeWrong beside `totp`; 4046 alreadyOperator.
 */
export async function joinByLink(
  db: Db,
  asked: { token: string; password: string; totp: string; address: string; secret: string; now: Date },
): Promise<LoggedIn> {
  const { password, address, secret, now } = asked;
  const invitation = await getInvitationByLink(db, asked);
  const { email, name } = invitation;
  refuseBadPassword(password, [email, name]);
  const step = stepOfCode(invitation.totpSecret, asked.totp, now);
  if (step === null) throw fault('codeWrong', { fields: { totp: 'codeWrong' } });
  const passwordHash = await hashPassword(password);

  return db.transaction(async (tx) => {
    // Before the link, as whoever disables them or resets their log-in does.
    await tx.sql
      .selectFrom('operators')
      .select('accountId')
      .where('accountId', '=', invitation.accountId ?? NOBODY)
      .forUpdate()
      .execute();
    await useLink(tx, { id: invitation.id, token: asked.token, now });
    const isNew = invitation.accountId === null;
    const id = await keepLogIn(tx, { invitation, passwordHash, step, now });
    const found = { id, name, passwordHash, createdAt: now };
    const place = { kind: 'operator', loginId: email, address } as const;
    const session = await letIn(tx, { ...place, found, persistent: false, now, secret });
    await noteLogIn(tx, { operatorId: id, now });
    const self = { kind: 'operator', operatorId: id, name, address } as const;
    await recordAs(tx, self, {
      category: isNew ? 'change' : 'access',
      action: isNew ? 'operator.join' : 'operator.setLogIn',
      object: { kind: 'operator', id, label: name },
      ...(isNew ? { after: { role: invitation.role } } : {}),
      now,
    });
    return { account: { id, name }, session };
  });
}

/** Uses a link up. @throws 4030 linkExpired when somebody was faster, or it was replaced or withdrawn. */
async function useLink(tx: Db, asked: { id: number; token: string; now: Date }): Promise<void> {
  const used = await tx.sql
    .deleteFrom('operatorInvitations')
    .where('id', '=', asked.id)
    .where('tokenHash', '=', tokenHash(asked.token))
    .where('expiresAt', '>', asked.now)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw fault('linkExpired');
  await forgetMessages(tx, { about: [aboutLink(asked.id)] });
}

type LogIn = { passwordHash: string; step: number; now: Date };

/** Writes password and authenticator: of the new operator, or in place of the old ones. Returns whose. */
async function keepLogIn(tx: Db, asked: LogIn & { invitation: OpenInvitation }): Promise<number> {
  const { invitation, passwordHash, step, now } = asked;
  const { accountId, totpSecret } = invitation;
  if (accountId === null) {
    const { name, email, role } = invitation;
    return createOperatorAccount(tx, { name, email, role, passwordHash, totpSecret, step, now });
  }
  await tx.sql
    .updateTable('operators')
    .set({ totpSealed: tx.vault.seal(totpSecret), totpLastStep: step, mustChangePassword: false })
    .where('accountId', '=', accountId)
    .execute();
  await keepPassword(tx, { accountId, passwordHash, now });
  await endSessionsOf(tx, { accountId, reason: 'reset', now });
  return accountId;
}

/** Removes links that ran out a month ago: they hold names and addresses. */
export async function sweepLinks(db: Db, { now }: { now: Date }): Promise<void> {
  const before = new Date(now.getTime() - 30 * 24 * 3_600_000);
  await db.sql.deleteFrom('operatorInvitations').where('expiresAt', '<', before).execute();
}

function aboutLink(id: number): string {
  return `operator-link:${id}`;
}
