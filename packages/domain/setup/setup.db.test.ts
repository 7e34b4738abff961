import { placeholders } from '@chulbal/contract/pages/placeholders';
import { seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { setSiteSettings } from '../site/commands.ts';
import { assignSetup } from './commands.ts';
import { getSetup } from './queries.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const states = async () => {
  const { items } = await getSetup(db, { language: 'ko', now });
  return Object.fromEntries(items.map(({ item, state }) => [item, state]));
};

test('a new installation has everything before it, and is told what of it is done', async () => {
  await createOperator(db);
  const { phone, email, businessNumber } = placeholders;
  await setSiteSettings(db, { settings: { phone, email, businessNumber }, now });
  expect(await states()).toMatchObject({
    businessNumber: 'open',
    contact: 'open',
    operators: 'open',
    season: 'open',
    publication: 'open',
  });
  await setSiteSettings(db, { settings: { phone: '02-6011-2026' }, now });
  await createOperator(db);
  await publishedSeason(db, { now });
  expect(await states()).toMatchObject({
    businessNumber: 'open',
    contact: 'half',
    operators: 'done',
    season: 'done',
    publication: 'done',
  });
});

test('somebody is responsible, while their role may do it', async () => {
  const owner = await createOperator(db, { name: '한지우' });
  const viewer = await createOperator(db, { role: 'viewer' });
  const ownerOf = async () =>
    (await getSetup(db, { language: 'ko', now })).items.find(({ item }) => item === 'season')?.owner;
  const { operatorId } = owner;
  await assignSetup(db, owner, { item: 'season', operatorId, now });
  expect(await ownerOf()).toEqual({ operatorId, name: '한지우' });
  await expect(
    assignSetup(db, owner, { item: 'season', operatorId: viewer.operatorId, now }),
  ).rejects.toMatchObject({ error: 'notFound' });
  expect(await ownerOf()).toEqual({ operatorId, name: '한지우' });
  await db.sql.updateTable('operators').set({ role: 'viewer' }).where('accountId', '=', operatorId).execute();
  expect(await ownerOf()).toBeNull();
  await assignSetup(db, owner, { item: 'season', operatorId: null, now });
  expect(await db.sql.selectFrom('setupOwners').selectAll().execute()).toEqual([]);
});
