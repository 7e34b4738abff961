import { createDatabase } from '@chulbal/testing/production';
import { bareEmbeddedDb, testVault } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Db } from '../db.ts';
import { assertServed, findSchemaFit, isServed, migrate } from '../migrate.ts';
import { openPostgresDb } from '../postgres-db.ts';
import { isContracting } from '../schema-fit.ts';
import { prepareDatabase } from '../seeds/prepare-database.ts';
import { migrations } from './all.ts';

// Expand and contract: while servers are replaced one by one, those of the release before work on the new schema. A
// migration either only adds, or says in its name that it takes something away; from the first that could say so.
const FIRST = '0396';
const now = new Date('2026-03-02T01:00:00Z');
const names = Object.keys(migrations);
const later = names.filter((name) => name >= FIRST);
const upTo = (count: number) => Object.fromEntries(Object.entries(migrations).slice(0, count));
const before = upTo(names.length - later.length);

type Column = { place: string; table: string; type: string; required: boolean };

/** What a database of its own has, before anything is in it. */
async function freshDb(): Promise<Db> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    const { db } = await bareEmbeddedDb();
    onTestFinished(() => db.close());
    return db;
  }
  const url = await createDatabase(inject('postgresUrl'), `expand_${process.pid}`);
  const { db } = openPostgresDb(url, testVault, 4);
  onTestFinished(() => db.close());
  return db;
}

/** `required`: an older program, which does not name it, could write no row. */
async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as place, table_name as table, udt_name as type,
      (is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER') as required
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by place`.execute(db.sql);
  return rows;
}

/** What an older program would miss, or could no longer write. */
function breaches(old: readonly Column[], fresh: readonly Column[]): string[] {
  const found = new Map(fresh.map((column) => [column.place, column]));
  const known = new Map(old.map((column) => [column.place, column]));
  const tables = new Set(old.map(({ table }) => table));
  return [
    ...old.filter(({ place }) => !found.has(place)).map(({ place }) => `${place} is gone`),
    ...old.flatMap(({ place, type }) => {
      const now = found.get(place);
      return now && now.type !== type ? [`${place} has another type`] : [];
    }),
    ...fresh
      .filter(({ place, table, required }) => required && tables.has(table) && !known.get(place)?.required)
      .map(({ place }) => `${place} must be written`),
  ];
}

describe('R-15: servers of two releases on one database', () => {
  test('those of the release before work on the schema of this one', async () => {
    const db = await freshDb();
    await migrate(db, before);
    let columns = await columnsOf(db);
    for (let count = names.length - later.length + 1; count <= names.length; count += 1) {
      await migrate(db, upTo(count));
      const fresh = await columnsOf(db);
      const name = names[count - 1] as string;
      if (!isContracting(name))
        expect({ name, breaches: breaches(columns, fresh) }).toEqual({ name, breaches: [] });
      columns = fresh;
    }
    const contracts = later.some(isContracting);
    expect((await findSchemaFit(db, before)).verdict).toBe(contracts ? 'outdated' : 'newer');
    expect(await isServed(db, before)).toBe(!contracts);
  });

  test('those of this release refuse the schema of the one before, and say what to run', async () => {
    const db = await freshDb();
    await migrate(db, before);
    expect(await isServed(db)).toBe(false);
    const start = () => prepareDatabase(db, { now, migrates: false });
    await expect(start()).rejects.toMatchObject({
      name: 'RefusedToStart',
      message: expect.stringContaining('npm run migrate'),
    });
    expect((await findSchemaFit(db)).pending).toEqual(later);
    await prepareDatabase(db, { now });
    await start();
  });

  test('something the next release adds stops none of this one, something it takes away does', async () => {
    const db = await freshDb();
    await prepareDatabase(db, { now });
    const does = (statement: string): Migration => ({
      up: async (on) => void (await sql.raw(statement).execute(on)),
    });
    const added = { ...migrations, '9998-pets': does('create table pets (id text)') };
    await migrate(db, added);
    await prepareDatabase(db, { now, migrates: false });
    await prepareDatabase(db, { now });
    await migrate(db, { ...added, '9999-pets.contract': does('drop table pets') });
    await expect(assertServed(db)).rejects.toMatchObject({
      message: expect.stringContaining('newer than this program (9999-pets.contract)'),
    });
    expect(await isServed(db)).toBe(false);
  });

  test.runIf(process.env.TEST_DATABASE === 'postgres')(
    'two that migrate at once wait for each other',
    async () => {
      const db = await freshDb();
      await Promise.all([prepareDatabase(db, { now }), prepareDatabase(db, { now })]);
      expect((await findSchemaFit(db)).verdict).toBe('fits');
    },
  );

  test('what an older program would miss is named', () => {
    const column = { place: 'a.b', table: 'a', type: 'text', required: false };
    const added = { place: 'a.c', table: 'a', type: 'text', required: true };
    expect(breaches([column], [])).toEqual(['a.b is gone']);
    expect(breaches([column], [{ ...column, type: 'int4' }])).toEqual(['a.b has another type']);
    expect(breaches([column], [column, added])).toEqual(['a.c must be written']);
    expect(breaches([column], [{ ...column, required: true }])).toEqual(['a.b must be written']);
    expect(breaches([column], [column, { ...added, place: 'd.c', table: 'd' }])).toEqual([]);
  });
});
