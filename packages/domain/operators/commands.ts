import type { Language } from '@chulbal/contract/language';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import { replacePassword } from '../accounts/password.commands.ts';
import { normalPassword } from '../accounts/password.rules.ts';
import type { OperatorActor } from '../actor.ts';
import { dropTokensOf } from '../api-tokens/commands.ts';
import { record, recordEach } from '../audit/commands.ts';
import { newTotpSecret } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { queueMessage } from '../outbox/commands.ts';
import { dropPasskeysOf } from '../passkeys/keys.commands.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { sendLink, withdrawInvitationsOf, withdrawLinksOf } from './invitations.commands.ts';
import { passwordLetter, resetLetter } from './letters.rules.ts';
import { leavesNoOwner, type Standing } from './rules.ts';

/**
 * Changes one's own password, which also answers that it must be changed; ends every other session and tells
 * the operator by e-mail. The new password may not be the old one.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 400 or 4007 beside `password`; 429.
 */
export async function changeOperatorPassword(
  db: Db,
  actor: OperatorActor,
  asked: { currentPassword: string; password: string; language: Language; now: Date },
): Promise<void> {
  const { language, now } = asked;
  const { operatorId, name, familyId } = actor;
  if (normalPassword(asked.password) === normalPassword(asked.currentPassword)) {
    throw fault('invalidRequest', { fields: { password: sameAsBefore } });
  }
  await replacePassword(db, { ...asked, accountId: operatorId, familyId }, async (tx, { email }) => {
    await tx.sql
      .updateTable('operators')
      .set({ mustChangePassword: false })
      .where('accountId', '=', operatorId)
      .execute();
    await queueMessage(tx, { channel: 'mail', to: email, language, ...passwordLetter(language), now });
    await record(tx, actor, {
      category: 'access',
      action: 'operator.changePassword',
      object: { kind: 'operator', id: operatorId, label: name },
      now,
    });
  });
}

const sameAsBefore = {
  ko: '지금 비밀번호와 다른 비밀번호를 정해 주세요.',
  en: 'Please choose a password other than the current one.',
};

/**
 * Gives an operator another role; it counts from their next click on. Who is no owner any more has invited nobody.
 *
 * @throws 404 notFound; 4045 lastOwner; 403 when the asker has just stopped being an owner.
 */
export async function changeRole(
  db: Db,
  actor: OperatorActor,
  asked: { operatorId: number; role: OperatorRole; now: Date },
): Promise<void> {
  const { operatorId, role, now } = asked;
  await db.transaction(async (tx) => {
    const before = await lockOperator(tx, actor, operatorId);
    if (before.role === role) return;
    refuseWithoutOwner(before, { ...before, role });
    await tx.sql.updateTable('operators').set({ role }).where('accountId', '=', operatorId).execute();
    const withdrawn =
      before.role === 'owner' ? await withdrawInvitationsOf(tx, { invitedBy: operatorId, now }) : [];
    const object = { kind: 'operator', id: operatorId, label: before.name };
    const changed = { before: { role: before.role }, after: { role }, now };
    await recordEach(tx, actor, [{ action: 'operator.changeRole', object, ...changed }, ...withdrawn]);
  });
}

/**
 * Disables an operator, which ends every session of theirs, every link to set their log-in anew and every
 * invitation by them, or lets them work again.
 *
 * @throws as `changeRole` does.
 */
export async function setStatus(
  db: Db,
  actor: OperatorActor,
  asked: { operatorId: number; status: 'active' | 'disabled'; reason: string; now: Date },
): Promise<void> {
  const { operatorId, status, reason, now } = asked;
  const disabled = status === 'disabled';
  await db.transaction(async (tx) => {
    const before = await lockOperator(tx, actor, operatorId);
    if (before.disabled === disabled) return;
    refuseWithoutOwner(before, { ...before, disabled });
    const disabledAt = disabled ? now : null;
    await tx.sql.updateTable('operators').set({ disabledAt }).where('accountId', '=', operatorId).execute();
    if (disabled) {
      await endSessionsOf(tx, { accountId: operatorId, reason: 'disabled', now });
      await dropTokensOf(tx, { operatorId });
      await withdrawLinksOf(tx, { accountId: operatorId });
    }
    const withdrawn = disabled ? await withdrawInvitationsOf(tx, { invitedBy: operatorId, now }) : [];
    const object = { kind: 'operator', id: operatorId, label: before.name };
    const changed = { before: { status: disabled ? 'active' : 'disabled' }, after: { status }, reason, now };
    const action = disabled ? 'operator.disable' : 'operator.enable';
    await recordEach(tx, actor, [{ action, object, ...changed }, ...withdrawn]);
  });
}

/**
 * For a lost phone or password: the operator's sessions end, their authenticator's codes count no longer, and
 * a link to set both anew goes to their e-mail.
 *
 * @throws 404 notFound, for a disabled operator too; 403 when the asker has just stopped being an owner.
 */
export async function resetLogIn(
  db: Db,
  actor: OperatorActor,
  asked: { operatorId: number; reason: string; publicUrl: string; now: Date },
): Promise<void> {
  const { operatorId, reason, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const { name, role, email, disabled } = await lockOperator(tx, actor, operatorId);
    if (disabled) throw fault('notFound');
    // A secret that nobody has: whoever holds the lost phone cannot get in while the link is on its way.
    const totpSealed = tx.vault.seal(newTotpSecret());
    await tx.sql.updateTable('operators').set({ totpSealed }).where('accountId', '=', operatorId).execute();
    await dropPasskeysOf(tx, { accountId: operatorId });
    await endSessionsOf(tx, { accountId: operatorId, reason: 'reset', now });
    await dropTokensOf(tx, { operatorId });
    const letter = (url: string) =>
      inBothLanguages((language) => resetLetter(language, { resetBy: actor.name, url }));
    await sendLink(tx, actor, { accountId: operatorId, name, email, role, letter, publicUrl, now });
    await record(tx, actor, {
      action: 'operator.reset',
      object: { kind: 'operator', id: operatorId, label: name },
      reason,
      now,
    });
  });
}

type Locked = Standing & { operatorId: number; name: string; email: string; owners: number[] };

/**
 * Locks every owner who may work and then the operator, so that two owners who take each other's role come
 * one after the other; and whoever lost theirs a moment ago decides nothing any more.
 */
async function lockOperator(tx: Db, actor: OperatorActor, operatorId: number): Promise<Locked> {
  const owners = await tx.sql
    .selectFrom('operators')
    .select('accountId')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .orderBy('accountId')
    .forUpdate()
    .execute();
  const ids = owners.map(({ accountId }) => accountId);
  if (!ids.includes(actor.operatorId)) throw fault('noPermission');
  const row = await tx.sql
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.accountId')
    .select(['accounts.name', 'accounts.emailSealed', 'operators.role', 'operators.disabledAt'])
    .where('operators.accountId', '=', operatorId)
    .where('accounts.status', '=', 'active')
    .forUpdate('operators')
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return {
    operatorId,
    name: row.name,
    email: tx.vault.open(row.emailSealed),
    role: row.role,
    disabled: row.disabledAt !== null,
    owners: ids,
  };
}

function refuseWithoutOwner({ owners, operatorId }: Locked, next: Standing): void {
  if (leavesNoOwner(owners, operatorId, next)) throw fault('lastOwner');
}
