import { randomBytes } from 'node:crypto';
import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { createDb } from './db.ts';
import { createVault } from './vault.ts';

/** One connection that notes what it is asked and answers in turn, as PostgreSQL does; what takes long, when it is told to. */
function slowDatabase() {
  const asked: string[] = [];
  const answers = new Map<string, () => void>();
  let before: Promise<unknown> = Promise.resolve();
  const connection: DatabaseConnection = {
    executeQuery(query) {
      asked.push(query.sql);
      const waits = ['slow', 'rollback'].includes(query.sql)
        ? new Promise<void>((resolve) => answers.set(query.sql, resolve))
        : Promise.resolve();
      const answer = before.then(() => waits).then(() => ({ rows: [] }));
      before = answer;
      return answer;
    },
    streamQuery: () => {
      throw new Error('Nobody streams here.');
    },
  };
  const say = (text: string) => connection.executeQuery({ sql: text } as never).then(() => {});
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: () => say('begin'),
      commitTransaction: () => say('commit'),
      rollbackTransaction: () => say('rollback'),
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
  };
  const db = createDb(dialect, createVault(randomBytes(32).toString('hex')));
  return { db, asked, answer: (text: string) => answers.get(text)?.() };
}

test('a transaction that was given up for its time writes nothing after its rollback', async () => {
  const { db, asked, answer } = slowDatabase();
  const after: Promise<unknown>[] = [];
  const given = db.transaction(
    async (tx) => {
      // One that waits for its turn, and one that comes when the slow one is answered.
      after.push(sql`slow`.execute(tx.sql).then(() => sql`late`.execute(tx.sql)));
      after.push(sql`beside`.execute(tx.sql));
      await Promise.all(after);
    },
    { limit: 1 },
  );
  const refused = expect(given).rejects.toMatchObject({ name: 'TransactionTimeout' });
  await expect.poll(() => asked).toContain('rollback');
  answer('slow');
  await new Promise((resolve) => setImmediate(resolve));
  answer('rollback');
  await refused;
  const ends = await Promise.allSettled(after);
  expect(ends).toMatchObject([
    { status: 'rejected', reason: { name: 'TransactionEnded' } },
    { status: 'rejected', reason: { name: 'TransactionEnded' } },
  ]);
  expect(asked).toEqual(['begin', 'slow', 'rollback']);
});
