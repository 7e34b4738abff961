import { randomUUID } from 'node:crypto';
import { exhibitionPlan, publishedExhibition } from '@chulbal/testing/exhibitions';
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
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { chainTransfers } from './chain.commands.ts';
import { openWallet } from './commands.ts';
import { getMyMarket } from './wallet.queries.ts';

let db: Db;
let market: TestMarket;
beforeEach(async () => {
  db = await testDb();
  market = await createMarket(db);
});

const _mine = (actor: UserActor, now = marketNow) =>
  getMyMarket(db, actor, { igNo: market.igNo, language: 'ko', now });
const before = (instant: Date) => new Date(instant.getTime() - 1);

describe('the database itself', () => {
  const line = (walletNo: number, given: object) => ({
    ...{ igNo: market.igNo, walletNo, icNo: market.icNos[0] ?? 0, kind: 'invest' as const },
    ...{ amount: million, at: marketNow, idempotencyKey: randomUUID() },
    ...given,
  });
  const walletOf = async (actor: UserActor) =>
    db.sql.selectFrom('wallets').selectAll().where('userId', '=', actor.userId).executeTakeFirstOrThrow();
  const refused = (given: object, walletNo: number) =>
    expect(db.sql.insertInto('marketTransfers').values(line(walletNo, given)).execute()).rejects;

  test('refuses lines that the plan does not allow, whoever writes them', async () => {
    const actor = await createInvestor(db, market);
    const { accountNo } = await walletOf(actor);
    await refused({ amount: 500_000 }, accountNo).toMatchObject({ constraint: 'market_least' });
    await refused({ amount: 6 * million }, accountNo).toMatchObject({ constraint: 'market_most' });
    await refused({ amount: 1_500_000 }, accountNo).toMatchObject({ constraint: 'market_step' });
    await refused({ at: marketCloses }, accountNo).toMatchObject({ constraint: 'market_period' });
    await refused({ at: before(marketOpens) }, accountNo).toMatchObject({ constraint: 'market_period' });
    await refused({ kind: 'takeBack' }, accountNo).toMatchObject({ constraint: 'market_line' });
    await refused({ kind: 'grant', icNo: null, amount: 20 * million }, accountNo).toMatchObject({
      constraint: 'market_transfers_granted_once',
    });
    await refused({ kind: 'void' }, accountNo).toMatchObject({ constraint: 'market_line' });
    await refused({ kind: 'restore' }, accountNo).toMatchObject({ constraint: 'market_line' });
    await refused({ icNo: 9_999 }, accountNo).toMatchObject({ constraint: 'market_line' });
    await refused({}, 9_999).toMatchObject({ constraint: 'market_line' });
    const leader = market.teams[0]?.actor;
    if (!leader) throw new Error('There is a team.');
    await openWallet(db, leader, { ...opening, igNo: market.igNo });
    await refused({}, (await walletOf(leader)).accountNo).toMatchObject({ constraint: 'market_own_team' });
    expect(await breachesIn(db, market)).toEqual([]);
  });

  test('refuses to invest more than is left', async () => {
    db = await testDb();
    market = await createMarket(db, { companies: 5 });
    const actor = await createInvestor(db, market);
    for (const icNo of market.icNos.slice(0, 4)) await put(db, actor, { ...market, icNo, millions: 5 });
    await refused({ icNo: market.icNos[4] }, (await walletOf(actor)).accountNo).toMatchObject({
      constraint: 'market_balance',
    });
  });

  test('moves money by lines alone, and never changes a line', async () => {
    const actor = await createInvestor(db, market);
    await put(db, actor, { ...market, icNo: market.icNos[0], millions: 2 });
    await chainTransfers(db);
    for (const statement of [
      'update wallets set balance = balance + 1',
      'delete from wallets',
      'update market_holdings set amount = amount + 1000000',
      'insert into market_holdings select account_no, 1, 1000000, now() from wallets',
      'delete from market_holdings',
      'update market_transfers set amount = amount + 1',
      "update market_transfers set hash = repeat('1', 64)",
      'delete from market_transfers',
      'truncate market_transfers',
    ]) {
      await expect(sql.raw(statement).execute(db.sql), statement).rejects.toThrow(
        /moves by lines|only added to/,
      );
    }
    expect(await breachesIn(db, market)).toEqual([]);
  });

  test('does not let a plan give others another sum', async () => {
    await createInvestor(db, market);
    await expect(publishedExhibition(db, { wallet: 30 * million })).rejects.toMatchObject({
      error: 'exhibitionContradicts',
      details: { detail: [{ kind: 'walletGranted', about: 'wallet', fix: { wallet: 20 * million } }] },
    });
    // Whoever opened the first wallet meanwhile is held by the database.
    const plan = json({ ...exhibitionPlan, wallet: 30 * million });
    await expect(db.sql.updateTable('exhibitions').set({ plan }).execute()).rejects.toMatchObject({
      constraint: 'market_wallet_granted',
    });
  });

  test('takes an operator’s word that a wallet is void: nothing moves in it any more', async () => {
    const actor = await createInvestor(db, market);
    await createOperator(db);
    await db.sql.updateTable('wallets').set({ voidedAt: marketNow }).execute();
    await refused({}, (await walletOf(actor)).accountNo).toMatchObject({ constraint: 'market_voided' });
  });
});
