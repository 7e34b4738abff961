import { called } from '@chulbal/domain/called';
import { sayingWhy } from '@chulbal/domain/database-start';
import { findSchemaFit } from '@chulbal/domain/migrate';
import { isContracting, refusalOf, type SchemaFit } from '@chulbal/domain/schema-fit';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { openDatabase } from './open-database.ts';
import { readOptions, runCommand } from './run-command.ts';
import { readSettings } from './settings.ts';

const usage = called('migrate', '[--dry-run]');

/**
 * `npm run migrate`: brings the database to the version of this program, all of it or nothing, and gives it what every
 * installation begins with. Several at once wait for each other. `--dry-run` only lists what is to be applied. Refuses a
 * database that is newer than this program.
 */
export async function runMigrate(
  args: readonly string[],
  given: Record<string, string | undefined>,
): Promise<void> {
  await runCommand(async () => {
    const { 'dry-run': dry } = readOptions(args, { 'dry-run': { type: 'boolean', default: false } }, usage);
    const { env, unlock } = readSettings(given, []);
    try {
      const { db } = await openDatabase(env, createVault(env.DATA_KEY, env.OTHER_DATA_KEYS));
      try {
        const fit = await sayingWhy(() => findSchemaFit(db));
        if (fit.unknown.length > 0) throw refusalOf({ ...fit, verdict: 'outdated' });
        if (!dry) await prepareDatabase(db, { now: new Date() });
        console.log(said(fit, dry));
      } finally {
        await db.close();
      }
    } finally {
      unlock();
    }
  });
}

function said({ pending }: SchemaFit, dry: boolean): string {
  const count = pending.length;
  const end =
    count === 0
      ? '✓ 적용할 마이그레이션이 없어요 · nothing to apply'
      : dry
        ? `${count}개를 적용하게 돼요. 아직 아무것도 바꾸지 않았어요 · ${count} to apply; nothing has been changed`
        : `✓ ${count}개를 적용했어요 · ${count} applied`;
  const lines = pending.map((name) =>
    isContracting(name)
      ? `${name}  이전 버전 서버를 모두 끝낸 뒤에 · once no server of the release before runs`
      : name,
  );
  return `\n${[...lines, end].map((line) => `  ${line}`).join('\n')}\n`;
}
