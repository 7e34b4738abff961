import { createAccount } from '@chulbal/testing/accounts';
import { exchangeBounce, fullBounce, gmailBounce, postfixBounce } from '@chulbal/testing/corpus/bounces';
import { seasonNow as now } from '@chulbal/testing/factories';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../accounts/queries.ts';
import type { Db } from '../db.ts';
import { listFailedMessages } from '../failed-messages/queries.ts';
import { getMember } from '../members/queries.ts';
import { openPostgresDb } from '../postgres-db.ts';
import { readBounces } from './bounces.commands.ts';
import { addressLostAt } from './bounces.queries.ts';
import { deliverPending, queueMessage } from './commands.ts';
import type { Transports } from './transports.ts';

const to = 'yuna@school.example';
const transports: Transports = {
  mail: { name: 'smtp', send: async () => {} },
  sms: { name: 'sms', send: async () => {} },
};
let db: Db;
beforeEach(async () => {
  db = await testDb();
  reported.length = 0;
});

/** A mail that has left; gives its number. */
async function sent(address = to): Promise<number> {
  const letter = { lines: ['접수했어요.'] };
  await queueMessage(db, { channel: 'mail', to: address, language: 'ko', subject: '접수증', letter, now });
  await deliverPending(db, transports, { now });
  const { id } = await db.sql
    .selectFrom('outbox')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

const reported: unknown[] = [];

/** What came back, taken into a database. */
const takeInto = (there: Db, mails: readonly string[]) =>
  readBounces(
    there,
    {
      async readUnseen(handle) {
        for (const mail of mails) await handle(mail);
        return mails.length;
      },
    },
    { now, report: (error) => void reported.push(error) },
  );
const take = (...mails: string[]) => takeInto(db, mails);

const lostAt = (address = to) => addressLostAt(db, { emailIndex: db.vault.index(address) });
const failed = async () => (await listFailedMessages(db, { page: 1, size: 20, now })).content;

test('a mail that came back has failed, and operators see to whom and why', async () => {
  const account = await createAccount(db, { email: to });
  const id = await sent();
  expect(await lostAt()).toBeNull();
  await take(gmailBounce({ id, to }), gmailBounce({ id, to }));
  expect(await failed()).toMatchObject([
    { messageId: id, failure: 'address', code: '5.1.1', person: 'user' },
  ]);
  expect(await lostAt()).toEqual(now);
  expect(await getMember(db, { accountId: account.id, now })).toMatchObject({
    emailLostAt: now.toISOString(),
  });
  const me = { userId: account.id, language: 'ko', now } as const;
  expect(await getProfile(db, me)).toMatchObject({ emailLostAt: now.toISOString() });
});

test('a full mailbox is told and no address is taken for lost', async () => {
  const id = await sent();
  await take(fullBounce({ id, to }));
  expect(await failed()).toMatchObject([{ failure: 'full', code: '5.2.2' }]);
  expect(await lostAt()).toBeNull();
});

test('an address to which the newest mail has arrived is not lost any more', async () => {
  const id = await sent();
  await take(exchangeBounce({ id, to }));
  expect(await lostAt()).toEqual(now);
  await sent();
  expect(await lostAt()).toBeNull();
});

test('nobody’s address is taken for lost by who does not know number and address together', async () => {
  const [id, other] = [await sent(), await sent('other@school.example')];
  await take(postfixBounce({ id: other, to }), postfixBounce({ id: id + 1_000, to }), 'nonsense');
  expect([await failed(), await lostAt(), await lostAt('other@school.example')]).toEqual([[], null, null]);
});

test('a mail that the database does not take is reported and keeps none back', async () => {
  const [first, second] = [await sent('other@school.example'), await sent()];
  await sql`alter table outbox add constraint "picky" check (last_error <> '5.4.1')`.execute(db.sql);
  await take(exchangeBounce({ id: first, to: 'other@school.example' }), gmailBounce({ id: second, to }));
  expect(await failed()).toMatchObject([{ messageId: second, code: '5.1.1' }]);
  expect(reported).toMatchObject([{ constraint: 'picky' }]);
});

test('what has come back waits while the database is gone', async () => {
  const id = await sent();
  const { db: gone } = openPostgresDb('postgres://nobody@127.0.0.1:1/nothing', db.vault, 1);
  await expect(takeInto(gone, [gmailBounce({ id, to })])).rejects.toThrow('ECONNREFUSED');
  expect(reported).toEqual([]);
});

test('what is still waiting is not touched', async () => {
  const id = await sent();
  await db.sql.updateTable('outbox').set({ status: 'pending' }).execute();
  await take(postfixBounce({ id, to }));
  expect(await db.sql.selectFrom('outbox').select('status').execute()).toEqual([{ status: 'pending' }]);
});
