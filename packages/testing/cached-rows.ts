import type { Db } from '@chulbal/domain/db';
import { sql } from 'kysely';

type Cached = { restore: string; result: unknown };

const cachedIn = new WeakMap<Db, Map<string, Cached>>();

/**
 * Rows that tests begin with, written once for each database and copied from then on: what `write` writes into a
 * database that holds nothing else is kept beside the tables under `name`, and put back, with the same numbers, where
 * those tables are as empty as they were. Where they are not, `write` writes as ever. Gives what `write` gave.
 */
export async function writtenOnce<T>(db: Db, name: string, write: () => Promise<T>): Promise<T> {
  const ofDb = cachedIn.get(db) ?? new Map<string, Cached>();
  cachedIn.set(db, ofDb);
  const known = ofDb.get(name);
  if (known) {
    const restored = await sql<{ done: boolean }>`select kept.${sql.ref(known.restore)}() as done`.execute(
      db.sql,
    );
    return restored.rows[0]?.done ? (structuredClone(known.result) as T) : write();
  }
  const wasEmpty = (await filledTables(db)).length === 0;
  const result = await write();
  if (wasEmpty) {
    const restore = `rows_${ofDb.size}`;
    await keep(db, restore);
    ofDb.set(name, { restore, result: structuredClone(result) });
  }
  return result;
}

/** The tables with rows, but for the head of the audit log, which is always there. */
async function filledTables(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%' and relname <> 'audit_head' and pg_relation_size(oid) > 0`.execute(
    db.sql,
  );
  if (tables.length === 0) return [];
  const asked = tables.map(
    ({ name }) => sql`select ${name} as name where exists (select from ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(asked, sql` union all `)}`.execute(db.sql);
  return rows.map(({ name }) => name);
}

/** Copies every filled table into the schema `kept`, with a function that puts the rows back. */
async function keep(db: Db, restore: string): Promise<void> {
  await sql`create schema if not exists kept`.execute(db.sql);
  const tables = await filledTables(db);
  const { rows: columns } = await sql<{ name: string; list: string }>`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as list
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relname in (${sql.join(tables)})
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname`.execute(db.sql);
  for (const { name, list } of columns) {
    await sql
      .raw(`create table kept.${restore}_${name} as select ${list} from public.${name}`)
      .execute(db.sql);
  }
  const { rows: sequences } = await sql<{ name: string; last: number }>`
    select quote_ident(sequencename) as name, last_value as last from pg_sequences
      where schemaname = 'public' and last_value is not null`.execute(db.sql);
  const used = [
    ...tables.map((name) => `exists (select from public.${name})`),
    ...sequences.map(({ name }) => `(select is_called from public.${name})`),
  ];
  const copies = columns.map(
    ({ name, list }) =>
      `insert into public.${name} (${list}) overriding system value select * from kept.${restore}_${name};`,
  );
  const counted = sequences.map(({ name, last }) => `perform setval('public.${name}', ${last});`);
  await sql
    .raw(
      `create function kept.${restore}() returns boolean language plpgsql
      set session_replication_role = replica as $$
      begin
        if ${used.join(' or ')} then return false; end if;
        ${[...copies, ...counted].join('\n        ')}
        return true;
      end $$`,
    )
    .execute(db.sql);
}
