import { undrawnStore } from '@chulbal/testing/demo-store';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { logInOperator } from '../operators/log-in.commands.ts';
import { findActiveOperator, listAllOperators } from '../operators/queries.ts';
import { totpCode } from '../operators/totp.rules.ts';
import { seedBase } from './base.ts';
import { seedDemo } from './demo.ts';

const now = new Date('2026-05-20T05:00:00.000Z');

test('the demo has an owner and a manager who log in with what is printed, however often it starts', async () => {
  const db = await testDb();
  const store = undrawnStore();
  await seedBase(db, { now });
  const { operators } = await seedDemo(db, { now, ...store });
  await seedDemo(db, { now, ...store });
  for (const { loginId, password, totpSecret, role } of Object.values(operators)) {
    const proof = { password, totp: totpCode(totpSecret, now), address: '127.0.0.1' };
    const { account } = await logInOperator(db, { loginId, ...proof, now, secret: 'a key of the test' });
    expect(await findActiveOperator(db, account.id)).toMatchObject({ role, mustChangePassword: false });
  }
  const { operators: listed } = await listAllOperators(db);
  const { publishedAt } = await db.sql
    .selectFrom('seasons')
    .select('publishedAt')
    .orderBy('year')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const { joinedAt } of listed) expect(new Date(joinedAt) < (publishedAt ?? new Date(0))).toBe(true);
  const all = listed.map(({ name, role }) => [name, role]);
  expect(all).toEqual([
    ['강민서', 'contestManager'],
    ['한지우', 'owner'],
  ]);
}, 180_000);

test('S-16 an installation without the demo has no operator at all', async () => {
  const db = await testDb();
  await seedBase(db, { now });
  expect((await listAllOperators(db)).operators).toEqual([]);
});
