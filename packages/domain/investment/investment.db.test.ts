import { randomUUID } from 'node:crypto';
import { createAccount } from '@chulbal/testing/accounts';
import { publishedExhibition } from '@chulbal/testing/exhibitions';
import {
  breachesIn,
  createInvestor,
  createMarket,
  marketCloses,
  marketNow,
  marketOpens,
  million,
  opening,
  put,
  type TestMarket,
} from '@chulbal/testing/market';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { chainTransfers } from './chain.commands.ts';
import { openWallet } from './commands.ts';
import { getMyMarket } from './wallet.queries.ts';

let db: Db;
let market: TestMarket;
beforeEach(async () => {
  db = await testDb();
  market = await createMarket(db);
});

const mine = (actor: UserActor, now = marketNow) =>
  getMyMarket(db, actor, { igNo: market.igNo, language: 'ko', now });
const before = (instant: Date) => new Date(instant.getTime() - 1);

describe('a wallet', () => {
  test('is filled once, and opening it again changes nothing', async () => {
    const actor = await createInvestor(db, market);
    await openWallet(db, actor, { ...opening, igNo: market.igNo });
    const { wallet, refusal } = await mine(actor);
    expect(refusal).toBeNull();
    expect(wallet).toMatchObject({ kind: 'citizen', left: 20 * million, invested: 0, voided: null });
    expect(wallet?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([['grant', 20 * million]]);
  });

  test('of somebody in a team of the season is a peer’s, known by the phone that their leader wrote, too', async () => {
    const leader = market.teams[0]?.actor;
    if (!leader) throw new Error('There is a team.');
    await openWallet(db, leader, { ...opening, igNo: market.igNo });
    expect((await mine(leader)).wallet).toMatchObject({
      kind: 'peer',
      pseudonym: expect.stringMatching(/^M-/),
    });
    const account = await createAccount(db);
    await db.sql
      .updateTable('members')
      .set({ phoneIndex: db.vault.index(account.phone), userId: null })
      .where('teamNo', '=', market.teams[1]?.teamNo ?? 0)
      .where('role', '=', 1)
      .where('memberKey', '=', 'member01')
      .execute();
    await openWallet(db, mintUser(account.id), { ...opening, igNo: market.igNo });
    expect((await mine(mintUser(account.id))).wallet).toMatchObject({ kind: 'peer' });
  });

  test.each([
    ['before the market opens', before(marketOpens), 'marketNotOpen'],
    ['when it opens', marketOpens, null],
    ['a millisecond before it closes', before(marketCloses), null],
    ['when it closes', marketCloses, 'marketClosed'],
  ])('%s', async (_, now, error) => {
    const { id } = await createAccount(db);
    const opened = openWallet(db, mintUser(id), { ...opening, igNo: market.igNo, now });
    await (error ? expect(opened).rejects.toMatchObject({ error }) : opened);
  });

  test('is refused to operators, also by an account of their own, and to whoever has not read the terms', async () => {
    const operator = await createAccount(db, { kind: 'operator', phone: '010-7777-0001' });
    await db.sql.updateTable('accounts').set({ phoneIndex: null }).where('id', '=', operator.id).execute();
    const { id } = await createAccount(db, { email: operator.email });
    const actor = mintUser(id);
    expect((await mine(actor)).refusal).toBe('operator');
    await expect(openWallet(db, actor, { ...opening, igNo: market.igNo })).rejects.toMatchObject({
      error: 'marketOperator',
    });
    await expect(
      openWallet(db, actor, { ...opening, igNo: market.igNo, termsVersion: 'older' }),
    ).rejects.toMatchObject({ error: 'marketTermsOld' });
  });

  test('is refused to children, and to the same person by another account', async () => {
    const child = await createAccount(db, { birthDate: '2014-01-01' });
    await expect(openWallet(db, mintUser(child.id), { ...opening, igNo: market.igNo })).rejects.toMatchObject(
      { error: 'marketUnderFourteen' },
    );
    const first = await createAccount(db);
    await openWallet(db, mintUser(first.id), { ...opening, igNo: market.igNo });
    await db.sql
      .updateTable('accounts')
      .set({ status: 'withdrawn', phoneIndex: null })
      .where('id', '=', first.id)
      .execute();
    const again = await createAccount(db, { phone: first.phone });
    expect((await mine(mintUser(again.id))).refusal).toBe('otherAccount');
    await expect(openWallet(db, mintUser(again.id), { ...opening, igNo: market.igNo })).rejects.toMatchObject(
      { error: 'marketOtherAccount' },
    );
  });
});

describe('investing', () => {
  test('moves money, says what is left, and is taken back; every change is a line', async () => {
    const actor = await createInvestor(db, market);
    const [icNo, other] = market.icNos;
    expect(await put(db, actor, { ...market, icNo, millions: 5 })).toMatchObject({ left: 15 * million });
    await put(db, actor, { ...market, icNo: other, millions: 3 });
    await put(db, actor, { ...market, icNo, millions: 2 });
    expect(await put(db, actor, { ...market, icNo: other, millions: 0 })).toMatchObject({
      left: 18 * million,
      holdings: [{ icNo, amount: 2 * million }],
      line: { kind: 'takeBack', amount: 3 * million, leftAfter: 18 * million, hash: null },
    });
    expect(await put(db, actor, { ...market, icNo, millions: 2 })).toMatchObject({ line: null });
    await chainTransfers(db);
    const { wallet } = await mine(actor);
    expect(wallet?.lines.map(({ place, kind }) => [place, kind])).toEqual([
      [5, 'takeBack'],
      [4, 'takeBack'],
      [3, 'invest'],
      [2, 'invest'],
      [1, 'grant'],
    ]);
    expect(wallet).toMatchObject({ left: 18 * million, invested: 2 * million });
    expect(await breachesIn(db, market)).toEqual([]);
  });

  test('R-02: the same key is the same line; for something else it is refused', async () => {
    const actor = await createInvestor(db, market);
    const key = randomUUID();
    const [icNo] = market.icNos;
    const first = await put(db, actor, { ...market, icNo, millions: 2, key });
    expect((await put(db, actor, { ...market, icNo, millions: 2, key })).line).toMatchObject({
      at: first.line?.at,
      amount: 2 * million,
    });
    expect((await mine(actor)).wallet?.lines).toHaveLength(2);
    await expect(put(db, actor, { ...market, icNo, millions: 3, key })).rejects.toMatchObject({
      error: 'invalidRequest',
    });
  });

  test.each([
    [0.6, 'amountBelowLeast', 1],
    [6, 'amountAboveMost', 5],
    [2.5, 'amountOffStep', 2],
  ])('%d million is refused with the nearest that works', async (millions, error, nearest) => {
    const actor = await createInvestor(db, market);
    await expect(put(db, actor, { ...market, icNo: market.icNos[0], millions })).rejects.toMatchObject({
      error,
      details: { detail: { nearest: nearest * million, held: 0, left: 20 * million } },
    });
  });

  test('more than is left is refused with the nearest that works', async () => {
    market = await createMarketOf(5);
    const actor = await createInvestor(db, market);
    for (const icNo of market.icNos.slice(0, 3)) await put(db, actor, { ...market, icNo, millions: 5 });
    await put(db, actor, { ...market, icNo: market.icNos[3], millions: 3 });
    await expect(put(db, actor, { ...market, icNo: market.icNos[4], millions: 3 })).rejects.toMatchObject({
      error: 'amountBeyondBalance',
      details: { detail: { nearest: 2 * million } },
    });
  });

  test('nobody invests without a wallet, in what is not shown, in their own team, or outside the period', async () => {
    const [icNo] = market.icNos;
    const { id } = await createAccount(db);
    await expect(put(db, mintUser(id), { ...market, icNo, millions: 1 })).rejects.toMatchObject({
      error: 'walletMissing',
    });
    const actor = await createInvestor(db, market);
    await expect(put(db, actor, { ...market, icNo: 999, millions: 1 })).rejects.toMatchObject({
      error: 'notFound',
    });
    await expect(put(db, actor, { ...market, icNo, millions: 1, now: marketCloses })).rejects.toMatchObject({
      error: 'marketClosed',
    });
    await put(db, actor, { ...market, icNo, millions: 1, now: before(marketCloses) });
    const leader = market.teams[0]?.actor;
    if (!leader) throw new Error('There is a team.');
    await openWallet(db, leader, { ...opening, igNo: market.igNo });
    await expect(put(db, leader, { ...market, icNo, millions: 1 })).rejects.toMatchObject({
      error: 'ownTeamCompany',
    });
    expect((await mine(leader)).mine.map((one) => one.icNo)).toEqual([icNo]);
  });

  test('what was put into a company that was taken off can be taken back, and not more put in', async () => {
    const actor = await createInvestor(db, market);
    const [icNo] = market.icNos;
    await put(db, actor, { ...market, icNo, millions: 2 });
    await db.sql
      .updateTable('companies')
      .set({ hiddenAt: marketNow, hiddenReason: '신고' })
      .where('icNo', '=', icNo ?? 0)
      .execute();
    await expect(put(db, actor, { ...market, icNo, millions: 3 })).rejects.toMatchObject({
      error: 'notFound',
    });
    expect(await put(db, actor, { ...market, icNo, millions: 0 })).toMatchObject({ left: 20 * million });
  });

  test('goes by limits that were published since, and what is held above them may only shrink to them', async () => {
    const actor = await createInvestor(db, market);
    const [icNo] = market.icNos;
    await put(db, actor, { ...market, icNo, millions: 5 });
    await publishedExhibition(db, { most: 3 * million });
    await expect(put(db, actor, { ...market, icNo, millions: 4 })).rejects.toMatchObject({
      error: 'amountAboveMost',
      details: { detail: { nearest: 3 * million } },
    });
    await put(db, actor, { ...market, icNo, millions: 3 });
    expect(await breachesIn(db, market)).toEqual([]);
  });
});

async function createMarketOf(companies: number): Promise<TestMarket> {
  db = await testDb();
  return createMarket(db, { companies });
}
