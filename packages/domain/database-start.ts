import { sql } from 'kysely';
import type { Db } from './db.ts';
import { isOutage } from './outage.ts';
import { RefusedToStart } from './refused-to-start.ts';

/** The oldest PostgreSQL that the migrations run on, as `server_version_num` counts. */
const OLDEST = 150_000;

/** @throws RefusedToStart for a database of another encoding, which would lose Korean text, or one that is too old. */
export async function assertUsable(db: Db): Promise<void> {
  const { rows } = await sql<{ encoding: string; version: number }>`
    select current_setting('server_encoding') as encoding,
      current_setting('server_version_num')::int as version`.execute(db.sql);
  const { encoding = '', version = 0 } = rows[0] ?? {};
  if (encoding !== 'UTF8') {
    throw new RefusedToStart(
      `데이터베이스의 인코딩이 ${encoding}이에요. UTF8로 만든 데이터베이스가 필요해요.\n` +
        `The database has the encoding ${encoding}. Create one with UTF8: create database … encoding 'UTF8' locale 'C.UTF-8' template template0.`,
    );
  }
  if (version < OLDEST) {
    throw new RefusedToStart(
      `PostgreSQL ${Math.floor(version / 10_000)}은(는) 너무 오래됐어요. 15 이상이 필요해요.\n` +
        `PostgreSQL ${Math.floor(version / 10_000)} is too old. 15 or newer is needed.`,
    );
  }
}

/** What `npm run doctor` looks at; `clock` is the server's time when it answered. */
export type DatabaseFacts = {
  version: number;
  collation: string;
  hasTrigrams: boolean;
  /** Of our connection, which a pooler may have kept from being told ours. */
  timezone: string;
  writes: boolean;
  clock: Date;
};

export async function findDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version_num')::int as version,
      (select datcollate from pg_database where datname = current_database()) as collation,
      exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams,
      current_setting('timezone') as timezone,
      current_setting('transaction_read_only') = 'off' as writes,
      clock_timestamp() as clock`.execute(db.sql);
  const [facts] = rows;
  if (!facts) throw new Error('The database gave no answer.');
  return facts;
}

/** False while the database is one that only reads, as a copy that stands in after a switch-over does. Throws when it is gone. */
export async function takesWrites(db: Db): Promise<boolean> {
  const { rows } = await sql<{ writes: boolean }>`
    select current_setting('transaction_read_only') = 'off' as writes`.execute(db.sql);
  return rows[0]?.writes === true;
}

/** What the database's clock shows. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db.sql);
  const [row] = rows;
  if (!row) throw new Error('The database told no time.');
  return row.time;
}

/** Runs what a start asks of the database; what the database says against it becomes a sentence. @throws RefusedToStart */
export async function sayingWhy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const said = innermost(error);
    if (error instanceof RefusedToStart || !said) throw error;
    const [ko, en] = isOutage(said)
      ? ['데이터베이스에 연결하지 못했어요', 'The database cannot be reached']
      : ['데이터베이스가 시작을 거절했어요', 'The database refused what a start needs'];
    const reason = said.message || ('code' in said ? String(said.code) : said.name);
    throw new RefusedToStart(`${ko}: ${reason}\n${en}: ${reason}`, { cause: error });
  }
}

/** What the database or the way to it said, under what was made of it; null where it was neither. */
function innermost(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  const below = innermost(error.cause);
  if (below) return below;
  if (error instanceof AggregateError) return innermost(error.errors[0]);
  const isSqlState = 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
  return isSqlState || isOutage(error) ? error : null;
}
