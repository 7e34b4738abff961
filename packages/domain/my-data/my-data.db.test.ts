import { createAccount } from '@chulbal/testing/accounts';
import { seasonNow } from '@chulbal/testing/factories';
import { createJoined } from '@chulbal/testing/joined-member';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { createHolder } from '@chulbal/testing/second-proof';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser } from '../actor.ts';
import { revealPeople } from '../applications/list/disclosure.commands.ts';
import type { Db } from '../db.ts';
import { openDocument } from '../files/documents.commands.ts';
import { openSession } from '../sessions/commands.ts';
import { getMyData } from './held.queries.ts';
import { listLooks } from './looks.queries.ts';

const now = seasonNow;
const asked = { language: 'ko', now } as const;

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
});

test('P-12 a person sees what is held of them by kind, and nothing of anybody else', async () => {
  const team = await createJoined(db);
  const kindsOf = async (userId: number) =>
    Object.fromEntries(
      (await getMyData(db, mintUser(userId), asked)).held.map(({ kind, ...row }) => [kind, row]),
    );
  const leader = await kindsOf(team.actor.userId);
  expect(leader.application).toMatchObject({ count: 1, names: [expect.any(String)] });
  expect(leader.application?.files).toBeGreaterThan(0);
  // Three years after the last date of the season, to the day in Korea.
  expect(leader.application?.until).toMatch(/^20\d\d-\d\d-\d\dT15:00:00.000Z$/);
  expect(leader.message?.count).toBeGreaterThan(0);
  expect((await kindsOf(team.member.userId)).application).toMatchObject({ count: 1 });

  const stranger = (await createAccount(db)).id;
  await openSession(db, { kind: 'user', accountId: stranger, persistent: false, now, secret: 'test' });
  const theirs = await kindsOf(stranger);
  expect(Object.keys(theirs)).toEqual(['account', 'session']);
});

test('P-12 an authenticator app is shown while it is on', async () => {
  const { actor } = await createHolder(db);
  const { held } = await getMyData(db, actor, asked);
  expect(held).toContainEqual(expect.objectContaining({ kind: 'authenticator', count: 1, until: null }));
});

test('P-12 P-15 who opened a person’s data is told to them with role and reason, and to nobody else', async () => {
  const team = await createJoined(db);
  const other = await createJoined(db);
  const operator = await createOperator(db, { role: 'contestManager' });
  await revealPeople(db, operator, { teamNo: team.teamNo, reason: '서류 보완 연락', now });
  const file = await db.sql
    .selectFrom('files')
    .select('serverFileName')
    .where('teamNo', '=', team.teamNo)
    .executeTakeFirstOrThrow();
  await openDocument(db, operator, { ...file, now });
  for (const actor of [team.actor, team.member]) {
    expect(await listLooks(db, actor)).toEqual([
      expect.objectContaining({ by: 'contestManager', what: 'document', reason: null }),
      expect.objectContaining({ by: 'contestManager', what: 'contact', reason: '서류 보완 연락' }),
    ]);
  }
  expect(await listLooks(db, other.actor)).toEqual([]);
});
