import { type Resealed, resealEverything } from '@chulbal/domain/key-rotation';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault, type Vault } from '@chulbal/domain/vault';
import { migratesAtStart, openDatabase } from './open-database.ts';
import { readSettings } from './settings.ts';

/**
 * `npm run rotate-key`: seals with `DATA_KEY` everything that the keys of `OTHER_DATA_KEYS` have sealed, beside the
 * running product, and says which of them is used by nothing any more. Ends with status 1 where one still is.
 */
export async function runRotateKey(given: Record<string, string | undefined>): Promise<void> {
  try {
    const { env, unlock } = readSettings(given, []);
    try {
      const vault = createVault(env.DATA_KEY, env.OTHER_DATA_KEYS);
      const { db } = await openDatabase(env, vault);
      try {
        await prepareDatabase(db, { now: new Date(), migrates: migratesAtStart(env) });
        console.log(`\n  DATA_KEY ${vault.keyId}`);
        const done = await resealEverything(db, (table, count) => console.log(`  ${table}: ${count}`));
        console.log(summary(done, vault));
        if (done.left.length > 0) process.exitCode = 1;
      } finally {
        await db.close();
      }
    } finally {
      unlock();
    }
  } catch (error) {
    console.error(error instanceof RefusedToStart ? `\n✗ ${error.message}\n` : error);
    process.exitCode = 1;
  }
}

function summary({ counts, left }: Resealed, vault: Vault): string {
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const used = new Set(left.map(({ keyId }) => keyId));
  const free = vault.keyIds.filter((id) => id !== vault.keyId && !used.has(id) && !used.has(null));
  return [
    '',
    `  ${count}개를 새 키로 봉인했어요 · ${count} values sealed with the new key`,
    ...free.map(
      (id) =>
        `  ✓ 키 ${id}: 쓰는 값이 없어요. 설정에서 빼도 돼요 · nothing uses the key ${id}: take it out of the settings`,
    ),
    ...left.map(
      ({ table, column, keyId }) =>
        `  ✗ ${table}.${column}: 아직 키 ${keyId ?? '?'}로 봉인돼 있어요 · still uses the key ${keyId ?? '?'}`,
    ),
    ...(left.length > 0
      ? [
          '  옛 키로 도는 서버를 새 설정으로 다시 시작한 뒤 한 번 더 실행하세요.',
          '  Restart every server that still runs with the old key, then run this again.',
        ]
      : []),
    '',
  ].join('\n');
}
