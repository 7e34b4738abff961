import type { InputOf } from '@chulbal/contract/endpoint';
import type { editEvaluator as editEndpoint } from '@chulbal/contract/evaluators/evaluators';
import { keepPassword } from '../accounts/password.commands.ts';
import type { OperatorActor } from '../actor.ts';
import { evaluatorLabel, record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { dropPasskeysOf } from '../passkeys/keys.commands.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { listExpertise } from './expertise.queries.ts';
import { forgetFirstPassword, newFirstPassword, sendFirstPassword } from './first-password.commands.ts';
import { assertExpertise, profileColumns, refusingTaken } from './profile.commands.ts';
import { changedFields } from './rules.ts';

/**
 * Changes what is known of an evaluator. Who is still invited gets a new first password at a new address, for the
 * one before went to another mailbox. The log says which fields changed, and what of them is not personal.
 *
 * @throws 404 notFound; 4050, 4051 and 400 as `inviteEvaluator` does.
 */
export async function editEvaluator(
  db: Db,
  actor: OperatorActor,
  asked: InputOf<typeof editEndpoint> & { publicUrl: string; now: Date },
): Promise<void> {
  const { evaluatorId, publicUrl, now, ...input } = asked;
  // Hashed before anything is locked; not every edit needs it.
  const first = input.email === undefined ? null : await newFirstPassword();
  await db.transaction(async (tx) => {
    const before = await lockEvaluator(tx, evaluatorId);
    assertExpertise(input.expertise, await listExpertise(tx), before.expertise);
    const email = input.email ?? before.email;
    const phone = input.phone ?? before.phone;
    const profile = await profileColumns(tx, { ...previousAnswers(before, input), email });
    const after = { ...input, ...profile, email, phone };
    const changed = changedFields(before, after);
    if (changed.length === 0) return;
    await refusingTaken(() =>
      tx.sql
        .updateTable('accounts')
        .set({
          name: input.name,
          emailSealed: tx.vault.seal(email),
          emailIndex: tx.vault.index(email),
          phoneSealed: phone === '' ? null : tx.vault.seal(phone),
          phoneIndex: phone === '' ? null : tx.vault.index(phone),
          updatedAt: now,
        })
        .where('id', '=', evaluatorId)
        .execute(),
    );
    await tx.sql
      .updateTable('evaluators')
      .set({ ...profile, expertise: json(input.expertise) })
      .where('accountId', '=', evaluatorId)
      .execute();
    if (first && changed.includes('email') && before.mustChangePassword && !before.disabled) {
      await keepPassword(tx, { accountId: evaluatorId, passwordHash: first.passwordHash, now });
      await endSessionsOf(tx, { accountId: evaluatorId, reason: 'reset', now });
      const { password } = first;
      const letter = { evaluatorId, invited: input.name, email, password, publicUrl, now };
      await sendFirstPassword(tx, letter);
    }
    await record(tx, actor, {
      action: 'evaluator.edit',
      object: evaluatorObject(evaluatorId),
      before: { expertise: before.expertise, loadLimit: before.loadLimit },
      after: { changed, expertise: input.expertise, loadLimit: input.loadLimit },
      now,
    });
  });
}

/** What was answered about an affiliation holds as long as that stays, unless it is answered anew. */
function previousAnswers<I extends Pick<InputOf<typeof editEndpoint>, 'affiliation' | 'affiliationSchoolNo'>>(
  before: { affiliation: string; affiliationIsSchool: boolean | null; affiliationSchoolId: number | null },
  input: I,
): I {
  if (input.affiliationSchoolNo !== undefined || before.affiliationIsSchool === null) return input;
  return input.affiliation === before.affiliation
    ? { ...input, affiliationSchoolNo: before.affiliationSchoolId }
    : input;
}

/** Disables an evaluator, which ends every session of theirs, or lets them work again. @throws 404 notFound. */
export async function setEvaluatorStatus(
  db: Db,
  actor: OperatorActor,
  asked: { evaluatorId: number; status: 'active' | 'disabled'; reason: string; now: Date },
): Promise<void> {
  const { evaluatorId, status, reason, now } = asked;
  const disabled = status === 'disabled';
  await db.transaction(async (tx) => {
    const before = await lockEvaluator(tx, evaluatorId);
    if (before.disabled === disabled) return;
    const disabledAt = disabled ? now : null;
    await tx.sql.updateTable('evaluators').set({ disabledAt }).where('accountId', '=', evaluatorId).execute();
    if (disabled) {
      await endSessionsOf(tx, { accountId: evaluatorId, reason: 'disabled', now });
      await forgetFirstPassword(tx, { evaluatorId });
    }
    await record(tx, actor, {
      action: disabled ? 'evaluator.disable' : 'evaluator.enable',
      object: evaluatorObject(evaluatorId),
      before: { status: disabled ? 'active' : 'disabled' },
      after: { status },
      reason,
      now,
    });
  });
}

/**
 * Gives an evaluator a new first password by e-mail: for one that was forgotten or never came, or with a lost
 * authenticator, which is off from then on. Their passkeys are gone, and their sessions end.
 *
 * @throws 404 notFound, for a disabled evaluator too.
 */
export async function renewFirstPassword(
  db: Db,
  actor: OperatorActor,
  asked: { evaluatorId: number; reason: string; publicUrl: string; now: Date },
): Promise<void> {
  const { evaluatorId, reason, publicUrl, now } = asked;
  const { password, passwordHash } = await newFirstPassword();
  await db.transaction(async (tx) => {
    const before = await lockEvaluator(tx, evaluatorId);
    const { disabled, email, name, mustChangePassword, lastLoginAt } = before;
    if (disabled) throw fault('notFound');
    await keepPassword(tx, { accountId: evaluatorId, passwordHash, now });
    await tx.sql
      .updateTable('evaluators')
      .set({ mustChangePassword: true, totpSealed: null, totpPendingSealed: null })
      .where('accountId', '=', evaluatorId)
      .execute();
    await dropPasskeysOf(tx, { accountId: evaluatorId });
    await endSessionsOf(tx, { accountId: evaluatorId, reason: 'reset', now });
    const invited = mustChangePassword && lastLoginAt === null ? name : null;
    await sendFirstPassword(tx, { evaluatorId, invited, email, password, publicUrl, now });
    await record(tx, actor, {
      action: 'evaluator.sendPassword',
      object: evaluatorObject(evaluatorId),
      ...(before.totpSealed ? { before: { authenticator: 'on' }, after: { authenticator: 'off' } } : {}),
      reason,
      now,
    });
  });
}

/** E-mail and phone as they are; the log says first who saw them and why (P-07). @throws 404 notFound. */
export async function revealEvaluator(
  db: Db,
  actor: OperatorActor,
  asked: { evaluatorId: number; reason: string; now: Date },
): Promise<{ email: string; phone: string }> {
  const { evaluatorId, reason, now } = asked;
  return db.transaction(async (tx) => {
    const { email, phone } = await lockEvaluator(tx, evaluatorId);
    await record(tx, actor, {
      category: 'disclosure',
      action: 'evaluator.reveal',
      object: evaluatorObject(evaluatorId),
      after: { shown: ['email', 'phone'] },
      reason,
      now,
    });
    return { email, phone };
  });
}

/**
 * Locks an evaluator, account first: so do log-ins and changes of password, and nobody waits in a circle. What is
 * read comes after the lock, so that of two who change the same one the second sees what the first did.
 */
async function lockEvaluator(tx: Db, evaluatorId: number) {
  await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', evaluatorId)
    .where('kind', '=', 'evaluator')
    .forUpdate()
    .execute();
  const row = await tx.sql
    .selectFrom('evaluators')
    .innerJoin('accounts', 'accounts.id', 'evaluators.accountId')
    .selectAll('evaluators')
    .select(['accounts.name', 'accounts.emailSealed', 'accounts.phoneSealed'])
    .where('evaluators.accountId', '=', evaluatorId)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return {
    ...row,
    email: tx.vault.open(row.emailSealed),
    phone: row.phoneSealed ? tx.vault.open(row.phoneSealed) : '',
    disabled: row.disabledAt !== null,
  };
}

function evaluatorObject(evaluatorId: number) {
  return { kind: 'evaluator', id: evaluatorId, label: evaluatorLabel(evaluatorId) };
}
