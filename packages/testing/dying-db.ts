import type { Db } from '@chulbal/domain/db';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { testVault } from './test-db.ts';

/**
 * Does `work` on one connection of its own, which is gone before its statement `step` (from 1 on) is sent, or, with
 * `answer`, before that one is answered: what the database sees of a process that is killed there. Gives how many
 * statements there were, and whether `work` came to its end, once nothing of it runs any more. On PostgreSQL.
 */
export async function dyingAt(
  db: Db,
  { step, answer = false }: { step: number; answer?: boolean },
  work: (dying: Db) => Promise<unknown>,
): Promise<{ steps: number; ended: boolean }> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db.sql);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${rows[0]?.name}`;
  const { db: dying, pool } = openPostgresDb(url.href, testVault, 1);
  const backends: number[] = [];
  let steps = 0;
  pool.on('connect', (client) => {
    const { connection, processID } = client as unknown as {
      connection: { stream: { destroy(): void } };
      processID: number;
    };
    backends.push(processID);
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    client.query = ((...parts: unknown[]) => {
      steps += 1;
      if (steps === step && !answer) connection.stream.destroy();
      const running = query(...parts);
      if (steps === step && answer) setImmediate(() => connection.stream.destroy());
      return running;
    }) as typeof client.query;
  });
  const ended = await work(dying).then(
    () => true,
    () => false,
  );
  await dying.close();
  await untilGone(db, backends);
  return { steps, ended };
}

/** A server notices that its client is gone when it next reads or writes, and rolls back what was under way. */
async function untilGone(db: Db, backends: readonly number[]): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from pg_stat_activity where pid = any(${backends}::int[])`.execute(db.sql);
    if (!rows[0]?.left) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
