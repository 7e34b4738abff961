import type { Language } from '@chulbal/contract/language';
import { stopReset } from '../authenticators/resets.commands.ts';
import { kindOfCode, newRecoveryCodes } from '../authenticators/rules.ts';
import { isUnused, stepOfCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { type Fault, fault } from '../fault.ts';
import { countAttempt, forgiveAttempt } from './attempts.commands.ts';
import type { Attempt } from './attempts.queries.ts';
import { tellOwner } from './notices.commands.ts';

/**
 * Counts a code before it is looked at, of somebody whose first proof was right: whoever knows a password has few guesses,
 * from however many addresses (S-10).
 *
 * @throws 429 tooManyRequests.
 */
export function countCode(db: Db, asked: { accountId: number; now: Date }): Promise<void> {
  return countAttempt(db, { attempts: [attemptOf(asked)], now: asked.now });
}

/** A right code: those before it are forgotten. */
export function forgiveCodes(tx: Db, asked: { accountId: number }): Promise<void> {
  return forgiveAttempt(tx, { cleared: [attemptOf(asked)] });
}

function attemptOf({ accountId }: { accountId: number }): Attempt {
  return { limit: 'codeToAccount', who: String(accountId) };
}

/**
 * Asks for the second proof where an account has an authenticator: a code of the app or a recovery code, each of which
 * counts once. Does nothing where there is none. In the transaction that opens the session, so that an authenticator that
 * is being turned on is waited for.
 *
 * @throws 4052 authenticatorNeeded, 4430 secondCodeWrong; both beside `totp`.
 */
export async function passSecondProof(
  tx: Db,
  asked: { accountId: number; code: string | undefined; language: Language; now: Date },
): Promise<void> {
  const { accountId, code } = asked;
  await tx.sql.selectFrom('accounts').select('id').where('id', '=', accountId).forShare().execute();
  const isOn = await proveCode(tx, { ...asked, code: code ?? '' });
  if (isOn === null) return;
  if (!code) throw fault('authenticatorNeeded', { fields: { totp: 'authenticatorNeeded' } });
  if (!isOn) throw wrongCode();
}

/** Uses a code up; whether it was right, or null where no authenticator is on. The owner is told of a recovery code. */
export async function proveCode(
  tx: Db,
  asked: { accountId: number; code: string; language: Language; now: Date },
): Promise<boolean | null> {
  const { accountId, code, now } = asked;
  const row = await tx.sql
    .selectFrom('authenticators')
    .select(['secretSealed', 'lastStep'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.secretSealed) return null;
  const kind = kindOfCode(code);
  const right =
    kind === 'recovery'
      ? await useRecoveryCode(tx, asked)
      : await useStep(tx, {
          accountId,
          step: kind && stepOfCode(tx.vault.open(row.secretSealed), code, now),
          lastStep: row.lastStep,
        });
  if (right) {
    await forgiveCodes(tx, asked);
    // Whoever has the app or a code has not lost everything.
    await stopReset(tx, asked);
  }
  return right;
}

async function useStep(
  tx: Db,
  { accountId, step, lastStep }: { accountId: number; step: number | null; lastStep: number },
): Promise<boolean> {
  if (step === null || !isUnused(step, lastStep)) return false;
  await tx.sql
    .updateTable('authenticators')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .execute();
  return true;
}

async function useRecoveryCode(
  tx: Db,
  asked: { accountId: number; code: string; language: Language; now: Date },
): Promise<boolean> {
  const used = await tx.sql
    .updateTable('recoveryCodes')
    .set({ usedAt: asked.now })
    .where('accountId', '=', asked.accountId)
    .where('codeHash', '=', hashOf(tx, asked))
    .where('usedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst();
  if (!used) return false;
  await tellOwner(tx, { ...asked, notice: 'recoveryCodeUsed' });
  return true;
}

/** Gives new recovery codes in place of those before. Only their hashes are kept: nobody sees them again. */
export async function giveRecoveryCodes(tx: Db, { accountId }: { accountId: number }): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.sql.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  const rows = codes.map((code) => ({ accountId, codeHash: hashOf(tx, { accountId, code }), usedAt: null }));
  await tx.sql.insertInto('recoveryCodes').values(rows).execute();
  return codes;
}

function hashOf(db: Db, { accountId, code }: { accountId: number; code: string }): string {
  return db.vault.index(`recovery code ${accountId} ${code}`);
}

/** What a wrong code is answered with, beside its field. */
export function wrongCode(): Fault {
  return fault('secondCodeWrong', { fields: { totp: 'secondCodeWrong' } });
}
