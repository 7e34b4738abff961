import { createAccount } from '@chulbal/testing/accounts';
import { rowsOf } from '@chulbal/testing/database-state';
import { publicUrl } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { askAboutMyData, extendDataRequest, forgetDataRequests } from './commands.ts';
import { listMyDataRequests } from './queries.ts';

const now = new Date('2026-05-11T00:20:00Z');
const text = '우리 학교 이름이 틀리게 적혀 있어요';

let db: Db;
let bystander: UserActor;
let me: UserActor;

const ask = (actor: UserActor) =>
  askAboutMyData(db, actor, { kind: 'correct', text, language: 'ko', publicUrl, now });
const mine = (actor: UserActor) => listMyDataRequests(db, actor, { now });

beforeEach(async () => {
  db = await testDb();
  // Whoever was there first is found first, where nobody is asked for by name.
  bystander = mintUser((await createAccount(db)).id);
  me = mintUser((await createAccount(db)).id);
  await ask(bystander);
});

test('P-15 what somebody else has asked keeps nobody from asking the same, and shows in nobody’s list', async () => {
  const theirs = await rowsOf(db, bystander.userId);
  expect(await mine(me)).toEqual([]);
  await ask(me);
  expect(await mine(me)).toHaveLength(1);
  await expect(ask(me)).rejects.toMatchObject({ error: 'requestStands' });
  expect(await rowsOf(db, bystander.userId)).toEqual(theirs);
});

test('P-13 with an account nobody else’s requests are forgotten, nor what was said to them', async () => {
  await ask(me);
  const [open] = await mine(bystander);
  const operator = await createOperator(db, { role: 'privacyOfficer' });
  const reason = '옛 자료를 찾고 있어요';
  await extendDataRequest(db, operator, { requestNo: open?.requestNo ?? 0, reason, publicUrl, now });
  const before = [await rowsOf(db, bystander.userId), await mine(bystander)];
  expect(JSON.stringify(before)).toContain(reason);
  await db.transaction((tx) => forgetDataRequests(tx, { accountId: me.userId, now }));
  expect([await rowsOf(db, bystander.userId), await mine(bystander)]).toEqual(before);
  expect(await mine(me)).toMatchObject([{ state: 'ended' }]);
});
