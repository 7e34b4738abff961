import { createAccount } from '@chulbal/testing/accounts';
import { temporaryStore } from '@chulbal/testing/files';
import { bareEmbeddedDb, testDb, testVault } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { sendCode } from '../accounts/codes.commands.ts';
import type { Db } from '../db.ts';
import { migrate } from '../migrate.ts';
import { queueMessage } from '../outbox/commands.ts';
import { openPostgresDb } from '../postgres-db.ts';
import { openSession } from '../sessions/commands.ts';
import { sweep } from './sweep.ts';
import { LOOK_MS, startWorker, type WorkerOptions } from './worker.ts';

const start = new Date('2026-03-02T01:00:00Z');
const files = temporaryStore();
const sent: string[] = [];
const service = { name: 'noted', send: async ({ to }: { to: string }) => void sent.push(to) };
const reported: unknown[] = [];

let db: Db;
let connection: WorkerOptions['connection'];
let worker: { stop(): Promise<void> };

beforeAll(async () => {
  if (process.env.TEST_DATABASE === 'postgres') {
    const name = await sql<{ name: string }>`select current_database() as name`.execute((await testDb()).sql);
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name.rows[0]?.name}`;
    const opened = openPostgresDb(url.href, testVault);
    db = opened.db;
    connection = { pool: opened.pool };
  } else {
    const opened = await bareEmbeddedDb();
    db = opened.db;
    connection = { pglite: opened.pglite };
    await migrate(db);
  }
  // The worker looks round when a test lets time pass, and at no other time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const transports = { mail: service, sms: service };
  const report = (error: unknown) => void reported.push(error);
  worker = await startWorker({
    db,
    connection,
    transports,
    files,
    publicUrl: 'http://localhost',
    clock: () => start,
    report,
  });
});
afterAll(async () => {
  await worker.stop();
  vi.useRealTimers();
  await db.close();
});

const message = (to: string) => ({
  channel: 'mail' as const,
  to,
  language: 'ko' as const,
  subject: '안내',
  letter: { lines: ['안내'] },
  now: start,
});

test('a message leaves as soon as it is committed, before the worker looks round again', async () => {
  await db.transaction((tx) => queueMessage(tx, message('at-once@test.example')));
  await expect.poll(() => sent, { interval: 5 }).toContain('at-once@test.example');
});

test('a message of another process is noticed', async () => {
  await queueMessage(db, message('first@test.example'));
  await expect.poll(() => sent).toContain('first@test.example');
  await db.sql
    .updateTable('outbox')
    .set({ status: 'pending', toSealed: db.vault.seal('elsewhere@test.example'), nextAt: start })
    .execute();
  vi.advanceTimersByTime(LOOK_MS);
  await expect.poll(() => sent).toContain('elsewhere@test.example');
});

test('the worker stands in nobody’s way, transactions included', async () => {
  const writing = Array.from({ length: 60 }, (_, index) =>
    db.transaction(async (tx) => {
      await queueMessage(tx, message(`busy${index}@test.example`));
      await tx.sql.selectFrom('outbox').select('id').limit(1).execute();
    }),
  );
  await Promise.all(writing);
  await expect.poll(() => sent.filter((to) => to.startsWith('busy')).length).toBe(60);
});

test('sweeping, and looking whether all holds, are planned once for the whole installation', async () => {
  const plans = await sql<{ name: string; cron: string }>`
    select name, cron from jobs.schedule order by name`.execute(db.sql);
  expect(plans.rows).toEqual([
    { name: 'invariants', cron: '40 18 * * *' },
    { name: 'sweep', cron: '7 * * * *' },
  ]);
});

test('a sweep removes what has run out and nothing else', async () => {
  const caller = { address: '192.0.2.1', language: 'ko', now: start } as const;
  await sendCode(db, { target: { purpose: 'signUpEmail', email: 'gone@test.example' }, caller });
  const { id } = await createAccount(db);
  await openSession(db, { kind: 'user', accountId: id, persistent: false, now: start, secret: 'test' });
  const left = async () => {
    const tables = ['verificationCodes', 'attempts', 'outbox', 'sessionFamilies', 'accounts'] as const;
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const rows = await db.sql
        .selectFrom(table)
        .select(({ lit }) => lit(1).as('one'))
        .execute();
      counts[table] = rows.length;
    }
    return counts;
  };
  const before = await left();
  await sweep({ db, files, clock: () => start });
  expect(await left()).toEqual(before);
  await expect.poll(() => sent).toContain('gone@test.example');
  await sweep({ db, files, clock: () => new Date(start.getTime() + 40 * 86_400_000) });
  expect(await left()).toEqual({
    verificationCodes: 0,
    attempts: 0,
    outbox: 0,
    sessionFamilies: 0,
    accounts: before.accounts,
  });
});

test('nothing went wrong on the way', () => {
  expect(reported).toEqual([]);
});
