import type { Db } from '@chulbal/domain/db';
import { sql } from 'kysely';

/** Everything that the database holds but for tries and sessions, whose counting outlives a refusal. */
export async function snapshot(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('attempts', 'session_families')`.execute(db.sql);
  const seen: Record<string, string> = {};
  for (const { name } of tables) {
    const all = await sql<{ sum: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.raw(name)} t`.execute(db.sql);
    seen[name] = all.rows[0]?.sum ?? '';
  }
  return seen;
}

/** While it runs nothing can be written into the log. */
export async function withoutLog<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const tables = ['audit_entries', 'audit_arrivals'].map((name) => sql.table(name));
  for (const table of tables) {
    await sql`alter table ${table} add constraint nothing_more check (false) not valid`.execute(db.sql);
  }
  try {
    return await work();
  } finally {
    for (const table of tables) {
      await sql`alter table ${table} drop constraint nothing_more`.execute(db.sql);
    }
  }
}

/** Every row of every table as text, and what its sealed columns say to whoever has the key of the installation. */
export async function everythingIn(db: Db): Promise<string> {
  const columns = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public'`.execute(db.sql);
  const parts: string[] = [];
  for (const table of new Set(columns.rows.map((row) => row.table))) {
    const rows = await sql<{ line: string }>`select t::text as line from ${sql.table(table)} t`.execute(
      db.sql,
    );
    parts.push(...rows.rows.map(({ line }) => line));
  }
  for (const { table, column } of columns.rows.filter(({ type }) => type === 'bytea')) {
    const rows = await sql<{ sealed: Buffer | null }>`
      select ${sql.ref(column)} as sealed from ${sql.table(table)}`.execute(db.sql);
    for (const { sealed } of rows.rows) if (sealed) parts.push(opened(db, sealed));
  }
  return parts.join('\n');
}

function opened(db: Db, sealed: Buffer): string {
  try {
    return db.vault.open(sealed);
  } catch {
    return sealed.toString('latin1');
  }
}

/** Every row that is an account's, as text, by table: what somebody else's act leaves as it was. */
export async function rowsOf(db: Db, accountId: number): Promise<Record<string, string[]>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public'
      and (column_name in ('account_id', 'user_id', 'owner_id', 'leader_id', 'evaluator_id', 'operator_id')
        or (table_name, column_name) = ('accounts', 'id'))
    order by 1, 2`.execute(db.sql);
  const found: Record<string, string[]> = {};
  for (const { table, column } of columns) {
    const { rows } = await sql<{ line: string }>`
      select t::text as line from ${sql.table(table)} t where ${sql.ref(column)} = ${accountId} order by 1`.execute(
      db.sql,
    );
    if (rows.length > 0) found[table] = rows.map(({ line }) => line);
  }
  return found;
}
