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
