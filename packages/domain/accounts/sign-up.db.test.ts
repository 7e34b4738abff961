import { codeSentTo, createAccount, provenRequest, signUpForm } from '@chulbal/testing/accounts';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { seedTerms } from '../seeds/terms.ts';
import { findSession } from '../sessions/queries.ts';
import { getProfile } from './queries.ts';
import { type SignUp, signUp } from './sign-up.commands.ts';

const now = new Date('2026-03-02T01:00:00Z');
const caller = { address: '192.0.2.1', language: 'ko', now } as const;
const secret = 'a key of the test that is long enough';

let db: Db;
beforeAll(async () => {
  db = await testDb();
  await seedTerms(db, { now });
});

const asked = (form: SignUp) => signUp(db, { form, caller, secret });
const accounts = () =>
  db.sql.selectFrom('accounts').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();

describe('signing up', () => {
  test('creates the account, its consents and a session', async () => {
    const form = await signUpForm(db, now, { name: '오하늘'.normalize('NFD') });
    const { account, session } = await asked(form);
    expect(account.name).toBe('오하늘');
    expect(await findSession(db, session.familyId)).toMatchObject({
      kind: 'user',
      accountId: account.id,
      revoked: false,
    });
    const profile = await getProfile(db, { userId: account.id, language: 'ko', now });
    expect(profile).toMatchObject({
      name: '오하늘',
      birthDate: '2005-07-21',
      email: form.email,
      phone: form.phone,
    });
    expect(profile.consents.map(({ term, agreed }) => [term, agreed])).toEqual([
      ['service', true],
      ['privacy', true],
      ['marketing', false],
    ]);
  });

  test('P-01 stores the version and time of every answer', async () => {
    const { account } = await asked(await signUpForm(db, now));
    const rows = await db.sql
      .selectFrom('consents')
      .select(['term', 'version', 'agreed', 'at'])
      .where('accountId', '=', account.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { term: 'service', version: '2026.03.02', agreed: true, at: now },
      { term: 'privacy', version: '2026.03.02', agreed: true, at: now },
      { term: 'marketing', version: '2026.03.02', agreed: false, at: now },
    ]);
  });

  test('needs both proofs, and each works once', async () => {
    const form = await signUpForm(db, now);
    const { emailRequestId, phoneRequestId } = form;
    const swapped = { ...form, emailRequestId: phoneRequestId, phoneRequestId: emailRequestId };
    await expect(asked(swapped)).rejects.toMatchObject({
      error: 'codeWrong',
      details: { fields: { email: 'codeWrong' } },
    });
    await expect(asked({ ...form, phone: '010-9999-9999' })).rejects.toMatchObject({
      details: { fields: { phone: 'codeWrong' } },
    });
    await asked(form);
    await expect(asked(form)).rejects.toMatchObject({ error: 'codeWrong' });
  });

  test.each([
    ['too short', 'a7#kd9x', 'invalidRequest'],
    ['common', 'qwer1234!', 'passwordTooCommon'],
  ])('S-11 refuses a password that is %s', async (_case, password, error) => {
    await expect(asked(await signUpForm(db, now, { password }))).rejects.toMatchObject({
      error,
      details: { fields: { password: expect.anything() } },
    });
  });

  test('S-11 refuses a password that is one’s own e-mail', async () => {
    const form = await signUpForm(db, now);
    const refused = asked({ ...form, password: form.email.toUpperCase() });
    await expect(refused).rejects.toMatchObject({ error: 'passwordTooCommon' });
  });

  test('refuses a birth date that has not been yet', async () => {
    const form = await signUpForm(db, now, { birthDate: '2026-03-03' });
    await expect(asked(form)).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { birthDate: expect.anything() } },
    });
  });

  test('S-10 has a limit per address', async () => {
    const form = await signUpForm(db, now);
    const address = '192.0.2.77';
    const unproven = { ...form, emailRequestId: crypto.randomUUID() };
    const one = () => signUp(db, { form: unproven, caller: { ...caller, address }, secret });
    const limit = await Promise.allSettled(Array.from({ length: 61 }, one));
    const errors = limit.map((result) => result.status === 'rejected' && result.reason.error);
    expect(errors.filter((error) => error === 'tooManyRequests')).toHaveLength(1);
    await asked(form);
  });
});

