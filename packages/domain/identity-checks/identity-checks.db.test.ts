import { createAccount } from '@chulbal/testing/accounts';
import { temporaryStore } from '@chulbal/testing/files';
import { confirmAs, serviceTelling } from '@chulbal/testing/identity';
import { createInvestor, createMarket, marketCloses, marketNow, opening } from '@chulbal/testing/market';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { openWallet } from '../investment/commands.ts';
import { getMyMarket } from '../investment/wallet.queries.ts';
import { closeAccount } from '../my-data/closing.commands.ts';
import { gatherExport } from '../my-data/export.queries.ts';
import { getMyData } from '../my-data/held.queries.ts';
import { forgetPersons } from '../my-data/persons.commands.ts';
import { beginIdentityCheck, finishIdentityCheck, sweepIdentityRequests } from './commands.ts';
import { getMyIdentity } from './queries.ts';

const now = marketNow;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const sky = { name: '오하늘', birthDate: '2004-11-02', personKey: 'the key of sky '.repeat(5) };
const [here, there] = [crypto.randomUUID(), crypto.randomUUID()];

let db: Db;
let me: UserActor;
beforeEach(async () => {
  db = await testDb();
  const { id } = await createAccount(db, { name: sky.name, birthDate: sky.birthDate });
  me = mintUser(id, here);
});

async function begin(actor = me, person = sky) {
  const service = serviceTelling(person);
  await beginIdentityCheck(db, actor, { service, back: '/ipo', now });
  return { service, answer: `request=${service.begun[0]}&answer=x` };
}
const finish = (
  { service, answer }: Awaited<ReturnType<typeof begin>>,
  { actor = me, at = now }: { actor?: UserActor; at?: Date } = {},
) => finishIdentityCheck(db, actor, { service, answer, now: at });
const count = async () => (await db.sql.selectFrom('identities').select('accountId').execute()).length;
const failed = { error: 'identityFailed' };

describe('a check', () => {
  test('keeps when and by which service, and a key that nobody can read', async () => {
    expect(await getMyIdentity(db, me, { service: 'PASS', now })).toMatchObject({ needed: true });
    expect(await finish(await begin())).toEqual({ outcome: 'confirmed', back: '/ipo' });
    const kept = await db.sql.selectFrom('identities').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ accountId: me.userId, service: 'PASS', confirmedAt: now });
    expect(JSON.stringify(kept)).not.toContain('sky');
    expect(await getMyIdentity(db, me, { service: 'PASS', now })).toMatchObject({
      ...{ needed: false, confirmed: { service: 'PASS', at: now.toISOString() } },
    });
  });

  test('S-07 an answer counts once', async () => {
    const check = await begin();
    const done = await Promise.allSettled([1, 2, 3, 4, 5].map(() => finish(check)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(finish(check)).rejects.toMatchObject(failed);
  });

  test('S-02 an answer counts in the session and for the account that asked', async () => {
    const twin = (await createAccount(db, { ...sky })).id;
    const other = mintUser(twin, there);
    await expect(finish(await begin(), { actor: mintUser(twin, here) })).rejects.toMatchObject(failed);
    await expect(finish(await begin(), { actor: other })).rejects.toMatchObject(failed);
    await expect(finish(await begin(), { actor: mintUser(me.userId, there) })).rejects.toMatchObject(failed);
    await expect(finish(await begin(), { actor: mintUser(me.userId) })).rejects.toMatchObject(failed);
    expect(await count()).toBe(0);
  });

  test('an answer that is late, of no request, or unreadable, proves nothing', async () => {
    const check = await begin();
    await expect(finish(check, { at: later(10) })).rejects.toMatchObject(failed);
    for (const answer of ['', 'request=', 'request=x&answer=x', `request=${here}&answer=x`]) {
      await expect(finish({ ...check, answer })).rejects.toMatchObject(failed);
    }
    expect(await count()).toBe(0);
  });

  test('of somebody else than the account’s person is refused', async () => {
    for (const person of [
      { ...sky, name: '오바다' },
      { ...sky, birthDate: '2004-11-03' },
    ]) {
      await expect(finish(await begin(me, person))).rejects.toMatchObject({ error: 'identityMismatch' });
    }
    await finish(await begin());
    const namesake = { ...sky, personKey: 'somebody of the same name and day' };
    await expect(finish(await begin(me, namesake))).rejects.toMatchObject({ error: 'identityMismatch' });
    await finish(await begin());
    expect(await count()).toBe(1);
  });

  test('R-16 turned back, or with a service that is dead, keeps nothing', async () => {
    const check = await begin();
    const finishes = (outcome: 'cancelled' | 'unreachable') => ({
      ...check.service,
      finish: async () => ({ outcome }) as const,
    });
    expect(await finish({ ...check, service: finishes('cancelled') })).toMatchObject({
      outcome: 'cancelled',
    });
    const again = await begin();
    await expect(finish({ ...again, service: finishes('unreachable') })).rejects.toMatchObject({
      error: 'identityUnreachable',
    });
    const dead = { ...check.service, begin: async () => null };
    await expect(beginIdentityCheck(db, me, { service: dead, back: '', now })).rejects.toMatchObject({
      error: 'identityUnreachable',
    });
    expect(await count()).toBe(0);
  });

  test('P-14 is swept away a day after it ran out', async () => {
    await begin();
    const left = async () => (await db.sql.selectFrom('identityRequests').select('id').execute()).length;
    await sweepIdentityRequests(db, { now: later(60) });
    expect(await left()).toBe(1);
    await sweepIdentityRequests(db, { now: later(60 * 25) });
    expect(await left()).toBe(0);
  });
});

