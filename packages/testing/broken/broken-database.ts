import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import { type RawBuilder, sql } from 'kysely';

/** How a database or a store is broken so that one rule, and no other, does not hold. */
export type Breaking = {
  rule: string;
  /** Tables that are written into, past triggers and foreign keys, as somebody does who owns the database. */
  tables?: readonly string[];
  /** Constraints or unique indexes that are taken away before, each with its table. */
  without?: readonly (readonly [table: string, name: string])[];
  statements?: (db: Db) => readonly RawBuilder<unknown>[];
  /** Changes the store, and gives what undoes that. */
  store?: (db: Db, files: FileStore) => Promise<() => Promise<void>>;
};

/** 32 digits that name no file. */
export const NO_FILE = 'f'.repeat(32);

/** Copies every table, so that each can be put back as it was. */
export async function keepTables(db: Db): Promise<void> {
  await sql`create schema if not exists whole`.execute(db.sql);
  for (const table of await tablesOf(db)) {
    await sql.raw(`drop table if exists whole.${table}`).execute(db.sql);
    await sql.raw(`create table whole.${table} as select * from public.${table}`).execute(db.sql);
  }
}

/** Breaks, does the work, and puts everything back. */
export async function whileBroken<T>(
  db: Db,
  files: FileStore,
  { tables = [], without = [], statements = () => [], store }: Breaking,
  work: () => Promise<T>,
): Promise<T> {
  const definitions = await Promise.all(without.map(([table, name]) => definitionOf(db, table, name)));
  for (const { drop } of definitions) await sql.raw(drop).execute(db.sql);
  await pastTriggers(db, statements(db));
  const undo = await store?.(db, files);
  try {
    return await work();
  } finally {
    await undo?.();
    for (const table of tables) await putBack(db, table);
    for (const { create } of definitions) await sql.raw(create).execute(db.sql);
  }
}

async function pastTriggers(db: Db, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx.sql);
    for (const statement of statements) {
      const { numAffectedRows } = await statement.execute(tx.sql);
      if (!numAffectedRows) throw new Error('This breaks nothing: no row was changed.');
    }
  });
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    db.sql,
  );
  return rows.map(({ name }) => name);
}

async function putBack(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ list: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db.sql,
  );
  const list = rows[0]?.list ?? '';
  await db.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx.sql);
    await sql.raw(`delete from public.${table}`).execute(tx.sql);
    await sql
      .raw(`insert into public.${table} (${list}) overriding system value select ${list} from whole.${table}`)
      .execute(tx.sql);
  });
}

async function definitionOf(db: Db, table: string, name: string): Promise<{ drop: string; create: string }> {
  const { rows } = await sql<{ index: string | null; constraint: string | null }>`
    select pg_get_indexdef(to_regclass(${name})) as index,
      (select pg_get_constraintdef(oid) from pg_constraint where conname = ${name}) as constraint`.execute(
    db.sql,
  );
  const [found] = rows;
  if (found?.constraint) {
    return {
      drop: `alter table ${table} drop constraint ${name}`,
      create: `alter table ${table} add constraint ${name} ${found.constraint}`,
    };
  }
  if (!found?.index) throw new Error(`No constraint or index ${name}.`);
  return { drop: `drop index ${name}`, create: found.index };
}
