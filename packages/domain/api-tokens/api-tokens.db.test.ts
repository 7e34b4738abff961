import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintOperator, type OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { resetLogIn, setStatus } from '../operators/commands.ts';
import { openSession } from '../sessions/commands.ts';
import { createToken, noteUse, revokeToken } from './commands.ts';
import { findApiToken, listTokens } from './queries.ts';

const now = new Date('2026-05-20T01:00:00.000Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const sheet = { name: '주간 시트', scopes: ['seeConsole'], days: 30, now } as const;

let db: Db;
let owner: OperatorActor;
let manager: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  owner = await createOperator(db);
  manager = await createOperator(db, { role: 'contestManager' });
});

describe('tokens of operators’ own programs', () => {
  test('a token is found until it ends, and stored as a hash alone', async () => {
    const { token, tokenId, expiresAt } = await createToken(db, manager, sheet);
    expect(expiresAt).toEqual(later(30));
    const found = await findApiToken(db, { token, now });
    expect(found).toEqual({
      tokenId,
      operatorId: manager.operatorId,
      scopes: ['seeConsole'],
      lastUsedAt: null,
    });
    expect(await findApiToken(db, { token, now: later(30) })).toBeNull();
    expect(await findApiToken(db, { token: `${token}x`, now })).toBeNull();
    const rows = await db.sql.selectFrom('apiTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('everybody sees their own, an owner everybody’s', async () => {
    await createToken(db, manager, sheet);
    await createToken(db, owner, { ...sheet, name: '감사 보관', scopes: ['readAudit'] });
    const names = async (actor: OperatorActor, at = now) =>
      (await listTokens(db, actor, { now: at })).tokens.map(({ name, own }) => [name, own]);
    expect(await names(manager)).toEqual([['주간 시트', true]]);
    expect(await names(owner)).toEqual([
      ['감사 보관', true],
      ['주간 시트', false],
    ]);
    expect(await names(owner, later(30))).toEqual([]);
  });

  test('nobody gives a token what their role has not', async () => {
    const viewer = await createOperator(db, { role: 'viewer' });
    await expect(createToken(db, viewer, { ...sheet, scopes: ['seeScores'] })).rejects.toMatchObject({
      error: 'noPermission',
    });
  });

  test('ten at a time; one that has ended makes room', async () => {
    for (let made = 0; made < 10; made += 1) await createToken(db, manager, sheet);
    await expect(createToken(db, manager, sheet)).rejects.toMatchObject({ error: 'tooManyApiTokens' });
    await createToken(db, owner, sheet);
    await createToken(db, manager, { ...sheet, now: later(30) });
    expect((await listTokens(db, manager, { now: later(30) })).tokens).toHaveLength(1);
  });

  test('revoked by whoever made it or an owner, by nobody else', async () => {
    const mine = await createToken(db, manager, sheet);
    const other = await createToken(db, owner, sheet);
    await expect(revokeToken(db, manager, { ...other, ownOnly: true, now })).rejects.toMatchObject({
      error: 'notFound',
    });
    await revokeToken(db, owner, { ...mine, ownOnly: false, now });
    expect(await findApiToken(db, { ...mine, now })).toBeNull();
    await expect(revokeToken(db, owner, { ...mine, ownOnly: false, now })).rejects.toMatchObject({
      error: 'notFound',
    });
    expect(await findApiToken(db, { ...other, now })).not.toBeNull();
  });

  test.each([
    [
      'disabled',
      (operatorId: number) => setStatus(db, owner, { operatorId, status: 'disabled', reason: '퇴사', now }),
    ],
    [
      'reset',
      (operatorId: number) =>
        resetLogIn(db, owner, { operatorId, reason: '분실', publicUrl: 'https://a.example', now }),
    ],
  ])('an operator who is %s has none any more', async (_, act) => {
    const asked = {
      kind: 'operator',
      accountId: manager.operatorId,
      persistent: false,
      now,
      secret: 'test',
    } as const;
    const { familyId } = await openSession(db, asked);
    const { token } = await createToken(db, mintOperator(manager, familyId), sheet);
    await act(manager.operatorId);
    expect(await findApiToken(db, { token, now })).toBeNull();
    // Asked for before that, and served after it.
    const late = () => createToken(db, mintOperator(manager, familyId), sheet);
    await expect(late()).rejects.toMatchObject({ error: 'sessionOver' });
    await setStatus(db, owner, { operatorId: manager.operatorId, status: 'active', reason: '복직', now });
    await expect(late()).rejects.toMatchObject({ error: 'sessionOver' });
  });

  test('nobody who is disabled makes one', async () => {
    await setStatus(db, owner, { operatorId: manager.operatorId, status: 'disabled', reason: '퇴사', now });
    await expect(createToken(db, manager, sheet)).rejects.toMatchObject({ error: 'sessionOver' });
  });

  test('a use is noted once an hour', async () => {
    const { tokenId } = await createToken(db, manager, sheet);
    await noteUse(db, { tokenId, lastUsedAt: null, now: new Date('2026-05-20T01:40:00.000Z') });
    const [row] = (await listTokens(db, manager, { now })).tokens;
    expect(row?.lastUsedAt).toBe('2026-05-20T01:00:00.000Z');
  });
});
