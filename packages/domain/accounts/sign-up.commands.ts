import type { signUp as signUpEndpoint } from '@chulbal/contract/accounts';
import type { InputOf } from '@chulbal/contract/endpoint';
import { fieldErrors } from '@chulbal/contract/field-errors';
import type { Db } from '../db.ts';
import { Fault, fault, refusing } from '../fault.ts';
import { countAttempt } from './attempts.commands.ts';
import { type Caller, forgetRequests, useProof } from './codes.commands.ts';
import { openUserSession } from './devices.commands.ts';
import type { LoggedIn } from './log-in.commands.ts';
import { refuseBadPassword } from './password.commands.ts';
import { hashPassword } from './passwords.ts';
import { listCurrentTerms } from './queries.ts';
import { consentsAtSignUp, type GivenConsent, isBirthDate, isUnderFourteen } from './rules.ts';

export type SignUp = InputOf<typeof signUpEndpoint>;

/**
 * Lets a child sign up and ties the guardian's consent to the account, in its transaction; gives what the guardian chose of
 * the optional terms. Throws where there is no consent, or one for somebody else.
 */
export type ChildConsent = (
  tx: Db,
  child: { accountId: number; name: string; birthDate: string; phone: string; now: Date },
) => Promise<(GivenConsent & { at: Date })[]>;

/**
 * Creates a user from two proven requests and opens a session. Side effects: the account, an answer to every
 * term in force, the proofs used up.
 *
 * @throws as `createUser` does; 400 for a password out of bounds; 4007 passwordTooCommon.
 */
export async function signUp(
  db: Db,
  asked: { form: SignUp; caller: Caller; secret: string; child?: ChildConsent | null },
): Promise<LoggedIn> {
  const { form, caller } = asked;
  const { email, emailRequestId, password } = form;
  return createUser(db, {
    ...asked,
    password,
    forget: () => forgetRequests(db, { requestIds: [emailRequestId, form.phoneRequestId] }),
    proveEmail: (tx) =>
      useProof(tx, { requestId: emailRequestId, target: { purpose: 'signUpEmail', email }, now: caller.now }),
  });
}

/** Who signs up, however they have proven their e-mail. */
export type NewUser = Omit<SignUp, 'password' | 'emailRequestId' | 'guardianClaim'>;

/**
 * Creates a user who has proven their phone, and their e-mail as `proveEmail` finds, and opens a session; `also` is done
 * with the new account, in the same transaction. `password` is null for somebody who needs none; `forget` removes what
 * was kept of somebody too young, and `child` is what lets them in with a guardian's consent.
 *
 * @throws 4006 underFourteen, and nothing of the person is kept, their codes neither (P-02); 4333 guardianMismatch, 4334
 * guardiansOwnPhone; 400 for a birth date out of bounds; 4008 consentRequired; 4005 codeWrong; 4003 phoneRegistered; 4004 emailRegistered; 429.
 */
export async function createUser(
  db: Db,
  asked: {
    form: NewUser;
    caller: Caller;
    secret: string;
    password: string | null;
    forget: () => Promise<void>;
    child?: ChildConsent | null;
    proveEmail: (tx: Db) => Promise<void>;
    also?: (tx: Db, account: { id: number }) => Promise<void>;
  },
): Promise<LoggedIn> {
  const { form, caller, password } = asked;
  const { now } = caller;
  if (!isBirthDate(form.birthDate, now)) {
    throw fault('invalidRequest', { fields: { birthDate: fieldErrors.birthDate } });
  }
  const isChild = isUnderFourteen(form.birthDate, now);
  if (isChild && !asked.child) {
    await asked.forget();
    throw fault('underFourteen', { fields: { birthDate: 'underFourteen' } });
  }
  if (password !== null) refuseBadPassword(password, [form.email, form.phone, form.name]);
  const consents = await agreedConsents(db, form.consents, now);
  await countAttempt(db, { attempts: [{ limit: 'signUpFromAddress', who: caller.address }], now });
  const passwordHash = password === null ? null : await hashPassword(password);

  const signingUp = db.transaction(async (tx) => {
    const { phone } = form;
    await asked.proveEmail(tx);
    await useProof(tx, {
      requestId: form.phoneRequestId,
      target: { purpose: 'signUpPhone', phone },
      now,
    });
    const account = await insertUser(tx, { form, passwordHash, now });
    const chosen = isChild
      ? ((await asked.child?.(tx, { ...form, accountId: account.id, now })) ?? [])
      : null;
    const own = consents.filter(({ required }) => required || chosen === null);
    await tx.sql
      .insertInto('consents')
      .values([
        ...own.map(({ required, ...consent }) => ({ ...consent, accountId: account.id, at: now })),
        ...(chosen ?? []).map((one) => ({ ...one, accountId: account.id, givenBy: 'guardian' as const })),
      ])
      .execute();
    await asked.also?.(tx, account);
    const by = { accountId: account.id, way: 'signUp', persistent: false, secret: asked.secret };
    const session = await openUserSession(tx, { ...caller, ...by });
    return { account, session };
  });
  return signingUp.catch(async (error: unknown) => {
    // The consent that was brought is none: nothing of the child is kept.
    if (error instanceof Fault && error.error === 'underFourteen') await asked.forget();
    throw error;
  });
}

async function agreedConsents(
  db: Db,
  given: GivenConsent[],
  now: Date,
): Promise<(GivenConsent & { required: boolean })[]> {
  const current = await listCurrentTerms(db, { now });
  const { record, missing } = consentsAtSignUp(current, given);
  // Without any text in force nobody can have agreed to the processing of their data.
  if (missing.length > 0 || record.length === 0) {
    const fields = Object.fromEntries(
      missing.map((term) => [`consents.${term}`, 'consentRequired' as const]),
    );
    throw fault('consentRequired', { fields });
  }
  return record.map((one) => ({
    ...one,
    required: current.some(({ term, required }) => required && term === one.term),
  }));
}

async function insertUser(
  tx: Db,
  asked: { form: NewUser; passwordHash: string | null; now: Date },
): Promise<{ id: number; name: string }> {
  const { form, passwordHash, now } = asked;
  return refusing({ accounts_email_once: 'emailRegistered', accounts_phone_once: 'phoneRegistered' }, () =>
    tx.sql
      .insertInto('accounts')
      .values({
        kind: 'user',
        name: form.name.normalize('NFC'),
        emailSealed: tx.vault.seal(form.email),
        emailIndex: tx.vault.index(form.email),
        phoneSealed: tx.vault.seal(form.phone),
        phoneIndex: tx.vault.index(form.phone),
        birthDateSealed: tx.vault.seal(form.birthDate),
        country: form.country,
        passwordHash,
        status: 'active',
        createdAt: now,
        updatedAt: now,
      })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow(),
  );
}
