import { fieldErrors } from '@chulbal/contract/field-errors';
import { createAccount, provenRequest } from '@chulbal/testing/accounts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { seedTerms } from '../seeds/terms.ts';
import { openSession } from '../sessions/commands.ts';
import { findSession } from '../sessions/queries.ts';
import { setConsent, updateProfile } from './commands.ts';
import { changePassword } from './password.commands.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { getProfile, listTermTexts } from './queries.ts';

const now = new Date('2026-03-02T01:00:00Z');
const password = '느티나무 아래 출발선';
const passwordHash = await hashPassword(password);
const person = { name: '윤서준', email: 'seojun@test.example', phone: '010-4711-0326', passwordHash };

let db: Db;
let me: UserActor;
beforeEach(async () => {
  db = await testDb();
  await seedTerms(db, { now });
  me = mintUser((await createAccount(db, person)).id);
});

const profile = () => getProfile(db, { userId: me.userId, language: 'ko', now });
const same = { name: person.name, country: 'KR' };
const change = (more: object) => updateProfile(db, me, { change: { ...same, ...more }, language: 'ko', now });

describe('my profile', () => {
  test('changes name and country as they are written', async () => {
    await updateProfile(db, me, { change: { name: '윤서진', country: 'VN' }, language: 'ko', now });
    expect(await profile()).toMatchObject({ name: '윤서진', country: 'VN', email: person.email });
  });

  test('changes e-mail and phone with a proof each, and tells the address so far', async () => {
    const [email, phone] = ['new@test.example', '010-2222-3333'];
    await change({
      email: { value: email, requestId: await provenRequest(db, { purpose: 'changeEmail', email }, now) },
      phone: { value: phone, requestId: await provenRequest(db, { purpose: 'changePhone', phone }, now) },
    });
    expect(await profile()).toMatchObject({ email, phone });
    const messages = await listMessages(db, { limit: 2 });
    expect(messages.map(({ to }) => to)).toEqual([person.email, person.email]);
  });

  test('refuses an e-mail without its proof, and changes nothing then', async () => {
    const value = 'new@test.example';
    const requestId = await provenRequest(db, { purpose: 'signUpEmail', email: value }, now);
    await expect(change({ name: '다른 이름', email: { value, requestId } })).rejects.toMatchObject({
      error: 'codeWrong',
      details: { fields: { email: 'codeWrong' } },
    });
    expect(await profile()).toMatchObject({ name: person.name, email: person.email });
  });

  test('refuses a phone that somebody else registered meanwhile', async () => {
    const value = '010-2222-3333';
    const requestId = await provenRequest(db, { purpose: 'changePhone', phone: value }, now);
    await createAccount(db, { phone: value });
    await expect(change({ phone: { value, requestId } })).rejects.toMatchObject({ error: 'phoneRegistered' });
  });

  test('of a withdrawn account is over', async () => {
    await db.sql.updateTable('accounts').set({ status: 'withdrawn' }).execute();
    await expect(profile()).rejects.toMatchObject({ error: 'sessionOver' });
    await expect(change({})).rejects.toMatchObject({ error: 'sessionOver' });
  });
});

describe('changing one’s password', () => {
  const secret = 'a key of the test that is long enough';
  const changeTo = (fresh: string, actor: UserActor = me, current = password) =>
    changePassword(db, actor, { currentPassword: current, password: fresh, language: 'ko', now });

  test('ends the other sessions and not one’s own', async () => {
    const opened = { kind: 'user', accountId: me.userId, persistent: false, now, secret } as const;
    const [mine, other] = [await openSession(db, opened), await openSession(db, opened)];
    await changeTo('완전히 새로운 비밀번호', mintUser(me.userId, mine.familyId));
    expect((await findSession(db, mine.familyId))?.revoked).toBe(false);
    expect((await findSession(db, other.familyId))?.revoked).toBe(true);
    const row = await db.sql.selectFrom('accounts').select('passwordHash').executeTakeFirstOrThrow();
    expect(await passwordMatches(row.passwordHash, '완전히 새로운 비밀번호')).toBe(true);
  });

  test('needs the current one, and slows guessing it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await expect(changeTo('완전히 새로운 비밀번호', me, 'a guess')).rejects.toMatchObject({
        error: 'wrongCredentials',
        details: { fields: { currentPassword: fieldErrors.wrongPassword } },
      });
    }
    await expect(changeTo('완전히 새로운 비밀번호')).rejects.toMatchObject({ details: { retryAfter: 5 } });
  });

  test.each(['password1', person.email, '01047110326'])('S-11 refuses %s', async (fresh) => {
    await expect(changeTo(fresh)).rejects.toMatchObject({ error: 'passwordTooCommon' });
  });
});

describe('P-01 consents', () => {
  test('each text says purpose, items, period and the right to refuse, in both languages', async () => {
    for (const language of ['ko', 'en'] as const) {
      const texts = await listTermTexts(db, { language, now });
      expect(texts.map(({ term, required }) => [term, required])).toEqual([
        ['service', true],
        ['privacy', true],
        ['marketing', false],
      ]);
      for (const text of texts) {
        for (const part of ['title', 'purpose', 'items', 'period', 'refusal', 'body'] as const) {
          expect(text[part].length).toBeGreaterThan(3);
          expect(/[가-힣]/.test(text[part])).toBe(language === 'ko');
        }
      }
    }
  });

  test('an optional one is given and withdrawn, and every answer is kept', async () => {
    await setConsent(db, me, { term: 'marketing', agreed: true, now });
    expect((await profile()).consents).toMatchObject([{ term: 'marketing', agreed: true }]);
    await setConsent(db, me, { term: 'marketing', agreed: false, now });
    expect((await profile()).consents).toMatchObject([{ term: 'marketing', agreed: false }]);
    expect(await db.sql.selectFrom('consents').selectAll().execute()).toHaveLength(2);
  });

  test('a required one cannot be withdrawn, and an unknown one is not there', async () => {
    const withdrawn = setConsent(db, me, { term: 'privacy', agreed: false, now });
    await expect(withdrawn).rejects.toMatchObject({ error: 'consentRequired' });
    const unknown = setConsent(db, me, { term: 'astrology', agreed: true, now });
    await expect(unknown).rejects.toMatchObject({ error: 'notFound' });
  });

  test('the first texts are kept when they are seeded again', async () => {
    await seedTerms(db, { now: new Date('2027-03-02T01:00:00Z') });
    expect(await db.sql.selectFrom('terms').select('version').distinct().execute()).toEqual([
      { version: '2026.03.02' },
    ]);
  });
});
