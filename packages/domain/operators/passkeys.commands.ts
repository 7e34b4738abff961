import type { Language } from '@chulbal/contract/language';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@chulbal/contract/passkeys/passkeys';
import { countAttempt, forgiveAttempt } from '../accounts/attempts.commands.ts';
import type { LoggedIn } from '../accounts/log-in.commands.ts';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { beginAdding, beginConfirming, beginLogin } from '../passkeys/attempts.commands.ts';
import type { Site } from '../passkeys/rules.ts';
import {
  addStaffPasskey,
  confirmStaff,
  logInStaff,
  removeStaffPasskey,
  renameStaffPasskey,
  type Staff,
} from '../passkeys/staff.commands.ts';
import { confirmSession } from '../sessions/commands.ts';
import { CONFIRMED_MS } from './rules.ts';

type Somebody = Pick<OperatorActor, 'operatorId' | 'name' | 'address'>;

function staffOf({ operatorId, name, address }: Somebody): Staff {
  return {
    owner: { kind: 'operator', accountId: operatorId },
    self: { kind: 'operator', operatorId, name, address },
    object: { kind: 'operator', id: operatorId, label: name },
  };
}

/**
 * Begins adding a passkey to an operator's own account, whose session was just confirmed (S-11). @throws 4343 passkeysFull.
 */
export function beginOperatorPasskey(
  db: Db,
  actor: OperatorActor,
  asked: { site: Site; brand: string; now: Date },
): Promise<PasskeyCreation> {
  return beginAdding(db, staffOf(actor).owner, asked);
}

type Given = { attempt: string; site: Site; language: Language; now: Date };

/** @throws as `addStaffPasskey` does. */
export function addOperatorPasskey(
  db: Db,
  actor: OperatorActor,
  asked: Given & { name: string; credential: PasskeyAttestation },
): Promise<void> {
  return addStaffPasskey(db, staffOf(actor), asked);
}

/** @throws 404 notFound for a passkey that is not one's own. */
export function renameOperatorPasskey(
  db: Db,
  actor: OperatorActor,
  asked: { passkeyNo: number; name: string; now: Date },
): Promise<void> {
  return renameStaffPasskey(db, staffOf(actor), asked);
}

/** @throws 404 notFound for a passkey that is not one's own. */
export function removeOperatorPasskey(
  db: Db,
  actor: OperatorActor,
  asked: { passkeyNo: number; language: Language; now: Date },
): Promise<void> {
  return removeStaffPasskey(db, staffOf(actor), asked);
}

/** Begins a log-in at the console's door, of whomever. @throws 429. */
export function beginOperatorPasskeyLogin(
  db: Db,
  asked: { site: Site; address: string; now: Date },
): Promise<PasskeyRequest> {
  return beginLogin(db, { ...asked, kind: 'operator' });
}

/** Logs an operator in with a passkey alone; one who is disabled is as good as absent. @throws as `logInStaff` does. */
export async function logInByOperatorPasskey(
  db: Db,
  asked: Given & { credential: PasskeyAssertion; address: string; secret: string },
): Promise<LoggedIn> {
  const { address, now } = asked;
  const staff = ({ id, name }: { id: number; name: string }) => staffOf({ operatorId: id, name, address });
  return logInStaff(db, 'operator', { ...asked, staffOf: staff }, async (tx, accountId) => {
    const noted = await tx.sql
      .updateTable('operators')
      .set({ lastLoginAt: now })
      .where('accountId', '=', accountId)
      .where('disabledAt', 'is', null)
      .returning('accountId')
      .executeTakeFirst();
    return noted ? {} : null;
  });
}

/** Begins signing in again inside a session by a passkey (S-11). @throws 429 tooManyRequests. */
export async function beginPasskeyConfirm(
  db: Db,
  actor: OperatorActor,
  asked: { site: Site; now: Date },
): Promise<PasskeyRequest> {
  await countAttempt(db, { attempts: [attemptOf(actor)], now: asked.now });
  return beginConfirming(db, staffOf(actor).owner, asked);
}

/** Does so. @returns until when it counts. @throws as `confirmStaff` does. */
export async function confirmByPasskey(
  db: Db,
  actor: OperatorActor,
  asked: Given & { credential: PasskeyAssertion },
): Promise<Date> {
  const { familyId } = actor;
  if (!familyId) throw fault('sessionOver');
  const until = new Date(asked.now.getTime() + CONFIRMED_MS);
  await confirmStaff(db, staffOf(actor), asked, async (tx) => {
    await forgiveAttempt(tx, { cleared: [attemptOf(actor)] });
    await confirmSession(tx, { familyId, until });
  });
  return until;
}

function attemptOf({ operatorId }: OperatorActor) {
  return { limit: 'confirmOperator', who: String(operatorId) } as const;
}
