import { createAccount } from '@chulbal/testing/accounts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { endSession, endSessionsOf, openSession, rotateSession, sweepSessions } from './commands.ts';
import { findSession } from './queries.ts';
import { refreshTokenAt, tokenHash } from './rules.ts';

const secret = 'a key of the test that is long enough';
const start = new Date('2026-03-02T01:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const DAY = 24 * 3_600;

let db: Db;
let accountId: number;

beforeAll(async () => {
  db = await testDb();
  accountId = (await createAccount(db)).id;
});

const open = (persistent = false) =>
  openSession(db, { kind: 'user', accountId, persistent, now: start, secret });
const rotate = (refreshToken: string, now: Date, kind: 'user' | 'operator' = 'user') =>
  rotateSession(db, { kind, refreshToken, now, secret });
const over = expect.objectContaining({ error: 'sessionOver' });

describe('S-07 refresh tokens rotate and are stored hashed', () => {
  test('the database keeps the SHA-256 of the current token and no token', async () => {
    const session = await open();
    const row = await db.sql
      .selectFrom('sessionFamilies')
      .selectAll()
      .where('id', '=', session.familyId)
      .executeTakeFirstOrThrow();
    expect(row.tokenHash).toBe(tokenHash(session.refreshToken));
    expect(JSON.stringify(row)).not.toContain(session.refreshToken);
  });

  test('each rotation gives the next token, and a lost answer the same one within 10 s', async () => {
    const first = await open();
    const second = await rotate(first.refreshToken, after(60));
    const again = await rotate(first.refreshToken, after(70));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(again.refreshToken).toBe(second.refreshToken);
    const third = await rotate(second.refreshToken, after(80));
    expect(third.refreshToken).not.toBe(second.refreshToken);
    expect(third).toMatchObject({ familyId: first.familyId, accountId, persistent: false });
  });

  test('reuse after 10 s ends the family, its newest token included', async () => {
    const first = await open();
    const second = await rotate(first.refreshToken, after(60));
    await expect(rotate(first.refreshToken, after(71))).rejects.toEqual(over);
    await expect(rotate(second.refreshToken, after(72))).rejects.toEqual(over);
    expect(await findSession(db, first.familyId)).toMatchObject({ kind: 'user', accountId, revoked: true });
  });

  test('ten tabs at once make one rotation and no logout', async () => {
    const first = await open();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => rotate(first.refreshToken, after(60))),
    );
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    const row = await db.sql
      .selectFrom('sessionFamilies')
      .select('number')
      .where('id', '=', first.familyId)
      .executeTakeFirstOrThrow();
    expect(row.number).toBe(2);
  });

  test.each([
    ['14 days with stay logged in', true, 14 * DAY],
    ['12 hours without', false, DAY / 2],
  ])('a refresh token lives %s', async (_case, persistent, seconds) => {
    const session = await open(persistent);
    expect(session.refreshExpiresIn).toBe(seconds);
    await expect(rotate(session.refreshToken, after(seconds))).rejects.toEqual(over);
    const rotated = await rotate(session.refreshToken, after(seconds - 1));
    expect(rotated.refreshExpiresIn).toBe(seconds);
  });

  test('S-08 the token of one kind is worth nothing for another', async () => {
    const session = await open();
    await expect(rotate(session.refreshToken, after(1), 'operator')).rejects.toEqual(over);
    const forged = refreshTokenAt({ familyId: session.familyId, number: 1 }, 'operator', secret);
    await expect(rotate(forged, after(1), 'operator')).rejects.toEqual(over);
    expect((await findSession(db, session.familyId))?.revoked).toBe(false);
  });
});

describe('sessions end', () => {
  test('A-17 an operator’s after 30 minutes without renewal, and 12 hours after the log-in whatever they do', async () => {
    const operator = (await createAccount(db, { kind: 'operator' })).id;
    const opened = { kind: 'operator', accountId: operator, persistent: false, now: start, secret } as const;
    const idle = await openSession(db, opened);
    expect(idle.refreshExpiresIn).toBe(1_800);
    await expect(rotate(idle.refreshToken, after(1_800), 'operator')).rejects.toEqual(over);

    let { refreshToken, refreshExpiresIn } = await openSession(db, opened);
    for (let minute = 25; minute < 12 * 60; minute += 25) {
      ({ refreshToken, refreshExpiresIn } = await rotate(refreshToken, after(minute * 60), 'operator'));
    }
    expect(refreshExpiresIn).toBe(20 * 60);
    await expect(rotate(refreshToken, after(12 * 3_600), 'operator')).rejects.toEqual(over);
  });

  test('one by one, or all of an account but the one that asks', async () => {
    const other = (await createAccount(db)).id;
    const theirs = await openSession(db, {
      kind: 'user',
      accountId: other,
      persistent: false,
      now: start,
      secret,
    });
    const [mine, second, third] = [await open(), await open(), await open()];
    await endSession(db, { familyId: second.familyId, reason: 'logout', now: after(1) });
    await expect(rotate(second.refreshToken, after(2))).rejects.toEqual(over);

    await endSessionsOf(db, { accountId, except: mine.familyId, reason: 'password', now: after(3) });
    await expect(rotate(third.refreshToken, after(4))).rejects.toEqual(over);
    expect((await rotate(mine.refreshToken, after(4))).familyId).toBe(mine.familyId);
    expect((await rotate(theirs.refreshToken, after(4))).familyId).toBe(theirs.familyId);
  });

  test('what ended 30 days ago is removed, what lives stays', async () => {
    const [ended, living] = [await open(), await open(true)];
    await endSession(db, { familyId: ended.familyId, reason: 'logout', now: after(1) });
    await sweepSessions(db, { now: after(31 * DAY) });
    expect(await findSession(db, ended.familyId)).toBeNull();
    expect(await findSession(db, living.familyId)).not.toBeNull();
  });
});
