import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db.ts';
import { RefusedToStart } from './refused-to-start.ts';
import { listKeyUses } from './sealed-columns.ts';

/** What a check value says; only who can open it has its key. */
const PROOF = 'chulbal data key';

/**
 * Proves that this process can open all personal data of the database, and gives its vault the key of the indexes. The
 * first start leaves a sealed check value; on a database from before there were any it is left once a key has opened
 * the oldest sealed row. A start that knows every key in use may bring a new `DATA_KEY`, which leaves its own. Must run
 * before anything is sealed: with another key nobody could log in, and new rows would be lost to the right one.
 *
 * @throws RefusedToStart where something is sealed with a key that is not at hand.
 */
export async function proveDataKey(db: Db): Promise<void> {
  const before = await findFirstKey(db);
  await takeIndexKey(db, before);
  await leaveCheck(db, db.vault.keyId);
  const missing = (await listKeyUses(db)).find(
    ({ keyId }) => keyId !== null && !db.vault.keyIds.includes(keyId),
  );
  if (missing?.keyId) throw missingKey(missing.keyId);
}

/** Whether all keys that this database was ever worked on with are at hand; asks, and leaves nothing. */
export async function opensEverything(db: Db): Promise<boolean> {
  const checks = await db.sql.selectFrom('dataKeyCheck').select('sealed').orderBy('keyId').execute();
  return checks.every(({ sealed }) => db.vault.keyThatOpens(sealed) !== null);
}

/** Id of the key that has sealed what is oldest, once all keys in use are proved; null on an empty database. */
async function findFirstKey(db: Db): Promise<string | null> {
  const checks = await db.sql.selectFrom('dataKeyCheck').selectAll().orderBy('keyId').execute();
  const unopened = checks.filter(({ sealed }) => db.vault.keyThatOpens(sealed) === null);
  const missing = unopened.length < checks.length ? unopened[0]?.keyId : null;
  if (missing) throw missingKey(missing);
  if (unopened.length > 0 || checks.some(({ sealed }) => db.vault.open(sealed) !== PROOF)) throw wrongKey();
  const oldest = checks[0]?.sealed ?? (await oldestSealed(db));
  if (!oldest) return null;
  const keyId = db.vault.keyThatOpens(oldest);
  if (keyId === null) throw wrongKey();
  await db.sql.updateTable('dataKeyCheck').set({ keyId }).where('keyId', 'is', null).execute();
  return keyId;
}

/**
 * Indexes have a key of their own, which the database keeps sealed, so that they stay when `DATA_KEY` changes: much of
 * what is indexed is not kept and could not be indexed anew. A database with data from before takes the one that its
 * `DATA_KEY` gave. Of several processes that start at once one leaves it, and all take what it left.
 */
async function takeIndexKey(db: Db, firstKey: string | null): Promise<void> {
  const key = firstKey === null ? randomBytes(32).toString('hex') : db.vault.indexKeyOf(firstKey);
  await db.sql
    .insertInto('indexKey')
    .values({ sealed: db.vault.seal(key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await db.sql.selectFrom('indexKey').select('sealed').executeTakeFirstOrThrow();
  if (db.vault.keyThatOpens(sealed) === null) throw wrongKey();
  db.vault.useIndexKey(db.vault.open(sealed));
}

async function leaveCheck(db: Db, keyId: string): Promise<void> {
  await db.sql
    .insertInto('dataKeyCheck')
    .values({ keyId, sealed: db.vault.seal(PROOF) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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

function wrongKey(): RefusedToStart {
  return new RefusedToStart(
    'DATA_KEY가 이 데이터베이스의 개인정보를 봉인한 키가 아니에요. 처음에 쓰던 DATA_KEY로 시작해 주세요.\n' +
      'DATA_KEY is not the key that sealed the personal data of this database. Start with the DATA_KEY it was first used with.',
  );
}

function missingKey(keyId: string): RefusedToStart {
  return new RefusedToStart(
    `이 데이터베이스에는 키 ${keyId}(으)로 봉인한 값이 있는데, 그 키가 설정에 없어요. 그 키를 DATA_KEY나 OTHER_DATA_KEYS에 넣어 주세요.\n` +
      `Values of this database are sealed with the key ${keyId}, which is not among the settings. Give it as DATA_KEY or in OTHER_DATA_KEYS.`,
  );
}
