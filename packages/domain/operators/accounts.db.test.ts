import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { createOwner } from './accounts.commands.ts';
import { logInOperator } from './log-in.commands.ts';
import { findActiveOperator } from './queries.ts';

const now = new Date('2026-03-02T01:00:00Z');
let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const create = (given: { email?: string; another?: boolean } = {}) =>
  createOwner(db, {
    name: '한지우',
    email: 'jiwoo@test.example',
    another: false,
    address: 'server-1',
    now,
    ...given,
  });

describe('the command on the server', () => {
  test('creates an owner who logs in with what it prints and must change the password', async () => {
    const owner = await create();
    const { account } = await logInOperator(db, {
      loginId: 'jiwoo@test.example',
      password: owner?.password ?? '',
      totp: totpCode(owner?.totpSecret ?? '', now),
      address: '192.0.2.1',
      secret: 'a key of the test that is long enough',
      now,
    });
    expect(await findActiveOperator(db, account.id)).toEqual({
      operatorId: account.id,
      name: '한지우',
      role: 'owner',
      mustChangePassword: true,
    });
    expect(owner?.totpUri).toContain(owner?.totpSecret);
  });

  test('is on record as done by the system, on its machine', async () => {
    await create();
    expect(await db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence').execute()).toMatchObject([
      {
        category: 'change',
        action: 'operator.createOwner',
        actorKind: 'system',
        actorId: null,
        address: 'server-1',
        objectKind: 'operator',
        objectLabel: '한지우',
        after: { role: 'owner' },
      },
    ]);
  });

  test('creates none where there is one, but for another', async () => {
    await create();
    expect(await create({ email: 'second@test.example' })).toBeNull();
    expect(await create({ email: 'second@test.example', another: true })).not.toBeNull();
    await expect(create({ another: true })).rejects.toMatchObject({ error: 'alreadyOperator' });
  });

  test('creates one where there are operators and no owner', async () => {
    await createOperator(db, { role: 'contestManager' });
    expect(await create()).not.toBeNull();
  });
});