describe('P-01 consents at sign-up', () => {
  test('without a required one nothing is created', async () => {
    const before = await accounts();
    const form = await signUpForm(db, now);
    const consents = form.consents.filter(({ term }) => term !== 'privacy');
    await expect(asked({ ...form, consents })).rejects.toMatchObject({
      error: 'consentRequired',
      details: { fields: { 'consents.privacy': 'consentRequired' } },
    });
    expect(await accounts()).toEqual(before);
  });

  test('the optional one may be given', async () => {
    const form = await signUpForm(db, now);
    const consents = form.consents.map((consent) => ({ ...consent, agreed: true }));
    const { account } = await asked({ ...form, consents });
    const profile = await getProfile(db, { userId: account.id, language: 'en', now });
    expect(profile.consents.at(-1)).toMatchObject({ term: 'marketing', agreed: true });
  });

  test('a newer text has to be agreed to, once it is in force', async () => {
    const form = await signUpForm(db, now);
    const { consents } = form;
    const text = json({ ko: '이용약관', en: 'Terms' });
    await db.sql
      .insertInto('terms')
      .values({
        term: 'service',
        version: '2',
        required: true,
        position: 1,
        title: text,
        purpose: text,
        items: text,
        period: text,
        refusal: text,
        body: text,
        effectiveAt: new Date(now.getTime() + 60_000),
      })
      .execute();
    const later = { ...caller, now: new Date(now.getTime() + 60_000) };
    await expect(signUp(db, { form, caller: later, secret })).rejects.toMatchObject({
      details: { fields: { 'consents.service': 'consentRequired' } },
    });
    await signUp(db, { form: { ...form, consents }, caller, secret });
  });
});

describe('P-02 under fourteen', () => {
  test('is refused beside the birth date, and nothing stays of the person', async () => {
    const young = { email: 'young@test.example', phone: '010-7777-0014', birthDate: '2012-03-03' };
    const before = await accounts();
    const form = await signUpForm(db, now, young);
    await expect(asked(form)).rejects.toMatchObject({
      error: 'underFourteen',
      details: { fields: { birthDate: 'underFourteen' } },
    });
    expect(await accounts()).toEqual(before);
    expect(await codeSentTo(db, young.email)).toBeNull();
    expect(await codeSentTo(db, young.phone)).toBeNull();
    const codes = await db.sql
      .selectFrom('verificationCodes')
      .select('id')
      .where('id', 'in', [form.emailRequestId, form.phoneRequestId])
      .execute();
    expect(codes).toEqual([]);
  });

  test('on the day one turns fourteen in Korea one may sign up', async () => {
    const { account } = await asked(await signUpForm(db, now, { birthDate: '2012-03-02' }));
    expect(account.id).toBeGreaterThan(0);
  });
});

describe('a phone or e-mail registered meanwhile', () => {
  test('is refused by the database', async () => {
    const form = await signUpForm(db, now);
    await createAccount(db, { phone: form.phone });
    await expect(asked(form)).rejects.toMatchObject({ error: 'phoneRegistered' });
    const second = await signUpForm(db, now);
    await createAccount(db, { email: second.email });
    await expect(asked(second)).rejects.toMatchObject({ error: 'emailRegistered' });
  });

  test('by an evaluator is free for a user', async () => {
    const phone = '010-5555-1212';
    await createAccount(db, { kind: 'evaluator', phone, email: 'both@test.example' });
    const form = await signUpForm(db, now, {
      phone,
      email: 'both@test.example',
      phoneRequestId: await provenRequest(db, { purpose: 'signUpPhone', phone }, now),
    });
    await asked(form);
  });
});
