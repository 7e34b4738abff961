import { fullMomentText } from '@chulbal/contract/time-texts';
import { tellByMail } from '../accounts/authenticator-reset.commands.ts';
import { resetTexts } from '../accounts/authenticator-reset.texts.ts';
import { getContact } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import { nextLook, RESET_WAIT_MS } from '../authenticators/resets.rules.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import { newHashedSecret } from '../secret.ts';

type Named = { resetNo: number; now: Date };

/** A student as the log names them: by number. */
const member = (accountId: number) => ({ kind: 'member', id: accountId, label: '' });

/**
 * The first look at the request of somebody who has lost phone and recovery codes; `reason`: how the operator knows that it
 * is them. Throws notFound; resetOver 4452.
 */
export async function lookAtReset(
  db: Db,
  actor: OperatorActor,
  { resetNo, reason, now }: Named & { reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { accountId, next } = await lockReset(tx, actor, resetNo);
    if (next !== 'look') throw fault('resetOver');
    await tx.sql
      .updateTable('authenticatorResets')
      .set({ state: 'looked', lookedBy: actor.operatorId, lookedAt: now })
      .where('resetNo', '=', resetNo)
      .execute();
    await record(tx, actor, { action: 'member.lookReset', object: member(accountId), reason, now });
  });
}

/**
 * The second look, by another operator: from now on it is waited for 72 hours. The owner is told at once by mail and phone,
 * each with a link that stops it. Throws notFound; resetSecondLook 4451; resetOver 4452.
 */
export async function confirmReset(
  db: Db,
  actor: OperatorActor,
  { resetNo, publicUrl, now }: Named & { publicUrl: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { accountId, language, state, next } = await lockReset(tx, actor, resetNo);
    if (state === 'looked' && next === null) throw fault('resetSecondLook');
    if (next !== 'confirm') throw fault('resetOver');
    const link = newHashedSecret();
    const removesAt = new Date(now.getTime() + RESET_WAIT_MS);
    await tx.sql
      .updateTable('authenticatorResets')
      .set({ state: 'waiting', confirmedBy: actor.operatorId, removesAt, linkHash: link.hash })
      .where('resetNo', '=', resetNo)
      .execute();
    const { email, phone } = await getContact(tx, { accountId });
    const texts = resetTexts[language];
    const { subject, ...letter } = texts.waiting(fullMomentText(removesAt, language));
    const button = { label: texts.stop, url: `${publicUrl}/auth/not-me#token=${link.secret}` };
    const message = { language, subject, letter: { ...letter, button }, sendBy: removesAt, now };
    await queueMessage(tx, { ...message, channel: 'mail', to: email });
    if (phone) await queueMessage(tx, { ...message, channel: 'sms', to: phone });
    await record(tx, actor, {
      ...{ action: 'member.confirmReset', object: member(accountId) },
      ...{ after: { removesAt: removesAt.toISOString() }, now },
    });
  });
}

/** Turns a request down, before or while it is waited; the owner is told why. Throws notFound; resetOver 4452. */
export async function declineReset(
  db: Db,
  actor: OperatorActor,
  { resetNo, reason, now }: Named & { reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { accountId, language } = await lockReset(tx, actor, resetNo);
    await tx.sql
      .updateTable('authenticatorResets')
      .set({ state: 'declined', endedAt: now, linkHash: null })
      .where('resetNo', '=', resetNo)
      .execute();
    await tellByMail(tx, { accountId, language, text: resetTexts[language].declined(reason), now });
    await record(tx, actor, { action: 'member.declineReset', object: member(accountId), reason, now });
  });
}

/** The account first, then the request, which is not over. */
async function lockReset(tx: Db, actor: OperatorActor, resetNo: number) {
  const named = await tx.sql
    .selectFrom('authenticatorResets')
    .select('accountId')
    .where('resetNo', '=', resetNo)
    .executeTakeFirst();
  if (!named) throw fault('notFound');
  await tx.sql.selectFrom('accounts').select('id').where('id', '=', named.accountId).forUpdate().execute();
  const reset = await tx.sql
    .selectFrom('authenticatorResets')
    .select(['accountId', 'language', 'state', 'lookedBy'])
    .where('resetNo', '=', resetNo)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!reset) throw fault('resetOver');
  return { ...reset, next: nextLook(reset, actor.operatorId) };
}
