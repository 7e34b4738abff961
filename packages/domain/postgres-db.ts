import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { createDb, type Db } from './db.ts';
import type { Vault } from './vault.ts';

const INT8 = 20;
const DATE = 1082;
const INTERVAL = 1186;

/** How long a query waits for a connection, new or given back; then the request is shed. */
const CONNECT_MS = 10_000;

/** The same parsers as the embedded database: see `embedded-db.ts`. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [DATE, (text) => text],
  [INTERVAL, (text) => text],
]);

/** Opens a pool on a PostgreSQL server. @param poolSize connections of this process, 10 by default. */
export function openPostgresDb(url: string, vault: Vault, poolSize = 10): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=10000',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that the server closed is replaced by the pool, whether it stood idle or was in use between
  // two queries; the next query on it fails, and with it the transaction. Nobody listening would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: createDb(new PostgresDialect({ pool }), vault), pool };
}
