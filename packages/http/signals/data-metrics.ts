import type { Clock } from '@chulbal/domain/clock';
import type { Db } from '@chulbal/domain/db';
import type { WorkerConnection } from '@chulbal/domain/jobs/worker';
import type { Env } from '../env.ts';
import { figuresOf } from './figures.ts';
import type { Metrics } from './metrics.ts';
import { metricsAddress, type ServerName } from './servers.ts';
import { openMetrics } from './signals.ts';

/** Metrics of a process that has the database: with its connections, what it knows, and the disk where one is used. */
export async function openDataMetrics(
  env: Env,
  server: ServerName,
  { db, connection, clock }: { db: Db; connection: WorkerConnection; clock: Clock },
): Promise<Metrics | null> {
  const metrics = await openMetrics(metricsAddress(env, server));
  if (!metrics) return null;
  if ('pool' in connection) metrics.watchPool(connection.pool, env.DATABASE_POOL);
  metrics.watchFigures(figuresOf(db, clock));
  if (!env.S3_BUCKET || !env.DATABASE_URL) metrics.watchDisk(env.DATA_DIR);
  return metrics;
}
