import { randomUUID } from 'node:crypto';
import type { CodePurpose } from '@chulbal/contract/accounts';
import type { ErrorName } from '@chulbal/contract/errors';
import type { Language } from '@chulbal/contract/language';
import { keptMs } from '@chulbal/contract/retention/retention';
import { inBatches, SWEEP_BATCH } from '../batches.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { forgetMessages, queueMessage } from '../outbox/commands.ts';
import type { Device } from '../sessions/devices.rules.ts';
import { countAttempt, forgiveAttempt } from './attempts.commands.ts';
import { RESEND_AFTER } from './attempts.rules.ts';
import {
  CODE_LIFE_MS,
  channelOf,
  codeVerdict,
  isProven,
  isRecovery,
  needsFreeTarget,
  newCode,
  type Recovery,
} from './codes.rules.ts';
import { messageTexts } from './messages.texts.ts';
import { type AccountKey, findAccountBy } from './queries.ts';
import { isSameName } from './rules.ts';

/** Who asks, as far as limits, texts and what is kept of a log-in need to know. */
export type Caller = { address: string; language: Language; now: Date; device?: Device | undefined };

export type CodeTarget =
  | {
      purpose: 'signUpEmail' | 'resetPassword' | 'resetPointerPassword' | 'changeEmail' | 'memberEmail';
      email: string;
    }
  | {
      purpose: 'signUpPhone' | 'changePhone' | 'guardian' | 'memberPhone' | 'lostAuthenticator';
      phone: string;
    }
  | { purpose: 'findId'; name: string; phone: string };

const KEPT_MS = keptMs('code');

/**
 * Sends a code and returns the request it is bound to; times in seconds. Whether an account exists changes
 * neither the answer nor the work: every request looks one up, keeps a code and queues one message (S-09).
 *
 * @throws 429 after one code a minute or five an hour to the same target, or too many from one address.
 */
export async function sendCode(
  db: Db,
  asked: { target: CodeTarget; caller: Caller },
): Promise<{ requestId: string; expiresIn: number; resendAfter: number }> {
  const { target, caller } = asked;
  const to = addressOf(target);
  await countAttempt(db, {
    attempts: [
      { limit: 'messageAgain', who: to },
      { limit: 'messagesAnHour', who: to },
      { limit: 'messageFromAddress', who: caller.address },
    ],
    now: caller.now,
  });
  const requestId = randomUUID();
  const code = newCode();
  const expiresAt = new Date(caller.now.getTime() + CODE_LIFE_MS);
  await db.transaction(async (tx) => {
    const account = await accountFor(tx, target);
    await tx.sql
      .insertInto('verificationCodes')
      .values({
        id: requestId,
        purpose: target.purpose,
        targetIndex: tx.vault.index(to),
        accountId: needsFreeTarget(target.purpose) ? null : (account?.id ?? null),
        codeHash: codeHash(tx, requestId, code),
        createdAt: caller.now,
        expiresAt,
        verifiedAt: null,
        usedAt: null,
      })
      .execute();
    const text = textFor(target.purpose, account, caller.language);
    await queueMessage(tx, {
      channel: channelOf[target.purpose],
      to,
      language: caller.language,
      subject: text.subject,
      letter: { lines: text.lines, note: text.note, ...(text.withCode ? { code } : {}) },
      about: aboutRequest(requestId),
      sendBy: expiresAt,
      now: caller.now,
    });
  });
  return { requestId, expiresIn: CODE_LIFE_MS / 1_000, resendAfter: RESEND_AFTER };
}

/**
 * Proves possession of a target. Only now, and only to whoever holds it, is a target refused that already
 * belongs to an account.
 *
 * @throws 4005 codeWrong; 4003 phoneRegistered, 4004 emailRegistered; 429.
 */
export async function verifyCode(
  db: Db,
  asked: { requestId: string; code: string; caller: Caller },
): Promise<void> {
  const { now } = asked.caller;
  await tryCode(db, asked, async (tx, request) => {
    if (needsFreeTarget(request.purpose) && (await isTaken(tx, request))) {
      await markUsed(tx, { requestId: request.id, now });
      return registered(request.purpose);
    }
    if (!request.verifiedAt) {
      await tx.sql
        .updateTable('verificationCodes')
        .set({ verifiedAt: now })
        .where('id', '=', request.id)
        .execute();
    }
    return null;
  });
}

/**
 * Uses up the code of a recovery, or of somebody who has lost a second proof, and returns the account that it opens. @throws 4005 codeWrong; 429.
 */
export async function useCode(
  db: Db,
  asked: { requestId: string; purpose: Recovery | 'lostAuthenticator'; code: string; caller: Caller },
): Promise<number> {
  let accountId: number | null = null;
  await tryCode(db, asked, async (tx, request) => {
    if (request.purpose !== asked.purpose || request.accountId === null) return 'codeWrong';
    await markUsed(tx, { requestId: request.id, now: asked.caller.now });
    accountId = request.accountId;
    return null;
  });
  if (accountId === null) throw wrongCode('code');
  return accountId;
}

