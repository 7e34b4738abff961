import { codeSentTo, createAccount } from '@chulbal/testing/accounts';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { findSession } from '../sessions/queries.ts';
import { sendCode } from './codes.commands.ts';
import { logIn, sweepKnownAddresses, trustAddress } from './log-in.commands.ts';
import { resetPassword } from './password.commands.ts';
import { hashPassword } from './passwords.ts';

const start = new Date('2026-03-02T01:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const secret = 'a key of the test that is long enough';
const password = '느티나무 아래 출발선';
const passwordHash = await hashPassword(password);
const loginId = 'seojun@test.example';

let db: Db;
let accountId: number;
beforeEach(async () => {
  db = await testDb();
  accountId = (await createAccount(db, { email: loginId, passwordHash })).id;
});

type Try = {
  loginId?: string;
  password?: string;
  address?: string;
  at?: number;
};
const tryOn = (on: Db, given: Try = {}) =>
  logIn(on, {
    loginId: given.loginId ?? loginId,
    password: given.password ?? password,
    stayLoggedIn: false,
    address: given.address ?? '192.0.2.1',
    language: 'ko',
    now: after(given.at ?? 0),
    secret,
  });
const attempt = (given: Try = {}) => tryOn(db, given);
const wrong = (given: Try = {}) => attempt({ password: 'not the password', ...given });
const refusal = (trying: Promise<unknown>) =>
  trying.then(
    () => 'in',
    (error) => (error.error === 'tooManyRequests' ? error.details.retryAfter : error.error),
  );

describe('logging in', () => {
  test('opens a session', async () => {
    const { account, session } = await attempt();
    expect(account).toMatchObject({ id: accountId });
    expect(await findSession(db, session.familyId)).toMatchObject({ accountId, revoked: false });
  });

  test('S-08 an account of one kind cannot enter as another', async () => {
    await db.sql.updateTable('accounts').set({ kind: 'evaluator' }).where('id', '=', accountId).execute();
    await expect(attempt()).rejects.toMatchObject({ error: 'wrongCredentials' });
  });

  test('a withdrawn account is as good as absent', async () => {
    await db.sql.updateTable('accounts').set({ status: 'withdrawn' }).where('id', '=', accountId).execute();
    await expect(attempt()).rejects.toMatchObject({ error: 'wrongCredentials' });
  });

  test('S-09 an absent id gets the answer and the statements of a wrong password', async () => {
    const [existing, absent] = [notingStatements(db), notingStatements(db)];
    const one = await tryOn(existing.db, { password: 'not the password' }).catch((error) => error);
    const other = await tryOn(absent.db, { loginId: 'nobody@test.example' }).catch((error) => error);
    expect({ error: other.error, details: other.details }).toEqual({
      error: one.error,
      details: one.details,
    });
    expect(one.error).toBe('wrongCredentials');
    expect(absent.statements).toEqual(existing.statements);
    expect(existing.statements.length).toBeGreaterThan(3);
  });
});

describe('S-10 failed log-ins slow down', () => {
  test('at one address for one account: five are free, then waits double', async () => {
    for (let round = 0; round < 5; round += 1) expect(await refusal(wrong())).toBe('wrongCredentials');
    expect(await refusal(wrong())).toBe(5);
    expect(await refusal(attempt({ at: 4 }))).toBe(1);
    expect(await refusal(wrong({ at: 5 }))).toBe('wrongCredentials');
    expect(await refusal(wrong({ at: 5 }))).toBe(10);
    expect(await refusal(attempt({ at: 15 }))).toBe('in');
    expect(await refusal(wrong({ at: 15 }))).toBe('wrongCredentials');
  });

  test('many tries at once do not slip through', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => refusal(wrong())));
    expect(tries.filter((answer) => answer === 'wrongCredentials')).toHaveLength(5);
    expect(tries.filter((answer) => answer === 5)).toHaveLength(7);
  });

  test('strangers at many addresses slow the owner by 30 seconds at most, at a new address', async () => {
    let at = 0;
    for (let round = 0; round < 60; round += 1) {
      const answer = await refusal(wrong({ address: `198.51.100.${round}`, at }));
      if (typeof answer === 'number') at += answer;
    }
    const wait = await refusal(attempt({ address: '203.0.113.5', at }));
    expect(wait === 'in' || Number(wait) <= 30).toBe(true);
  });

  test('strangers do not slow the owner at an address that has logged in before', async () => {
    const home = '203.0.113.5';
    expect(await refusal(attempt({ address: home }))).toBe('in');
    for (let round = 0; round < 20; round += 1) await refusal(wrong({ address: `198.51.100.${round}` }));
    expect(Number(await refusal(attempt({ address: '203.0.113.6' })))).toBeGreaterThan(0);
    expect(await refusal(attempt({ address: home }))).toBe('in');

    await sweepKnownAddresses(db, { now: after(91 * 86_400) });
    expect(await db.sql.selectFrom('knownAddresses').selectAll().execute()).toEqual([]);
  });

  test('whoever proves the mailbox gets in at a new address, whatever strangers do', async () => {
    const [address, fresh] = ['203.0.113.9', '다시 출발선으로 간다'];
    for (let round = 0; round < 20; round += 1) await refusal(wrong({ address: `198.51.100.${round}` }));
    expect(Number(await refusal(attempt({ address })))).toBeGreaterThan(0);
    const caller = { address, language: 'ko', now: start } as const;
    const { requestId } = await sendCode(db, {
      target: { purpose: 'resetPassword', email: loginId },
      caller,
    });
    const code = (await codeSentTo(db, loginId)) ?? '';
    await resetPassword(db, { requestId, code, password: fresh, caller });
    expect(await refusal(attempt({ address, password: fresh }))).toBe('in');
  });

  test('an absent id is slowed like a present one', async () => {
    const answers = async (id: string, address: string) => {
      const found: unknown[] = [];
      for (let round = 0; round < 8; round += 1) found.push(await refusal(wrong({ loginId: id, address })));
      return found;
    };
    expect(await answers('nobody@test.example', '192.0.2.8')).toEqual(await answers(loginId, '192.0.2.9'));
  });

  test('one address trying many accounts has to wait, another does not', async () => {
    for (let round = 0; round < 50; round += 1)
      await refusal(wrong({ loginId: `guess${round}@test.example` }));
    expect(await refusal(attempt())).toBe(10);
    expect(await refusal(attempt({ address: '192.0.2.2' }))).toBe('in');
  });

  test('a school whose people are known there logs in all at once, and strangers there still have to wait', async () => {
    const [address, kind] = ['203.0.113.5', 'user'] as const;
    const ids = Array.from({ length: 60 }, (_, number) => `pupil${number}@test.example`);
    for (const email of ids) {
      await createAccount(db, { email, passwordHash });
      await trustAddress(db, { kind, loginId: email, address, now: start });
    }
    const answers = await Promise.all(ids.map((id) => refusal(attempt({ loginId: id, address }))));
    expect(new Set(answers)).toEqual(new Set(['in']));
    for (let round = 0; round < 50; round += 1)
      await refusal(wrong({ loginId: `guess${round}@test.example`, address }));
    expect(await refusal(attempt({ address }))).toBe(10);
    expect(await refusal(attempt({ loginId: ids[0] ?? '', address }))).toBe('in');
  });

  test('a class that logs in from one address does not slow itself', async () => {
    for (let round = 0; round < 60; round += 1) expect(await refusal(attempt())).toBe('in');
  });
});
