import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from './db.ts';

// The same on both databases.
let db: Db;

beforeEach(async () => {
  db = await testDb();
  await sql`create table kept_things (id bigint primary key, words text[], facts jsonb, bytes bytea)`.execute(
    db.sql,
  );
});
afterEach(() => sql`drop table kept_things`.execute(db.sql));

const all = () => sql`select * from kept_things order by id`.execute(db.sql).then(({ rows }) => rows);

const add = (within: Db, id: number, words: string[] | null, facts: unknown, bytes: Buffer | null) =>
  sql`insert into kept_things values (${id}, ${words}, ${JSON.stringify(facts)}, ${bytes})`.execute(
    within.sql,
  );

test('values of every kind come back as they went in, the first time and again', async () => {
  const kinds = [
    [['가', 'b,"c"', ''], { a: [1, null] }, Buffer.from([0, 255])],
    [null, null, null],
    [[], 'null', Buffer.alloc(0)],
  ] as const;
  for (const [place, [words, facts, bytes]] of kinds.entries()) {
    const { numAffectedRows } = await add(db, place, words && [...words], facts, bytes);
    expect(numAffectedRows).toBe(1n);
  }
  const wanted = kinds.map(([words, facts, bytes], id) => ({ id, words, facts, bytes }));
  expect(await all()).toEqual(wanted);
  expect(await all()).toEqual(wanted);
});

test('after a table has changed, what was asked before gives its new columns', async () => {
  await add(db, 1, null, 1, null);
  expect(await all()).toHaveLength(1);
  await sql`alter table kept_things drop column words, add column more text default 'new'`.execute(db.sql);
  expect(await all()).toEqual([{ id: 1, facts: 1, bytes: null, more: 'new' }]);
});

test('an error takes back its transaction, and the same text goes on afterwards', async () => {
  await add(db, 1, null, 1, null);
  for (let time = 0; time < 3; time += 1) {
    const twice = db.transaction(async (tx) => {
      await add(tx, 2 + time, null, 1, null);
      await add(tx, 1, null, 1, null);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  }
  await expect(sql`select nothing from kept_things`.execute(db.sql)).rejects.toMatchObject({ code: '42703' });
  expect(await all()).toHaveLength(1);
});
