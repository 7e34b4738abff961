import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '../accounts/passwords.ts';
import { getContact } from '../accounts/queries.ts';
import { mintOperator, type OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { findSession } from '../sessions/queries.ts';
import { changeOperatorPassword, changeRole, resetLogIn, setStatus } from './commands.ts';
import { findActiveOperator, findTotpSecret, listAllOperators } from './queries.ts';

const now = new Date('2026-03-02T01:00:00Z');
const secret = 'a key of the test that is long enough';
const password = '느티나무 아래 출발선';
const passwordHash = await hashPassword(password);
const publicUrl = 'https://league.example';

let db: Db;
let owner: OperatorActor;
let manager: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  owner = await createOperator(db, { name: '한지우', email: 'jiwoo@test.example', passwordHash });
  manager = await createOperator(db, {
    name: '강민서',
    role: 'contestManager',
    email: 'minseo@test.example',
  });
});

const sessionOf = async ({ operatorId: accountId }: OperatorActor) =>
  (await openSession(db, { kind: 'operator', accountId, persistent: false, now, secret })).familyId;
const revoked = async (familyId: string) => (await findSession(db, familyId))?.revoked;
const lastEntry = () =>
  db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence', 'desc').executeTakeFirst();

describe('changing one’s own password', () => {
  const change = (actor: OperatorActor, given = {}) =>
    changeOperatorPassword(db, actor, {
      currentPassword: password,
      password: '다시 출발선으로 간다',
      language: 'ko',
      now,
      ...given,
    });

  test('ends every other session, answers that it must be changed, tells them and is on record', async () => {
    await db.sql.updateTable('operators').set({ mustChangePassword: true }).execute();
    const [mine, other] = [await sessionOf(owner), await sessionOf(owner)];
    await change(mintOperator(owner, mine));
    expect([await revoked(mine), await revoked(other)]).toEqual([false, true]);
    expect((await findActiveOperator(db, owner.operatorId))?.mustChangePassword).toBe(false);
    expect((await findActiveOperator(db, manager.operatorId))?.mustChangePassword).toBe(true);
    const contact = await getContact(db, { accountId: owner.operatorId });
    expect(await passwordMatches(contact.passwordHash, '다시 출발선으로 간다')).toBe(true);
    const [message] = await listMessages(db, { limit: 5 });
    expect(message).toMatchObject({
      to: 'jiwoo@test.example',
      subject: expect.stringContaining('비밀번호를 바꿨어요'),
    });
    expect(await lastEntry()).toMatchObject({ category: 'access', action: 'operator.changePassword' });
  });

  test.each([
    ['the current one', { password }, 'invalidRequest', 'password'],
    [
      'the current one as a Mac spells it',
      { password: password.normalize('NFD') },
      'invalidRequest',
      'password',
    ],
    ['their own address', { password: 'jiwoo@test.example' }, 'passwordTooCommon', 'password'],
    [
      'anything, the current one being wrong',
      { currentPassword: 'x' },
      'wrongCredentials',
      'currentPassword',
    ],
  ])('may not be to %s', async (_case, given, error, field) => {
    await expect(change(owner, given)).rejects.toMatchObject({
      error,
      details: { fields: { [field]: expect.anything() } },
    });
    expect(await lastEntry()).toBeUndefined();
  });
});

describe('an owner decides about operators', () => {
  test('gives a role, with what it was on record', async () => {
    await changeRole(db, owner, { operatorId: manager.operatorId, role: 'viewer', now });
    expect((await findActiveOperator(db, manager.operatorId))?.role).toBe('viewer');
    expect(await lastEntry()).toMatchObject({
      category: 'change',
      action: 'operator.changeRole',
      actorId: owner.operatorId,
      objectKind: 'operator',
      objectId: String(manager.operatorId),
      before: { role: 'contestManager' },
      after: { role: 'viewer' },
    });
  });

  test('what changes nothing is not on record', async () => {
    await changeRole(db, owner, { operatorId: manager.operatorId, role: 'contestManager', now });
    await setStatus(db, owner, { operatorId: manager.operatorId, status: 'active', reason: '그대로', now });
    expect(await lastEntry()).toBeUndefined();
  });

  test('disables, which ends every session, and enables again', async () => {
    const session = await sessionOf(manager);
    const set = (status: 'active' | 'disabled') =>
      setStatus(db, owner, { operatorId: manager.operatorId, status, reason: '부서 이동', now });
    await set('disabled');
    expect(await revoked(session)).toBe(true);
    expect(await findActiveOperator(db, manager.operatorId)).toBeNull();
    expect((await listAllOperators(db)).operators.map(({ name, status }) => [name, status])).toEqual([
      ['강민서', 'disabled'],
      ['한지우', 'active'],
    ]);
    expect(await lastEntry()).toMatchObject({ action: 'operator.disable', reason: '부서 이동' });
    await set('active');
    expect(await findActiveOperator(db, manager.operatorId)).toMatchObject({ role: 'contestManager' });
    expect(await lastEntry()).toMatchObject({ action: 'operator.enable', after: { status: 'active' } });
  });

  test('4045: the last owner stays one, and able to work', async () => {
    const operatorId = owner.operatorId;
    const last = { error: 'lastOwner' };
    await expect(changeRole(db, owner, { operatorId, role: 'viewer', now })).rejects.toMatchObject(last);
    const disable = { operatorId, status: 'disabled', reason: '휴직', now } as const;
    await expect(setStatus(db, owner, disable)).rejects.toMatchObject(last);

    const second = await createOperator(db);
    await setStatus(db, owner, disable);
    await expect(
      changeRole(db, second, { operatorId: second.operatorId, role: 'viewer', now }),
    ).rejects.toMatchObject(last);
  });

  test('somebody who is no owner any more decides nothing', async () => {
    const second = await createOperator(db);
    await changeRole(db, owner, { operatorId: second.operatorId, role: 'viewer', now });
    await expect(
      changeRole(db, second, { operatorId: owner.operatorId, role: 'viewer', now }),
    ).rejects.toMatchObject({ error: 'noPermission' });
  });

  test('resets a log-in: sessions end, old codes count no longer, a link goes out', async () => {
    const session = await sessionOf(manager);
    const before = await findTotpSecret(db, manager.operatorId);
    const asked = {
      operatorId: manager.operatorId,
      reason: '휴대전화 분실',
      publicUrl,
      now,
    } as const;
    await resetLogIn(db, owner, asked);
    expect(await revoked(session)).toBe(true);
    expect(await findTotpSecret(db, manager.operatorId)).not.toBe(before);
    const [message] = await listMessages(db, { limit: 5 });
    expect(message).toMatchObject({
      to: 'minseo@test.example',
      subject: expect.stringContaining('다시 설정해'),
    });
    expect(message?.text).toContain('https://league.example/console/join#token=');
    expect(await lastEntry()).toMatchObject({ action: 'operator.reset', reason: '휴대전화 분실' });
    expect((await listAllOperators(db)).invitations).toEqual([]);
  });

  test('404 for whom there is not: a user, nobody, and a disabled operator who would be reset', async () => {
    const missing = { error: 'notFound' };
    await expect(changeRole(db, owner, { operatorId: 9_999, role: 'viewer', now })).rejects.toMatchObject(
      missing,
    );
    const { operatorId } = manager;
    await setStatus(db, owner, { operatorId, status: 'disabled', reason: '퇴사', now });
    await expect(resetLogIn(db, owner, { operatorId, reason: '분실', publicUrl, now })).rejects.toMatchObject(
      missing,
    );
  });
});
