import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createAccount } from '@chulbal/testing/accounts';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { findAccountBy } from './accounts/queries.ts';
import { proveDataKey } from './data-key.ts';
import { Db } from './db.ts';
import { resealEverything } from './key-rotation.ts';
import { queueMessage } from './outbox/commands.ts';
import { listKeyUses, otherBytes, sealedColumns } from './sealed-columns.ts';
import { createVault } from './vault.ts';

const oldSecret = randomBytes(32).toString('hex');
const newSecret = randomBytes(32).toString('hex');
const now = new Date('2026-03-02T01:00:00Z');
let inner: Db;
/** A process with these keys, which has been started on the database. */
const started = async (secret: string, others: string[] = []) => {
  const db = new Db(inner.sql, createVault(secret, others));
  await proveDataKey(db);
  return db;
};
beforeEach(async () => {
  inner = await testDb();
});

const refusal = { name: 'RefusedToStart', message: expect.stringContaining('OTHER_DATA_KEYS') };

test('every column of bytes is one that the vault seals, or one that it has no business with', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = current_schema() and data_type = 'bytea' order by 1`.execute(inner.sql);
  const named = [sealedColumns, otherBytes].flatMap((list) =>
    Object.entries(list).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  );
  expect(named.toSorted()).toEqual(rows.map(({ place }) => place).toSorted());
});

test('what is sealed says with which key, opens by it, and is found by the same index before and after', async () => {
  const before = await started(oldSecret);
  const account = await createAccount(before, { email: 'before@test.example' });
  const during = await started(newSecret, [oldSecret]);
  const later = await createAccount(during, { email: 'after@test.example' });
  const found = (db: Db, email: string) => findAccountBy(db, { kind: 'user', email });
  for (const db of [during, await started(oldSecret, [newSecret])]) {
    expect((await found(db, 'before@test.example'))?.id).toBe(account.id);
    expect((await found(db, 'after@test.example'))?.id).toBe(later.id);
  }
  expect(await resealEverything(during)).toMatchObject({ left: [] });
  const after = await started(newSecret);
  expect((await found(after, 'before@test.example'))?.id).toBe(account.id);
  const kept = await inner.sql.selectFrom('accounts').select('emailSealed').orderBy('id').execute();
  expect(kept.map(({ emailSealed }) => after.vault.open(emailSealed))).toEqual([
    'before@test.example',
    'after@test.example',
  ]);
});

test('an old key that is still used is needed by every start, and by none once nothing uses it', async () => {
  const before = await started(oldSecret);
  await createAccount(before);
  const during = await started(newSecret, [oldSecret]);
  await expect(started(newSecret)).rejects.toMatchObject(refusal);
  // A server that does not know the new key could not read what is written with it.
  await expect(started(oldSecret)).rejects.toMatchObject(refusal);
  await resealEverything(during);
  await started(newSecret);
  await expect(started(oldSecret)).rejects.toMatchObject({ name: 'RefusedToStart' });
  await expect(started(oldSecret, [newSecret])).resolves.toBeDefined();
});

test('a server that went on with the old key is found out, and another run makes it good', async () => {
  const before = await started(oldSecret, [newSecret]);
  const during = await started(newSecret, [oldSecret]);
  await resealEverything(during);
  await createAccount(before);
  await expect(started(newSecret)).rejects.toMatchObject(refusal);
  expect(await resealEverything(await started(newSecret, [oldSecret]))).toMatchObject({ left: [] });
  await started(newSecret);
});

test('what was sealed before keys had ids gets one', async () => {
  const before = await started(oldSecret);
  const { id } = await createAccount(before);
  const set = { phoneSealed: sealedWithoutId(oldSecret, '010-1234-5678') };
  await inner.sql.updateTable('accounts').set(set).where('id', '=', id).execute();
  const during = await started(newSecret, [oldSecret]);
  expect((await listKeyUses(during)).filter(({ keyId }) => keyId === null)).toEqual([
    { table: 'accounts', column: 'phone_sealed', keyId: null },
  ]);
  await resealEverything(during);
  const row = await inner.sql.selectFrom('accounts').select('phoneSealed').executeTakeFirstOrThrow();
  expect((await started(newSecret)).vault.open(row.phoneSealed ?? Buffer.of())).toBe('010-1234-5678');
});

test('what nobody can open is left as it is and told of, and its key stays needed', async () => {
  const before = await started(oldSecret);
  const { id } = await createAccount(before);
  const spoilt = before.vault.seal('x');
  spoilt[spoilt.length - 1] = (spoilt.at(-1) ?? 0) ^ 1;
  await inner.sql.updateTable('accounts').set({ phoneSealed: spoilt }).where('id', '=', id).execute();
  const during = await started(newSecret, [oldSecret]);
  const { left } = await resealEverything(during);
  expect(left).toEqual([{ table: 'accounts', column: 'phone_sealed', keyId: before.vault.keyId }]);
  await expect(started(newSecret)).rejects.toMatchObject(refusal);
});

test('what is emptied stays empty, and rows beside are counted by table', async () => {
  const before = await started(oldSecret);
  const letter = (to: string) => ({
    channel: 'mail' as const,
    to,
    language: 'ko' as const,
    subject: '안내',
    letter: { lines: ['안내'] },
    now,
  });
  await queueMessage(before, letter('one@test.example'));
  await queueMessage(before, letter('two@test.example'));
  const empty = { toSealed: Buffer.of(), bodySealed: Buffer.of() };
  await inner.sql.updateTable('outbox').set(empty).where('id', '=', 1).execute();
  const { counts } = await resealEverything(await started(newSecret, [oldSecret]));
  expect(counts).toMatchObject({ outbox: 2, index_key: 1, accounts: 0 });
  const rows = await inner.sql.selectFrom('outbox').select('toSealed').orderBy('id').execute();
  expect(rows.map(({ toSealed }) => toSealed.length > 0)).toEqual([false, true]);
});

/** As `seal` did it first. */
function sealedWithoutId(secret: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'chulbal', 'personal-data-seal', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), body]);
}
