import type { PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '@chulbal/contract/passkeys/passkeys';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import type { Db } from '@chulbal/domain/db';
import * as evaluators from '@chulbal/domain/evaluators/passkeys.commands';
import * as operators from '@chulbal/domain/operators/passkeys.commands';
import { siteAt } from '@chulbal/domain/passkeys/rules';
import { type SoftPasskey, softAuthenticator, type Untrue } from './authenticator.ts';
import { createEvaluator } from './evaluators.ts';
import { createOperator } from './operators.ts';
import { passkeysNow as now, passkeyPassword as password } from './passkeys.ts';

const site = siteAt('https://portal.example');
const browser = softAuthenticator(site.origin);
const address = '192.0.2.1';
const given = { site, address, language: 'ko', now } as const;
const secret = 'a key of the test that is long enough';

/** Somebody who works here and their staff, in the same words for both kinds. */
export type StaffPasskeys = {
  id: number;
  beginAdding(): Promise<PasskeyCreation>;
  add(attempt: string, credential: ReturnType<typeof browser.create>['credential']): Promise<void>;
  beginLogin(): Promise<PasskeyRequest>;
  finishLogin(attempt: string, credential: PasskeyAssertion): Promise<{ account: { id: number } }>;
  rename(passkeyNo: number, name: string): Promise<void>;
  remove(passkeyNo: number): Promise<void>;
};

/** A new operator at the console's staff. */
export async function staffOperator(db: Db): Promise<StaffPasskeys> {
  const actor = await createOperator(db, { passwordHash: await hashPassword(password) });
  return {
    id: actor.operatorId,
    beginAdding: () => operators.beginOperatorPasskey(db, actor, { ...given, brand: '출발+' }),
    add: (attempt, credential) =>
      operators.addOperatorPasskey(db, actor, { ...given, attempt, credential, name: '사무실 컴퓨터' }),
    beginLogin: () => operators.beginOperatorPasskeyLogin(db, given),
    finishLogin: (attempt, credential) =>
      operators.logInByOperatorPasskey(db, { ...given, attempt, credential, secret }),
    rename: (passkeyNo, name) => operators.renameOperatorPasskey(db, actor, { passkeyNo, name, now }),
    remove: (passkeyNo) => operators.removeOperatorPasskey(db, actor, { ...given, passkeyNo }),
  };
}

/** A new evaluator at theirs. */
export async function staffEvaluator(db: Db): Promise<StaffPasskeys> {
  const actor = await createEvaluator(db, { passwordHash: await hashPassword(password) });
  const who = { currentPassword: password, totp: '' };
  return {
    id: actor.evaluatorId,
    beginAdding: () => evaluators.beginEvaluatorPasskey(db, actor, { ...given, ...who, brand: '출발+' }),
    add: (attempt, credential) =>
      evaluators.addEvaluatorPasskey(db, actor, { ...given, attempt, credential, name: '사무실 컴퓨터' }),
    beginLogin: () => evaluators.beginEvaluatorPasskeyLogin(db, given),
    finishLogin: (attempt, credential) =>
      evaluators.logInByEvaluatorPasskey(db, { ...given, attempt, credential, secret }),
    rename: (passkeyNo, name) => evaluators.renameEvaluatorPasskey(db, actor, { passkeyNo, name, now }),
    remove: (passkeyNo) => evaluators.removeEvaluatorPasskey(db, actor, { ...given, passkeyNo }),
  };
}

/** Has somebody add a passkey. */
export async function addedAt(staff: StaffPasskeys): Promise<SoftPasskey> {
  const asked = await staff.beginAdding();
  const { passkey, credential } = browser.create(asked);
  await staff.add(asked.attempt, credential);
  return passkey;
}

/** Tries a passkey at a staff. */
export async function tryAt(staff: StaffPasskeys, passkey: SoftPasskey, untrue: Untrue = {}) {
  const asked = await staff.beginLogin();
  return staff.finishLogin(asked.attempt, browser.get(passkey, asked, untrue));
}

export const staffBrowser = browser;
