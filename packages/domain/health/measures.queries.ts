import type { Health } from '@chulbal/contract/health/health';
import { databaseState, filesState, jobsState } from '@chulbal/contract/health/rules';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { FileStore } from '../files/store.ts';
import { countUnscanned } from '../files/unscanned.queries.ts';

/** Longer than a store that is there may take for a few bytes. */
const TIMEOUT_MS = 5_000;

/** The worker scans what waits every ten seconds. */
const SCANNED_WITHIN_MS = 600_000;

/** How long a statement takes, and how many connections of the server are taken. */
export async function measureDatabase(db: Db): Promise<Health['database']> {
  const began = performance.now();
  await sql`select 1 from site_settings limit 1`.execute(db.sql);
  const ms = performance.now() - began;
  const { rows } = await sql<{ used: number; most: number }>`
    select count(*)::int as used, current_setting('max_connections')::int as most from pg_stat_activity
      where backend_type = 'client backend'`.execute(db.sql);
  const [found] = rows;
  // The embedded database counts not even the connection that asks.
  const connections = found && found.used > 0 ? { used: found.used, most: found.most } : null;
  const used = connections && connections.used / connections.most;
  return { state: databaseState({ ms, used }), ms, connections };
}

/** How long it takes to store a few bytes, what is stored, how much more has room, and what waits for the virus scanner. */
export async function measureFiles(
  db: Db,
  files: FileStore,
  { now }: { now: Date },
): Promise<Health['files']> {
  const ms = await probe(files);
  const space = (await files.space?.().catch(() => null)) ?? null;
  const free = space && space.free / space.total;
  const { stored, bytes } = await db.sql
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll().as('stored'), fn.sum('size').as('bytes')])
    .where('status', '=', 'stored')
    .executeTakeFirstOrThrow();
  const unscanned = files.scans ? await countLate(db, now) : null;
  const state = filesState({ ms, free, unscanned });
  return { state, ms, free, stored: Number(stored), bytes: Number(bytes ?? 0), unscanned };
}

async function countLate(db: Db, now: Date): Promise<number> {
  const { count, since } = await countUnscanned(db);
  return since && now.getTime() - since.getTime() >= SCANNED_WITHIN_MS ? count : 0;
}

async function probe(files: FileStore): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const began = performance.now();
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const done = files.probe().then(
    () => true,
    () => false,
  );
  const there = await Promise.race([done, late]);
  clearTimeout(timer);
  return there ? performance.now() - began : null;
}

/** The worker: when it swept last, and what waits for it longer than it should. */
export async function measureJobs(db: Db, { now }: { now: Date }): Promise<Health['jobs']> {
  const last = await db.sql
    .selectFrom('sweeps')
    .select(['at', 'left'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const arrivals = await db.sql
    .selectFrom('auditArrivals')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('at', '<', new Date(now.getTime() - 60_000))
    .executeTakeFirstOrThrow();
  const unchained = Number(arrivals.count);
  const left = last?.left ?? 0;
  const sweptMs = last ? now.getTime() - last.at.getTime() : null;
  return {
    state: jobsState({ sweptMs, late: left + unchained }),
    sweptAt: last?.at.toISOString() ?? null,
    left,
    unchained,
  };
}
