import { openFileStore } from '@chulbal/domain/files/open-store';
import { invariants } from '@chulbal/domain/invariants/all.queries';
import { findBreaches } from '@chulbal/domain/invariants/check.queries';
import { keepRun } from '@chulbal/domain/invariants/commands';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { s3Settings } from '@chulbal/http/env';
import { migratesAtStart, openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings.ts';

/**
 * `npm run invariants`: looks whether everything holds that must hold at any time, over the whole database and every byte of
 * the files (R-13), and keeps the outcome for the console. Beside the running product on a PostgreSQL server; the
 * embedded database belongs to one process, so there the product is stopped first. Ends with status 1 where something
 * does not hold.
 */
export async function runInvariants(given: Record<string, string | undefined>): Promise<void> {
  await runCommand(async () => {
    const { env, unlock } = readSettings(given, []);
    try {
      const { db } = await openDatabase(env, createVault(env.DATA_KEY, env.OTHER_DATA_KEYS));
      try {
        const startedAt = new Date();
        await prepareDatabase(db, { now: startedAt, migrates: migratesAtStart(env) });
        const files = openFileStore({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
        const looking = { db, files, now: startedAt, share: () => true };
        const breaches = (await findBreaches(looking, { report: say })) ?? [];
        await keepRun(db, { breaches, startedAt, now: new Date() });
        console.log(`\n  ${invariants.length - breaches.length} / ${invariants.length}\n`);
        if (breaches.length > 0) process.exitCode = 1;
      } finally {
        await db.close();
      }
    } finally {
      unlock();
    }
  });
}

const say: NonNullable<NonNullable<Parameters<typeof findBreaches>[1]>['report']> = (
  { name, promise },
  breach,
  ms,
) => {
  console.log(`  ${breach ? '✗' : '✓'} ${name} (${Math.round(ms)} ms)  ${promise.ko} · ${promise.en}`);
  if (!breach) return;
  const { count, ids, error } = breach;
  const more = count > ids.length ? ', …' : '';
  console.log(`      ${error ?? `${count}: ${ids.join(', ')}${more}`}`);
};
