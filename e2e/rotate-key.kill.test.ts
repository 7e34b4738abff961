import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Db } from '@chulbal/domain/db';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { createAccount } from '@chulbal/testing/accounts';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../tools/postgres-server.ts';
import { findPostgres } from '../tools/programs.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const secret = () => randomBytes(32).toString('hex');
const now = new Date();
const people = 3000;
/** After how many printed lines: at the first table, after it, and later. */
const kills = [2, 3, 8];

type Ended = { code: number | null; output: string };

/** Runs `npm run rotate-key`; `killAfter` kills it once it has printed so often. */
function rotate(env: Record<string, string>, killAfter = Number.POSITIVE_INFINITY): Promise<Ended> {
  const child = spawn(process.execPath, ['apps/all/start.mjs', 'rotate-key'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part;
      if (output.split('\n').length > killAfter) child.kill('SIGKILL');
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Two servers, the one with the new key and the one that still seals with the old, go on letting people in. */
function keepWriting(servers: readonly Db[]): { stop(): Promise<string[]> } {
  let stopped = false;
  const written: string[] = [];
  const running = servers.map(async (db) => {
    while (!stopped) {
      const { id, email } = await createAccount(db);
      written.push(email);
      const phoneSealed = db.vault.seal(`010 ${email}`);
      await db.sql.updateTable('accounts').set({ phoneSealed }).where('id', '=', id).execute();
    }
  });
  const stop = async () => {
    stopped = true;
    await Promise.all(running);
    return written;
  };
  return { stop };
}

test.runIf(findPostgres())(
  'a key is changed beside a running product, killed in the middle, and nothing is lost or left with the old one',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const [old, fresh] = [secret(), secret()];
    const opened: Db[] = [];
    const start = async (key: string, others: string[] = []) => {
      const { db } = openPostgresDb(postgres.url, createVault(key, others), 2);
      opened.push(db);
      await prepareDatabase(db, { now });
      return db;
    };
    const closeAll = () => Promise.all(opened.splice(0).map((db) => db.close()));
    onTestFinished(async () => void (await closeAll()));

    const first = await start(old);
    const emails: string[] = [];
    for (let n = 0; n < people; n += 1) emails.push((await createAccount(first)).email);
    const settings = Object.fromEntries(
      ['USER_TOKEN', 'EVALUATOR_TOKEN', 'OPERATOR_TOKEN', 'SERVICE', 'COOKIE'].map((name) => [
        `${name}_SECRET`,
        secret(),
      ]),
    );
    const env = {
      ...settings,
      ...{ DATABASE_URL: postgres.url, PUBLIC_URL: 'https://chulbal.example' },
      ...{ DATA_KEY: fresh, OTHER_DATA_KEYS: old },
    };
    const forgotten = await start(old, [fresh]);
    const writing = keepWriting([forgotten, await start(fresh, [old])]);
    for (const lines of kills) {
      expect((await rotate(env, lines)).code).toBeNull();
      await expect(start(fresh)).rejects.toMatchObject({ name: 'RefusedToStart' });
    }
    emails.push(...(await writing.stop()));

    const ended = await rotate(env);
    expect(ended.output).toContain(`nothing uses the key ${forgotten.vault.keyId}`);
    expect(ended.code).toBe(0);
    const after = await start(fresh);
    const rows = await after.sql.selectFrom('accounts').selectAll().orderBy('id').execute();
    expect(rows.map(({ emailSealed }) => after.vault.open(emailSealed)).toSorted()).toEqual(
      emails.toSorted(),
    );
    expect(
      rows.every(
        ({ emailIndex }, n) =>
          emailIndex === after.vault.index(after.vault.open(rows[n]?.emailSealed ?? Buffer.of())),
      ),
    ).toBe(true);
    const written = rows.filter(({ phoneSealed }) =>
      after.vault.open(phoneSealed ?? Buffer.of()).includes('@'),
    );
    expect(written.length).toBeGreaterThan(0);
  },
  240_000,
);
