import { countAttempt, forgiveAttempt } from '../accounts/attempts.commands.ts';
import { type LoggedIn, letIn, tryPassword } from '../accounts/log-in.commands.ts';
import { passwordMatches } from '../accounts/passwords.ts';
import { getContact } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { record, recordAs, recordFailedLogIn } from '../audit/commands.ts';
import { newTotpSecret, stepOfCode, wrongStepsFrom } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { type Fault, fault } from '../fault.ts';
import { confirmSession, endSession } from '../sessions/commands.ts';
import { findTotpSecret } from './queries.ts';
import { CONFIRMED_MS } from './rules.ts';

/** Checked where there is no operator, so that a log-in does the same work (S-09). */
const nobodysSecret = newTotpSecret();

/** Below every step that ever counted. */
const NO_STEP = -1;

/** The account that nobody has: ids begin with 1. */
const NOBODY = 0;

type Credentials = { password: string; totp: string; now: Date };

/**
 * Logs an operator in with e-mail, password and the code of their authenticator. Whichever of the three is
 * wrong, the same statements run and the same answer comes (S-09); a disabled operator is as good as absent.
 * Tries are counted as everybody's are (S-10). Log-ins and failures of known operators go into the audit log.
 *
 * @throws 4001 wrongCredentials; 429 tooManyRequests.
 */
export async function logInOperator(
  db: Db,
  asked: Credentials & { loginId: string; address: string; secret: string },
): Promise<LoggedIn> {
  const { now, address } = asked;
  const place = { ...asked, kind: 'operator' } as const;
  const { found, matches } = await tryPassword(db, place);
  const accountId = found?.id ?? NOBODY;
  const step = stepOfCode((await findTotpSecret(db, accountId)) ?? nobodysSecret, asked.totp, now);

  const entered = await db.transaction(async (tx) => {
    const counts = await useCode(tx, { accountId, step: matches && step !== null ? step : NO_STEP });
    if (!found || !counts) {
      const entry = accessOf('operator.logInFailed', found ?? { id: NOBODY, name: '' });
      await recordFailedLogIn(tx, { ...entry, address, known: found !== null, now });
      return null;
    }
    const session = await letIn(tx, { ...place, found, persistent: false });
    await noteLogIn(tx, { operatorId: found.id, now });
    const self = { kind: 'operator', operatorId: found.id, name: found.name, address } as const;
    await recordAs(tx, self, { ...accessOf('operator.logIn', found), now });
    return { account: { id: found.id, name: found.name }, session };
  });
  if (!entered) throw wrongCredentials();
  return entered;
}

/**
 * Signing in again inside a session, before what is dangerous (S-11).
 *
 * @returns until when it counts. @throws 4001 wrongCredentials; 429 tooManyRequests.
 */
export async function confirmOperator(db: Db, actor: OperatorActor, asked: Credentials): Promise<Date> {
  const { now } = asked;
  const { operatorId, familyId } = actor;
  if (!familyId) throw fault('sessionOver');
  const attempt = { limit: 'confirmOperator', who: String(operatorId) } as const;
  await countAttempt(db, { attempts: [attempt], now });
  const { passwordHash } = await getContact(db, { accountId: operatorId });
  const matches = await passwordMatches(passwordHash, asked.password);
  const step = stepOfCode((await findTotpSecret(db, operatorId)) ?? nobodysSecret, asked.totp, now);
  const until = new Date(now.getTime() + CONFIRMED_MS);

  const counts = await db.transaction(async (tx) => {
    const right = matches && step !== null ? step : NO_STEP;
    const used = await useCode(tx, { accountId: operatorId, step: right });
    if (used) {
      await forgiveAttempt(tx, { cleared: [attempt] });
      await confirmSession(tx, { familyId, until });
    }
    const action = used ? 'operator.confirm' : 'operator.confirmFailed';
    await record(tx, actor, { ...accessOf(action, { id: operatorId, name: actor.name }), now });
    return used;
  });
  if (!counts) throw wrongCredentials();
  return until;
}

/** Ends the session that asks. */
export async function logOutOperator(db: Db, actor: OperatorActor, { now }: { now: Date }): Promise<void> {
  const { operatorId: id, name, familyId } = actor;
  await db.transaction(async (tx) => {
    if (familyId) await endSession(tx, { familyId, reason: 'logout', now });
    await record(tx, actor, { ...accessOf('operator.logOut', { id, name }), now });
  });
}

/** Keeps when an operator was last here. */
export async function noteLogIn(tx: Db, asked: { operatorId: number; now: Date }): Promise<void> {
  await tx.sql
    .updateTable('operators')
    .set({ lastLoginAt: asked.now })
    .where('accountId', '=', asked.operatorId)
    .execute();
}

/** Uses a code up: of two who show the same one at once, or one after the other, the second is refused. */
async function useCode(tx: Db, asked: { accountId: number; step: number }): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('operators')
    .set({ totpLastStep: asked.step })
    .where('accountId', '=', asked.accountId)
    .where(({ eb, or }) =>
      or([eb('totpLastStep', '<', asked.step), eb('totpLastStep', '>', wrongStepsFrom(asked.step))]),
    )
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function accessOf(action: string, { id, name }: { id: number; name: string }) {
  return { category: 'access', action, object: { kind: 'operator', id, label: name } } as const;
}

/** Says of all three what may be wrong with one of them. */
function wrongCredentials(): Fault {
  return fault('wrongCredentials', {
    fields: {
      totp: {
        ko: '아이디, 비밀번호, 인증 번호를 다시 확인해 주세요. 한 번 쓴 번호는 다시 쓸 수 없어요.',
        en: 'Please check ID, password and code. A code that was used does not count again.',
      },
    },
  });
}
