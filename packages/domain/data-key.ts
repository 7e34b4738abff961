import { sql } from 'kysely';
import type { Db } from './db.ts';
import { RefusedToStart } from './refused-to-start.ts';

/** What the check value says; only who can open it has the key. */
const PROOF = 'chulbal data key';

/**
 * Proves that the database's personal data was sealed with this process's `DATA_KEY`. The first start leaves a sealed
 * check value; on a database from before there were any it is left once the key has opened the oldest sealed row. Must
 * run before anything is sealed: with another key nobody could log in, and new rows would be lost to the right one.
 *
 * @throws RefusedToStart with another key.
 */
export async function proveDataKey(db: Db): Promise<void> {
  const kept = (await findCheck(db)) ?? (await leaveCheck(db));
  if (!opens(db, kept, (text) => text === PROOF)) throw wrongKey();
}

async function findCheck(db: Db): Promise<Buffer | undefined> {
  const row = await db.sql.selectFrom('dataKeyCheck').select('sealed').executeTakeFirst();
  return row?.sealed;
}

/** Of several processes that start at once one leaves it, and all are measured by what it left. */
async function leaveCheck(db: Db): Promise<Buffer> {
  const oldest = await oldestSealed(db);
  if (oldest && !opens(db, oldest)) throw wrongKey();
  await db.sql
    .insertInto('dataKeyCheck')
    .values({ sealed: db.vault.seal(PROOF) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await db.sql.selectFrom('dataKeyCheck').select('sealed').executeTakeFirstOrThrow();
  return sealed;
}

/**
 * The oldest sealed row there is: of an account, for whoever has drafts, teams or appeals has one; before the first
 * sign-up only messages with codes hold anything. The oldest, for a wrong key may have written since.
 */
async function oldestSealed(db: Db): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from (
      (select 1 as place, email_sealed as sealed from accounts order by id limit 1)
      union all
      (select 2, to_sealed from outbox where length(to_sealed) > 0 order by id limit 1)
    ) as oldest order by place limit 1`.execute(db.sql);
  return rows[0]?.sealed;
}

function opens(db: Db, sealed: Buffer, fits: (text: string) => boolean = () => true): boolean {
  try {
    return fits(db.vault.open(sealed));
  } catch {
    return false;
  }
}

function wrongKey(): RefusedToStart {
  return new RefusedToStart(
    'DATA_KEY가 이 데이터베이스의 개인정보를 봉인한 키가 아니에요. 처음에 쓰던 DATA_KEY로 시작해 주세요.\n' +
      'DATA_KEY is not the key that sealed the personal data of this database. Start with the DATA_KEY it was first used with.',
  );
}