/**
 * Uses up the proof that whoever asks holds `target`. @throws 4005 codeWrong, beside the field that lacks it.
 */
export async function useProof(
  tx: Db,
  asked: { requestId: string; target: CodeTarget; now: Date },
): Promise<void> {
  const request = await lockRequest(tx, asked.requestId);
  const fits =
    request?.purpose === asked.target.purpose &&
    request.targetIndex === tx.vault.index(addressOf(asked.target));
  if (!request || !fits || !isProven(request, asked.now)) {
    throw wrongCode('email' in asked.target ? 'email' : 'phone');
  }
  await markUsed(tx, { requestId: request.id, now: asked.now });
}

/** Removes requests and their messages as if they had never been made. */
export async function forgetRequests(db: Db, asked: { requestIds: string[] }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.sql.deleteFrom('verificationCodes').where('id', 'in', asked.requestIds).execute();
    await forgetMessages(tx, { about: asked.requestIds.map(aboutRequest) });
  });
}

/** Removes codes a day after they ran out. */
export async function sweepCodes(db: Db, asked: { now: Date }): Promise<void> {
  const before = new Date(asked.now.getTime() - KEPT_MS);
  await inBatches(() =>
    db.sql
      .deleteFrom('verificationCodes')
      .where('id', 'in', (of) =>
        of.selectFrom('verificationCodes').select('id').where('expiresAt', '<', before).limit(SWEEP_BATCH),
      )
      .executeTakeFirstOrThrow(),
  );
}

type CodeRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/**
 * Tries a code against its request. A wrong one is counted even though the answer is a refusal, so refusals
 * are thrown after the commit. `whenRight` may refuse too.
 */
async function tryCode(
  db: Db,
  asked: { requestId: string; code: string; caller: Caller },
  whenRight: (tx: Db, request: CodeRequest) => Promise<ErrorName | null>,
): Promise<void> {
  const { address, now } = asked.caller;
  const attempt = { limit: 'codeFromAddress', who: address } as const;
  await countAttempt(db, { attempts: [attempt], now });
  const refusal = await db.transaction(async (tx) => {
    const request = await lockRequest(tx, asked.requestId);
    if (!request) return 'codeWrong';
    const matches = request.codeHash === codeHash(tx, request.id, asked.code);
    const verdict = codeVerdict(request, matches, now);
    if (verdict === 'wrong') {
      await tx.sql
        .updateTable('verificationCodes')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('id', '=', request.id)
        .execute();
    }
    return verdict === 'right' ? whenRight(tx, request) : 'codeWrong';
  });
  if (refusal === 'codeWrong') throw wrongCode('code');
  await forgiveAttempt(db, { returned: [attempt] });
  if (refusal) throw fault(refusal, { fields: { [fieldOf(refusal)]: refusal } });
}

function lockRequest(tx: Db, requestId: string) {
  return tx.sql
    .selectFrom('verificationCodes')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
}

async function markUsed(tx: Db, used: { requestId: string; now: Date }): Promise<void> {
  await tx.sql
    .updateTable('verificationCodes')
    .set({ usedAt: used.now })
    .where('id', '=', used.requestId)
    .execute();
}

async function isTaken(tx: Db, request: CodeRequest): Promise<boolean> {
  const column = channelOf[request.purpose] === 'mail' ? 'emailIndex' : 'phoneIndex';
  const owner = await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'user')
    .where(column, '=', request.targetIndex)
    .executeTakeFirst();
  return owner !== undefined;
}

/** The account a code may open: by e-mail, or by phone and the name that was given with it. */
async function accountFor(tx: Db, target: CodeTarget): Promise<AccountKey | null> {
  const account = await findAccountBy(
    tx,
    'email' in target
      ? { kind: target.purpose === 'resetPointerPassword' ? 'evaluator' : 'user', email: target.email }
      : { kind: 'user', phone: target.phone },
  );
  return account && target.purpose === 'findId' && !isSameName(account.name, target.name) ? null : account;
}

function textFor(purpose: CodePurpose, account: AccountKey | null, language: Language) {
  const texts = messageTexts[language];
  return isRecovery(purpose) && !account
    ? { ...texts.noAccount[purpose], withCode: false }
    : { ...texts.code[purpose], withCode: true };
}

function addressOf(target: CodeTarget): string {
  return 'email' in target ? target.email : target.phone;
}

function codeHash(db: Db, requestId: string, code: string): string {
  return db.vault.index(`code ${requestId} ${code}`);
}

function aboutRequest(requestId: string): string {
  return `code:${requestId}`;
}

function registered(purpose: CodePurpose): ErrorName {
  return channelOf[purpose] === 'mail' ? 'emailRegistered' : 'phoneRegistered';
}

function fieldOf(refusal: ErrorName): string {
  return refusal === 'emailRegistered' ? 'email' : 'phone';
}

function wrongCode(field: 'code' | 'email' | 'phone') {
  return fault('codeWrong', { fields: { [field]: 'codeWrong' } });
}
