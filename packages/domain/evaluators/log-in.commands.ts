import { type LoggedIn, letIn, tryPassword } from '../accounts/log-in.commands.ts';
import type { EvaluatorActor } from '../actor.ts';
import { evaluatorLabel, recordAs, recordFailedLogIn } from '../audit/commands.ts';
import { stepOfCode, wrongStepsFrom } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { endSession } from '../sessions/commands.ts';
import { findAuthenticator } from './authenticator.queries.ts';

/** The account that nobody has: ids begin with 1. */
const NOBODY = 0;

/**
 * Logs an evaluator in with e-mail and password. Whatever is wrong, the same statements run and the same answer
 * comes (S-09); a disabled evaluator is as good as absent. Tries are counted as everybody's are: they slow and never
 * lock (S-10). Log-ins and failures of known evaluators go into the audit log. Who has turned an authenticator on and
 * knows the password is asked for its code; each code counts once.
 *
 * @throws 4001 wrongCredentials; 4052 authenticatorNeeded; 429 tooManyRequests.
 */
export async function logInEvaluator(
  db: Db,
  asked: {
    userId: string;
    password: string;
    totp?: string | undefined;
    address: string;
    secret: string;
    now: Date;
  },
): Promise<LoggedIn & { mustChangePassword: boolean }> {
  const { address, now } = asked;
  const place = { ...asked, kind: 'evaluator', loginId: asked.userId } as const;
  const { found, matches } = await tryPassword(db, place);
  const authenticator = await findAuthenticator(db, found?.id ?? NOBODY);
  if (found && matches && authenticator && !asked.totp) {
    throw fault('authenticatorNeeded', { fields: { totp: 'authenticatorNeeded' } });
  }
  const step = authenticator ? stepOfCode(authenticator, asked.totp ?? '', now) : null;
  const proven = matches && (authenticator === null || step !== null);

  const entered = await db.transaction(async (tx) => {
    const noted = await noteLogIn(tx, {
      accountId: found && proven ? found.id : NOBODY,
      step,
      now,
    });
    if (!found || !noted) {
      const entry = accessOf('evaluator.logInFailed', found?.id ?? NOBODY);
      await recordFailedLogIn(tx, { ...entry, address, known: found !== null, now });
      return null;
    }
    const session = await letIn(tx, { ...place, found, persistent: false });
    const self = { kind: 'evaluator', evaluatorId: found.id, address } as const;
    await recordAs(tx, self, { ...accessOf('evaluator.logIn', found.id), now });
    return { account: { id: found.id, name: found.name }, session, ...noted };
  });
  if (!entered) throw fault('wrongCredentials', asked.totp ? { fields: { totp: wrongCode } } : {});
  return entered;
}

/** Says of all three what may be wrong with one of them. */
const wrongCode = {
  ko: '아이디, 비밀번호, 인증 번호를 다시 확인해 주세요. 한 번 쓴 번호는 다시 쓸 수 없어요.',
  en: 'Please check ID, password and code. A code that was used does not count again.',
};

/** Ends the session that asks. */
export async function logOutEvaluator(db: Db, actor: EvaluatorActor, { now }: { now: Date }): Promise<void> {
  const { evaluatorId, familyId } = actor;
  await db.transaction(async (tx) => {
    if (familyId) await endSession(tx, { familyId, reason: 'logout', now });
    await recordAs(tx, actor, { ...accessOf('evaluator.logOut', evaluatorId), now });
  });
}

/** Keeps when an evaluator was last here; null where nobody may come in. The account is locked first, as everywhere. */
async function noteLogIn(tx: Db, asked: { accountId: number; step: number | null; now: Date }) {
  await tx.sql.selectFrom('accounts').select('id').where('id', '=', asked.accountId).forShare().execute();
  const { accountId, step, now } = asked;
  const row = await tx.sql
    .updateTable('evaluators')
    .set({ lastLoginAt: now, ...(step === null ? {} : { totpLastStep: step }) })
    .where('accountId', '=', accountId)
    .where('disabledAt', 'is', null)
    // Turned on since it was looked for, or of two who show the same code the second: nobody comes in.
    .where((eb) =>
      step === null
        ? eb('totpSealed', 'is', null)
        : eb.or([eb('totpLastStep', '<', step), eb('totpLastStep', '>', wrongStepsFrom(step))]),
    )
    .returning('mustChangePassword')
    .executeTakeFirst();
  return row ?? null;
}

function accessOf(action: string, evaluatorId: number) {
  const object = { kind: 'evaluator', id: evaluatorId, label: evaluatorLabel(evaluatorId) };
  return { category: 'access', action, object } as const;
}
