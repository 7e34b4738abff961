import { lastBackup } from '@chulbal/domain/backups/queries';
import { opensEverything } from '@chulbal/domain/data-key';
import {
  assertUsable,
  type DatabaseFacts,
  findDatabaseFacts,
  sayingWhy,
} from '@chulbal/domain/database-start';
import type { Db } from '@chulbal/domain/db';
import { findSchemaFit, isServed } from '@chulbal/domain/migrate';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { refusalOf, type SchemaFit } from '@chulbal/domain/schema-fit';
import { judgeBackups } from './backup-check.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

/** Differences of clocks that are said, and that break codes and deadlines, in milliseconds. */
const SAID_MS = 2_000;
const BROKEN_MS = 30_000;

/** What of a database is looked at where it is open: in the running product, or by the doctor itself. */
export async function examineDatabase(db: Db, now: () => Date): Promise<Finding[]> {
  const found = await checkDatabase(db, now);
  const isThere = await isServed(db).catch(() => false);
  return isThere ? [...found, ...judgeBackups(await lastBackup(db), now())] : found;
}

/** The database: whether it answers and is of the right kind, its schema, its clock, and the key of its personal data. */
export async function checkDatabase(db: Db, now: () => Date): Promise<Finding[]> {
  try {
    return await sayingWhy(async () => {
      await assertUsable(db);
      const before = now();
      const facts = await findDatabaseFacts(db);
      const fit = await findSchemaFit(db);
      const isThere = fit.verdict === 'fits' || fit.verdict === 'newer';
      return [
        ...judgeFacts(facts, before, now()),
        judgeSchema(fit),
        ...(isThere ? [judgeKey(await opensEverything(db))] : []),
      ];
    });
  } catch (error) {
    if (!(error instanceof RefusedToStart)) throw error;
    const [ko = '', en = ''] = error.message.split('\n');
    return [fault('database', ko, en)];
  }
}

/** @param asked and @param answered are this machine's time before and after the database told its own. */
export function judgeFacts(facts: DatabaseFacts, asked: Date, answered: Date): Finding[] {
  const version = `PostgreSQL ${Math.floor(facts.version / 10_000)}`;
  const apart = Math.max(
    asked.getTime() - facts.clock.getTime(),
    facts.clock.getTime() - answered.getTime(),
    0,
  );
  const seconds = (apart / 1000).toFixed(1);
  return [
    ok('database', `${version}, UTF8`, 'answers'),
    ...(/^C(\.UTF-?8)?$/i.test(facts.collation)
      ? []
      : [
          warning(
            'database',
            `정렬 규칙이 ${facts.collation}이에요. C.UTF-8로 만든 데이터베이스에 백업을 되살리는 것이 좋아요.`,
            `its collation is ${facts.collation}: better restore a backup into one created with C.UTF-8`,
          ),
        ]),
    ...(facts.hasTrigrams
      ? []
      : [
          fault(
            'database',
            '확장 pg_trgm이 없어요. postgresql-contrib를 설치해 주세요.',
            'the extension pg_trgm is not there: install postgresql-contrib on the server',
          ),
        ]),
    ...(facts.timezone === 'UTC'
      ? []
      : [
          fault(
            'database',
            `연결의 시간대가 ${facts.timezone}이에요. 연결 풀러 뒤라면 alter role … set timezone = 'UTC'를 실행해 주세요.`,
            `the time zone of a connection is ${facts.timezone}: behind a pooler, run alter role … set timezone = 'UTC'`,
          ),
        ]),
    ...(facts.writes
      ? []
      : [
          fault(
            'database',
            '읽기만 되는 데이터베이스예요. 복제본이 아닌 주 서버를 지정해 주세요.',
            'only reads: give the address of the primary server, not of a copy',
          ),
        ]),
    apart > BROKEN_MS
      ? fault(
          'clock',
          `데이터베이스의 시계와 ${seconds}초 달라요. NTP를 켜 주세요.`,
          `${seconds} s apart from the database's: switch on NTP on both`,
        )
      : apart > SAID_MS
        ? warning(
            'clock',
            `데이터베이스의 시계와 ${seconds}초 달라요. NTP를 켜 주세요.`,
            `${seconds} s apart from the database's: switch on NTP on both`,
          )
        : ok('clock', '시계가 맞아요', 'agrees with the database'),
  ];
}

export function judgeSchema(fit: SchemaFit): Finding {
  if (fit.verdict === 'fits') return ok('migrations', '모두 적용됐어요', 'all applied');
  if (fit.verdict === 'newer') {
    return warning(
      'migrations',
      `데이터베이스가 한 단계 새로워요(${fit.unknown.at(-1)}). 이 서버도 곧 새 버전으로 바꿔 주세요.`,
      `the database is newer (${fit.unknown.at(-1)}); this program runs on it: update it soon`,
    );
  }
  const [ko = '', en = ''] = refusalOf(fit).message.split('\n');
  return fault('migrations', ko, en);
}

export function judgeKey(opens: boolean): Finding {
  return opens
    ? ok('DATA_KEY', '저장된 개인정보를 열어요', 'opens what is there')
    : fault(
        'DATA_KEY',
        '이 데이터베이스의 키가 아니에요. 처음 쓰던 키를 넣어 주세요.',
        'is not the key of this database: give the one it was first used with',
      );
}
