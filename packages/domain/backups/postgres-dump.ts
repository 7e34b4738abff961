import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { RefusedToStart } from '../refused-to-start.ts';
import type { Snapshot } from './manifest.ts';
import { readSnapshot } from './snapshot.queries.ts';

/** How long a dump may take; nobody waits for it. */
const DUMP_LIMIT_MS = 12 * 3_600_000;

/** Any number that no other lock of ours has. */
const LOCK = 20_261_127;

/** A PostgreSQL server's database, and the environment in which its programs are found and run. */
export type PostgresTools = { url: string; environment: Record<string, string | undefined> };

/**
 * Hands what `pg_dump` writes to `keep`. It and the list of files see the same snapshot, exported by a transaction that
 * only reads: rows that are written meanwhile are in neither, and nobody waits.
 */
export function dumpPostgres(
  db: Db,
  tools: PostgresTools,
  keep: (dump: Readable) => Promise<void>,
): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx.sql);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx.sql);
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx.sql);
      const snapshot = await readSnapshot(tx, 'postgres');
      await dump(tools, rows[0]?.id ?? '', keep);
      return snapshot;
    },
    { limit: DUMP_LIMIT_MS },
  );
}

/** Runs `work` while no other backup of this database runs. @throws RefusedToStart where one does. */
export async function withBackupLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  let done: { result: T } | undefined;
  try {
    // A transaction's lock: behind a pooler a session's belongs to whoever gets that connection next.
    return await db.sql.transaction().execute(async (one) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(one);
      const { rows } = await sql<{
        taken: boolean;
      }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(one);
      if (!rows[0]?.taken) throw anotherRuns();
      done = { result: await work() };
      return done.result;
    });
  } catch (error) {
    // The lock ends with its connection, which a night may have cut; the backup stands all the same.
    if (done) return done.result;
    throw error;
  }
}

export function anotherRuns(): RefusedToStart {
  return new RefusedToStart(
    '다른 백업이 아직 끝나지 않았어요. 끝난 뒤에 다시 실행해 주세요.\n' +
      'Another backup is still running. Run this again once it has ended.',
  );
}

/** Whether anything of ours is in the database already. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'jobs')`.execute(db.sql);
  return rows[0]?.count === 0;
}

/** Takes away everything of ours, for a backup to take its place. */
export async function emptyDatabase(db: Db): Promise<void> {
  await sql`drop schema if exists jobs cascade`.execute(db.sql);
  await sql`drop schema public cascade`.execute(db.sql);
  await sql`create schema public`.execute(db.sql);
}

/** Puts a dump into an empty database: all of it, or nothing. */
export async function restoreDump(tools: PostgresTools, dumped: Readable): Promise<void> {
  const restore = run(tools, 'pg_restore', [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
  ]);
  // Why it would not read on is what it says at its end.
  const fed = pipeline(dumped, restore.child.stdin).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  );
  restore.child.stdout.resume();
  await restore.ended;
  const broken = await fed;
  if (broken) throw broken;
}

async function dump(
  tools: PostgresTools,
  snapshot: string,
  keep: (dump: Readable) => Promise<void>,
): Promise<void> {
  const { child, ended } = run(tools, 'pg_dump', [
    '--format=custom',
    '--compress=1',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
  ]);
  child.stdin.end();
  let failure: unknown;
  ended.catch((error: unknown) => {
    failure = error;
  });
  try {
    // What it has written counts once it has ended well: a dump that was cut off must not be kept.
    await keep(Readable.from(untilEnd(child.stdout, ended)));
  } catch (error) {
    const why = failure ?? error;
    child.kill();
    throw why;
  }
}

async function* untilEnd(stream: Readable, ended: Promise<void>): AsyncGenerator<Uint8Array> {
  yield* stream;
  await ended;
}

/** Starts a program of PostgreSQL; the password goes by the environment, where no other user of the machine reads it. */
function run({ url, environment }: PostgresTools, program: string, args: string[]) {
  const target = new URL(url);
  const password = decodeURIComponent(target.password);
  target.password = '';
  const env = { ...environment, ...(password ? { PGPASSWORD: password } : {}) };
  const child = spawn(program, [...args, `--dbname=${target.href}`], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part).slice(-2000);
  });
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(missingProgram(program, error)));
    child.once('close', (code) => (code === 0 ? resolve() : reject(failedProgram(program, said))));
  });
  return { child, ended };
}

function missingProgram(program: string, error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ENOENT') return error;
  return refused(
    program,
    `${program}이(가) 없어요. 데이터베이스와 같거나 새로운 버전의 PostgreSQL 클라이언트(postgresql-client)를 설치해 주세요.\n` +
      `${program} was not found. Install PostgreSQL's client programs (postgresql-client) of your server's version or newer.`,
  );
}

function failedProgram(program: string, said: string): Error {
  const line = said.trim().split('\n').at(-1) ?? '';
  return refused(program, `${program}이(가) 실패했어요: ${line}\n${program} failed: ${line}`);
}

/** The program is the code by which a failed backup is noted. */
function refused(program: string, message: string): Error {
  return Object.assign(new RefusedToStart(message), { code: program });
}