test('P-12 P-13 what is held shows in my data and in the export', async () => {
  await finish(await begin());
  const { held } = await getMyData(db, me, { language: 'ko', now });
  expect(held.find(({ kind }) => kind === 'identity')).toMatchObject({ count: 1 });
  const { tables } = await gatherExport(db, { accountId: me.userId, language: 'ko', now });
  expect(tables.find(({ key }) => key === 'identity')?.rows).toEqual([['PASS', now.toISOString()]]);
});

test('P-13 it goes with the account', async () => {
  const password = '느티나무 아래 출발선';
  const passwordHash = await hashPassword(password);
  const actor = mintUser((await createAccount(db, { ...sky, passwordHash })).id, null);
  await confirmAs(db, actor, { personKey: sky.personKey, now });
  const closing = { currentPassword: password, atOnce: true, language: 'ko', publicUrl: '', now } as const;
  await closeAccount(db, actor, closing, temporaryStore());
  expect(await count()).toBe(0);
  expect(await db.sql.selectFrom('identityRequests').select('id').execute()).toEqual([]);
});

describe('one person has one wallet', () => {
  let igNo: number;
  beforeEach(async () => {
    ({ igNo } = await createMarket(db));
  });
  const open = (actor: UserActor, more: { asksIdentity?: boolean } = {}) =>
    openWallet(db, actor, { ...opening, ...more, igNo });
  const confirm = (actor: UserActor) => confirmAs(db, actor, { personKey: sky.personKey, now });
  const twin = async () => mintUser((await createAccount(db, { ...sky })).id, there);

  test('asked for where a service is configured, and nowhere else', async () => {
    const market = { igNo, language: 'ko', now } as const;
    expect((await getMyMarket(db, me, market)).refusal).toBeNull();
    expect((await getMyMarket(db, me, { ...market, asksIdentity: true })).refusal).toBe('identityMissing');
    await expect(open(me, { asksIdentity: true })).rejects.toMatchObject({ error: 'identityNeeded' });
    await confirm(me);
    await open(me, { asksIdentity: true });
    expect((await getMyMarket(db, me, market)).wallet).not.toBeNull();
  });

  test('of a market that has closed a wallet keeps the person it was opened by', async () => {
    await open(me);
    await confirmAs(db, me, { personKey: sky.personKey, now: marketCloses });
    const wallet = () => db.sql.selectFrom('wallets').select('identityIndex').executeTakeFirstOrThrow();
    expect(await wallet()).toEqual({ identityIndex: null });
    const last = new Date(marketCloses.getTime() - 1);
    await confirmAs(db, me, { personKey: sky.personKey, now: last });
    expect((await wallet()).identityIndex).not.toBeNull();
  });

  test('who has left is asked nothing any more, and proves nothing', async () => {
    const check = await begin();
    await db.sql.updateTable('accounts').set({ status: 'withdrawn' }).where('id', '=', me.userId).execute();
    await expect(finish(check)).rejects.toMatchObject({ error: 'sessionOver' });
    await expect(getMyIdentity(db, me, { service: 'PASS', now })).rejects.toMatchObject({
      error: 'sessionOver',
    });
  });

  test('how one stands oneself says nothing of anybody else', async () => {
    const other = mintUser((await createAccount(db)).id);
    await confirm(me);
    expect(await getMyIdentity(db, other, { service: 'PASS', now })).toMatchObject({ confirmed: null });
    expect(await getMyIdentity(db, me, { service: 'PASS', now })).toMatchObject({ needed: false });
  });

  test('not by another account with another phone', async () => {
    const other = await twin();
    await confirm(me);
    await confirm(other);
    await open(me);
    expect((await getMyMarket(db, other, { igNo, language: 'ko', now })).refusal).toBe('otherAccount');
    await expect(open(other)).rejects.toMatchObject({ error: 'marketOtherAccount' });
  });

  test('R-08 of two accounts at once, one gets it: the database holds it', async () => {
    const other = await twin();
    await confirm(me);
    await confirm(other);
    const done = await Promise.allSettled([open(me), open(other)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = done.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { error: 'marketOtherAccount' } });
  });

  test('who has opened one before is the person of it from then on', async () => {
    const other = await twin();
    await open(me);
    await open(other);
    await confirm(me);
    await expect(confirm(other)).rejects.toMatchObject({ error: 'identityTaken' });
    expect(await count()).toBe(1);
  });

  test('a wallet that is opened while its owner is confirmed knows its person', async () => {
    await Promise.all([open(me), confirm(me)]);
    const [identity, wallet] = [
      await db.sql.selectFrom('identities').select('personIndex').executeTakeFirstOrThrow(),
      await db.sql
        .selectFrom('wallets')
        .select('identityIndex')
        .where('userId', '=', me.userId)
        .executeTakeFirstOrThrow(),
    ];
    expect(wallet.identityIndex).toBe(identity.personIndex);
  });

  test('P-13 of who has left, a wallet loses its person once the market has closed', async () => {
    const gone = await createInvestor(db, { igNo });
    await confirm(gone);
    await db.sql.updateTable('accounts').set({ status: 'withdrawn' }).where('id', '=', gone.userId).execute();
    const index = async () =>
      (
        await db.sql.selectFrom('wallets').select('identityIndex').where('userId', '=', gone.userId).execute()
      )[0]?.identityIndex;
    await forgetPersons(db, { now });
    expect(await index()).toEqual(expect.any(String));
    await forgetPersons(db, { now: marketCloses });
    expect(await index()).toBeNull();
  });
});
