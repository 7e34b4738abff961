import { tmpdir } from 'node:os';
import { called } from '@chulbal/domain/called';
import { systemClock } from '@chulbal/domain/clock';
import { openFileStore } from '@chulbal/domain/files/open-store';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { createVault } from '@chulbal/domain/vault';
import { type Env, s3Settings, virusScanner } from '@chulbal/http/env';
import { checkTarget } from './doctor/backup-check.ts';
import { examineDatabase } from './doctor/database-check.ts';
import { checkDisk, checkStore } from './doctor/files-check.ts';
import { type Finding, fault, kindOf, lineOf, ok, warning } from './doctor/finding.ts';
import {
  checkAnswers,
  checkCertificate,
  checkMailServer,
  checkReady,
  checkVirusScanner,
} from './doctor/services-check.ts';
import { judgeSettings } from './doctor/settings-check.ts';
import { isToBeCreated, openDatabase } from './open-database.ts';
import { examineRunning, isServed } from './product-socket.ts';
import { readOptions, runCommand } from './run-command.ts';
import { readSettings, type Settings } from './settings.ts';

type Given = Record<string, string | undefined>;

/**
 * `npm run doctor`: looks at every setting and every service and prints one finding for each with what to do; what it
 * writes to see whether it may, it removes. Prints no secret. Ends with status 1 where something is at fault.
 */
export async function runDoctor(args: readonly string[], given: Given): Promise<void> {
  await runCommand(async () => {
    readOptions(args, {}, called('doctor'));
    let faults = 0;
    let warnings = 0;
    console.log('');
    for await (const finding of examine(given)) {
      if (finding.level === 'fault') faults += 1;
      if (finding.level === 'warning') warnings += 1;
      console.log(lineOf(finding));
    }
    console.log(
      faults + warnings === 0
        ? '\n  ✓ 모두 좋아요 · all is well\n'
        : `\n  ✗ 고칠 것 ${faults} · faults   ⚠ 살필 것 ${warnings} · warnings\n`,
    );
    if (faults > 0) process.exitCode = 1;
  });
}

async function* examine(given: Given): AsyncGenerator<Finding> {
  const isRunning = !given.DATABASE_URL && (await isServed(given.DATA_DIR || './data'));
  let settings: Settings;
  try {
    settings = readSettings(given, [], { takesFolder: !isRunning });
  } catch (error) {
    yield* wrongSettings(error);
    yield* await checkTarget(given);
    return;
  }
  const { env, mode } = settings;
  yield* judgeSettings(env, mode);
  try {
    yield* checkedDatabase(env, isRunning);
  } finally {
    settings.unlock();
  }
  const s3 = s3Settings(env);
  yield* await checkStore(openFileStore({ dataDir: env.DATA_DIR, s3 }), s3 ? 'S3_BUCKET' : 'DATA_DIR');
  yield* await checkDisk(s3 ? tmpdir() : env.DATA_DIR, s3 ? 'TMPDIR' : 'DATA_DIR');
  yield* await checkTarget(given);
  if (mode !== 'production') return;
  yield* await checkMailServer(env.SMTP_URL);
  yield* await checkVirusScanner(virusScanner(env));
  yield* await checkAnswers(
    'SMS_URL',
    env.SMS_URL,
    env.SMS_PROVIDER
      ? undefined
      : warning(
          'SMS_URL',
          '없어요. 문자 메시지가 나가지 않고 기다려요.',
          'is not set, nor is SMS_PROVIDER: text messages wait and never leave',
        ),
  );
  yield* await checkAnswers('TAX_OFFICE_URL', env.TAX_OFFICE_URL);
  yield* await checkAnswers('IDENTITY_URL', env.IDENTITY_URL);
  yield* await checkReady('PUBLIC_URL', env.PUBLIC_URL ?? '');
  yield* await checkCertificate(env.PUBLIC_URL ?? '', systemClock());
}

async function* checkedDatabase(env: Env, isRunning: boolean): AsyncGenerator<Finding> {
  if (isRunning) {
    yield* await examineRunning(env.DATA_DIR);
    return;
  }
  if (isToBeCreated(env)) {
    yield ok(
      'database',
      '아직 없어요. 처음 시작할 때 만들어져요',
      'not there yet: the first start creates it',
    );
    return;
  }
  const { db } = await openDatabase(env, createVault(env.DATA_KEY, env.OTHER_DATA_KEYS));
  try {
    yield* await examineDatabase(db, systemClock);
  } catch (error) {
    yield fault(
      'database',
      `살펴보지 못했어요 (${kindOf(error)}).`,
      `could not be looked at (${kindOf(error)})`,
    );
  } finally {
    await db.close();
  }
}

/** A line for each setting, or why the data folder cannot be had. @throws what is no refusal */
function wrongSettings(error: unknown): Finding[] {
  if (!(error instanceof RefusedToStart)) throw error;
  const [ko = '', en = '', ...lines] = error.message.split('\n');
  if (lines.length === 0) return [fault('settings', ko, en)];
  return lines.map((line) => fault('settings', line.trim(), 'see Settings in the README'));
}
