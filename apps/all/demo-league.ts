import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LEAGUE_TEAMS, type League, seedLeague } from '@chulbal/demo/league';
import { systemClock } from '@chulbal/domain/clock';
import { openFileStore } from '@chulbal/domain/files/open-store';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { withoutEmpty } from '@chulbal/http/env';
import { openDatabase } from './open-database.ts';
import { readSettings } from './settings.ts';

const usage = 'npm run demo -- --teams 1500';

/**
 * `npm run demo -- --teams 1500`: writes a league of that size into a data folder of its own, `DATA_DIR` or
 * `./data-<teams>`, and says how to start on it. The folder is there whole or not at all: it is written under another
 * name first. Ends with status 1 where the folder holds something already or there is a database of another kind.
 */
export async function runDemoLeague(
  args: readonly string[],
  given: Record<string, string | undefined>,
): Promise<void> {
  try {
    const teams = teamsAsked(args);
    const { DATABASE_URL, DATA_DIR, ...rest } = withoutEmpty(given);
    if (DATABASE_URL)
      throw refused(
        'DATABASE_URL: 이 명령은 새 데이터 폴더에만 써요.',
        'it writes into a new data folder only',
      );
    const folder = resolve(DATA_DIR ?? `./data-${teams}`);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw refused(`이 폴더에는 이미 데이터가 있어요: ${folder}`, 'this folder holds data already');
    const began = process.uptime();
    const league = await write(teams, folder, rest);
    console.log(said({ league, folder: DATA_DIR ?? `./data-${teams}`, seconds: process.uptime() - began }));
  } catch (error) {
    if (!(error instanceof RefusedToStart)) throw error;
    console.error(`\n✗ ${error.message}\n`);
    process.exitCode = 1;
  }
}

function teamsAsked(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { teams: { type: 'string' } }, strict: false });
  const teams = Number(values.teams);
  const { min, max } = LEAGUE_TEAMS;
  if (Number.isInteger(teams) && teams >= min && teams <= max) return teams;
  throw refused(`팀 수를 ${min}–${max} 사이로 알려 주세요: ${usage}`, `--teams takes ${min} to ${max}`);
}

function refused(korean: string, english: string): RefusedToStart {
  return new RefusedToStart(`${korean}\n  ${english}`);
}

async function write(teams: number, folder: string, given: Record<string, string>): Promise<League> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const { env, unlock } = readSettings({ ...given, DATA_DIR: unfinished }, []);
  const { db } = await openDatabase(env, createVault(env.DATA_KEY, env.OTHER_DATA_KEYS));
  let league: League;
  try {
    const now = systemClock();
    await prepareDatabase(db, { now });
    league = await seedLeague(db, { teams, files: openFileStore({ dataDir: env.DATA_DIR, s3: null }), now });
  } finally {
    await db.close();
    unlock();
  }
  // An empty folder may stand there.
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return league;
}

function said({ league, folder, seconds }: { league: League; folder: string; seconds: number }): string {
  const { teams, evaluators, sheets, entries } = league;
  return [
    '',
    `  ✓ ${teams}팀 · 심사위원 ${evaluators}명 · 심사표 ${sheets}장 · 감사 기록 ${entries}건  (${seconds.toFixed(0)} s)`,
    `    ${teams} teams, ${evaluators} evaluators, ${sheets} sheets, ${entries} lines in the audit log`,
    '',
    '  시작하려면 · to start on it:',
    `    DATA_DIR=${join(folder)} npm start`,
    '',
  ].join('\n');
}
