import type { Language } from '@chulbal/contract/language';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@chulbal/contract/passkeys/passkeys';
import type { LoggedIn } from '../accounts/log-in.commands.ts';
import type { EvaluatorActor } from '../actor.ts';
import { evaluatorLabel } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { beginAdding, beginLogin } from '../passkeys/attempts.commands.ts';
import type { Site } from '../passkeys/rules.ts';
import {
  addStaffPasskey,
  logInStaff,
  removeStaffPasskey,
  renameStaffPasskey,
  type Staff,
} from '../passkeys/staff.commands.ts';
import { confirmEvaluator } from './authenticator.commands.ts';

function staffOf({ evaluatorId, address }: Pick<EvaluatorActor, 'evaluatorId' | 'address'>): Staff {
  return {
    owner: { kind: 'evaluator', accountId: evaluatorId },
    self: { kind: 'evaluator', evaluatorId, address },
    object: { kind: 'evaluator', id: evaluatorId, label: evaluatorLabel(evaluatorId) },
  };
}

/**
 * Begins adding a passkey to an evaluator's own account, after the password, and the code of an authenticator that is on.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 400 beside `totp`; 4343; 429.
 */
export async function beginEvaluatorPasskey(
  db: Db,
  actor: EvaluatorActor,
  asked: { site: Site; brand: string; currentPassword: string; totp: string; now: Date },
): Promise<PasskeyCreation> {
  await confirmEvaluator(db, actor, asked);
  return beginAdding(db, staffOf(actor).owner, asked);
}

type Given = { attempt: string; site: Site; language: Language; now: Date };

/** @throws as `addStaffPasskey` does. */
export function addEvaluatorPasskey(
  db: Db,
  actor: EvaluatorActor,
  asked: Given & { name: string; credential: PasskeyAttestation },
): Promise<void> {
  return addStaffPasskey(db, staffOf(actor), asked);
}

/** @throws 404 notFound for a passkey that is not one's own. */
export function renameEvaluatorPasskey(
  db: Db,
  actor: EvaluatorActor,
  asked: { passkeyNo: number; name: string; now: Date },
): Promise<void> {
  return renameStaffPasskey(db, staffOf(actor), asked);
}

/** @throws 404 notFound for a passkey that is not one's own. */
export function removeEvaluatorPasskey(
  db: Db,
  actor: EvaluatorActor,
  asked: { passkeyNo: number; language: Language; now: Date },
): Promise<void> {
  return removeStaffPasskey(db, staffOf(actor), asked);
}

/** Begins a log-in at the evaluators' door, of whomever. @throws 429. */
export function beginEvaluatorPasskeyLogin(
  db: Db,
  asked: { site: Site; address: string; now: Date },
): Promise<PasskeyRequest> {
  return beginLogin(db, { ...asked, kind: 'evaluator' });
}

/**
 * Logs an evaluator in with a passkey alone; one who is disabled is as good as absent. A password that must be changed
 * and a pledge that is not signed hold as after any log-in. @throws as `logInStaff` does.
 */
export async function logInByEvaluatorPasskey(
  db: Db,
  asked: Given & { credential: PasskeyAssertion; address: string; secret: string },
): Promise<LoggedIn & { mustChangePassword: boolean }> {
  const { address, now } = asked;
  const staff = ({ id }: { id: number }) => staffOf({ evaluatorId: id, address });
  return logInStaff(db, 'evaluator', { ...asked, staffOf: staff }, async (tx, accountId) => {
    const noted = await tx.sql
      .updateTable('evaluators')
      .set({ lastLoginAt: now })
      .where('accountId', '=', accountId)
      .where('disabledAt', 'is', null)
      .returning('mustChangePassword')
      .executeTakeFirst();
    return noted ?? null;
  });
}
