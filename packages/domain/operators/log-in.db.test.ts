import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { mintOperator, type OperatorActor } from '../actor.ts';
import { newTotpSecret, totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { findSession } from '../sessions/queries.ts';
import { confirmOperator, logInOperator, logOutOperator } from './log-in.commands.ts';
import { getOwnOperator, listAllOperators } from './queries.ts';

const start = new Date('2026-03-02T01:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const secret = 'a key of the test that is long enough';
const password = '느티나무 아래 출발선';
const passwordHash = await hashPassword(password);
const loginId = 'jiwoo@test.example';
const codeAt = (at: number) => totpCode(testTotpSecret, after(at));

let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db, { name: '한지우', email: loginId, passwordHash });
});

type Try = { loginId?: string; password?: string; totp?: string; address?: string; at?: number };
const tryOn = (on: Db, { at = 0, ...given }: Try = {}) =>
  logInOperator(on, {
    loginId,
    password,
    totp: codeAt(at),
    address: '192.0.2.1',
    ...given,
    now: after(at),
    secret,
  });
const attempt = (given: Try = {}) => tryOn(db, given);
const refused = expect.objectContaining({ error: 'wrongCredentials' });
const log = () =>
  db.sql
    .selectFrom('auditEntries')
    .select(['category', 'action', 'actorKind', 'actorId', 'address', 'objectId', 'objectLabel'])
    .orderBy('sequence')
    .execute();

describe('an operator logs in', () => {
  test('with password and code; when, is kept, and that, is on record', async () => {
    const { account, session } = await attempt();
    expect(account).toEqual({ id: actor.operatorId, name: '한지우' });
    expect(session).toMatchObject({ refreshExpiresIn: 1_800, persistent: false });
    expect((await listAllOperators(db)).operators[0]?.lastLoginAt).toBe(start.toISOString());
    expect(await log()).toEqual([
      {
        category: 'access',
        action: 'operator.logIn',
        actorKind: 'operator',
        actorId: actor.operatorId,
        address: '192.0.2.1',
        objectId: String(actor.operatorId),
        objectLabel: '한지우',
      },
    ]);
  });

  test('with each code once, and no older one after it', async () => {
    await attempt({ at: 30 });
    await expect(attempt({ at: 31, totp: codeAt(30) })).rejects.toEqual(refused);
    await expect(attempt({ at: 31, totp: codeAt(0) })).rejects.toEqual(refused);
    await expect(attempt({ at: 60, totp: codeAt(60) })).resolves.toBeTruthy();
  });

  test.each([
    ['a wrong id', { loginId: 'nobody@test.example' }],
    ['a wrong password', { password: 'not the password' }],
    ['a wrong code', { totp: totpCode(newTotpSecret(), start) }],
    ['a code of two steps ago', { totp: codeAt(-60) }],
  ] satisfies [string, Try][])(
    'not with %s, which opens no session and uses no code up',
    async (_case, given) => {
      await expect(attempt(given)).rejects.toEqual(refused);
      expect(await db.sql.selectFrom('sessionFamilies').selectAll().execute()).toEqual([]);
      await expect(attempt()).resolves.toBeTruthy();
    },
  );

  test('not while disabled', async () => {
    await db.sql.updateTable('operators').set({ disabledAt: start }).execute();
    await expect(attempt()).rejects.toEqual(refused);
  });

  test('S-09 whichever of the three is wrong, answer and statements are the same', async () => {
    await attempt({ at: -60 });
    const wrong: Try[] = [
      { loginId: 'nobody@test.example' },
      { password: 'not the password' },
      { totp: totpCode(newTotpSecret(), start) },
      { totp: codeAt(-60) },
      { loginId: 'nobody@test.example', password: 'neither', totp: '000000' },
    ];
    const seen = [];
    for (const [index, given] of wrong.entries()) {
      const noting = notingStatements(db);
      const error = await tryOn(noting.db, { address: `198.51.100.${index}`, ...given }).catch((one) => one);
      seen.push({ error: error.error, details: error.details, statements: noting.statements });
    }
    expect(seen[0]?.error).toBe('wrongCredentials');
    expect(seen[0]?.statements).toContain('InsertQueryNode');
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  test('S-10 failures slow down as everybody’s do, and codes cannot be tried through', async () => {
    const wrong = () => attempt({ totp: '000000' }).catch((error) => error.details.retryAfter ?? error.error);
    for (let round = 0; round < 5; round += 1) expect(await wrong()).toBe('wrongCredentials');
    expect(await wrong()).toBe(5);
    await expect(attempt()).rejects.toMatchObject({ error: 'tooManyRequests' });
  });

  test('the failure of a known operator is on record, a stranger’s leaves nothing', async () => {
    await attempt({ loginId: 'nobody@test.example' }).catch(() => {});
    await attempt({ password: 'not the password', address: '198.51.100.7' }).catch(() => {});
    expect(await log()).toEqual([
      {
        category: 'access',
        action: 'operator.logInFailed',
        actorKind: 'system',
        actorId: null,
        address: '198.51.100.7',
        objectId: String(actor.operatorId),
        objectLabel: '한지우',
      },
    ]);
    const head = await db.sql.selectFrom('auditHead').select('sequence').executeTakeFirst();
    expect(head?.sequence).toBe(1);
  });
});

describe('an operator in a session', () => {
  let inSession: OperatorActor;
  beforeEach(async () => {
    const { session } = await attempt({ at: -60 });
    inSession = mintOperator(actor, session.familyId);
  });
  const confirm = (given: Partial<{ password: string; totp: string }> = {}, at = 0) =>
    confirmOperator(db, inSession, { password, totp: codeAt(at), ...given, now: after(at) });

  test('S-11 confirms who they are for five minutes, in this session alone', async () => {
    const { session: other } = await attempt({ at: -30 });
    expect(await confirm()).toEqual(after(300));
    expect((await findSession(db, inSession.familyId ?? ''))?.confirmedUntil).toEqual(after(300));
    expect((await findSession(db, other.familyId))?.confirmedUntil).toBeNull();
    const until = (at: number) => getOwnOperator(db, inSession, { now: after(at) });
    expect((await until(299)).confirmedUntil).toBe(after(300).toISOString());
    expect((await until(300)).confirmedUntil).toBeNull();
    const outside = confirmOperator(db, actor, { password, totp: codeAt(30), now: after(30) });
    await expect(outside).rejects.toMatchObject({ error: 'sessionOver' });
  });

  test.each([
    ['a wrong password', { password: 'not the password' }],
    ['a wrong code', { totp: '000000' }],
    ['the code of the log-in', { totp: codeAt(-60) }],
  ])('is not confirmed with %s', async (_case, given) => {
    await expect(confirm(given)).rejects.toEqual(refused);
    expect((await findSession(db, inSession.familyId ?? ''))?.confirmedUntil).toBeNull();
    expect((await log()).at(-1)).toMatchObject({ action: 'operator.confirmFailed', category: 'access' });
  });

  test('S-10 may not try codes through', async () => {
    for (let round = 0; round < 5; round += 1) await confirm({ totp: '000000' }).catch(() => {});
    await expect(confirm()).rejects.toMatchObject({ error: 'tooManyRequests' });
    await expect(confirm({}, 5)).resolves.toBeTruthy();
  });

  test('logs out, on record', async () => {
    await logOutOperator(db, inSession, { now: start });
    expect((await findSession(db, inSession.familyId ?? ''))?.revoked).toBe(true);
    expect((await log()).at(-1)).toMatchObject({ action: 'operator.logOut', category: 'access' });
  });
});
