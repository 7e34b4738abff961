import { keptMs, retention } from '@chulbal/contract/retention/retention';
import { fullMomentText } from '@chulbal/contract/time-texts';
import { createAccount } from '@chulbal/testing/accounts';
import { publicUrl } from '@chulbal/testing/factories';
import {
  createInvestor,
  createMarket,
  marketNow,
  marketOpens,
  marketReveals,
  put,
  revealMarket,
  type TestMarket,
} from '@chulbal/testing/market';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type OperatorActor, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { checkMarkets } from './check.commands.ts';
import { readMarketOverview } from './operators.queries.ts';
import { getResults } from './results.queries.ts';
import { confirmReveal, requestReveal } from './reveal.commands.ts';
import { forgetAddresses, forgetOwners } from './sweep.commands.ts';
import { voidFigures } from './totals.queries.ts';
import { decideVoid, voidWallets } from './voids.commands.ts';
import { getMyMarket } from './wallet.queries.ts';

let db: Db;
let market: TestMarket;
let operator: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  market = await createMarket(db);
  operator = await createOperator(db);
});

const asked = (now = marketNow) => ({ igNo: market.igNo, language: 'ko' as const, now });
const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);
const pseudonymOf = async (actor: UserActor) =>
  (await getMyMarket(db, actor, asked())).wallet?.pseudonym ?? '';

test('a ledger is read from the opening of its market on', async () => {
  const checked = async (now: Date) => {
    await checkMarkets(db, { now });
    return (await db.sql.selectFrom('marketChecks').select('igNo').execute()).length;
  };
  expect(await checked(after(marketOpens, -1))).toBe(0);
  expect(await checked(marketOpens)).toBe(1);
});

test('S-10 sixty changes a minute are enough for anybody, and a minute later there is room again', async () => {
  const investor = await createInvestor(db, market);
  const [icNo] = market.icNos;
  const change = (count: number, now: Date) =>
    put(db, investor, { ...market, icNo, millions: 1 + (count % 2), now });
  // The line that fills the wallet is one of the sixty.
  for (let count = 0; count < 60; count += 1) await change(count, marketNow);
  await expect(change(60, after(marketNow, 59_999))).rejects.toMatchObject({ error: 'tooManyRequests' });
  await change(60, after(marketNow, 60_000));
});

test('R-03 who invested much while a clock stood an hour ahead invests once it has been put back', async () => {
  const investor = await createInvestor(db, market);
  const [icNo] = market.icNos;
  const change = (count: number, now: Date) =>
    put(db, investor, { ...market, icNo, millions: 1 + (count % 2), now });
  const ahead = after(marketNow, 3_600_000);
  for (let count = 0; count < 60; count += 1) await change(count, after(ahead, count * 2_000));
  await expect(change(60, marketNow)).resolves.toBeDefined();
});

test('who is asked to confirm a reveal are those who may', async () => {
  await createOperator(db, { email: 'may@test.example' });
  await createOperator(db, { email: 'may-not@test.example', role: 'viewer' });
  await requestReveal(db, operator, { igNo: market.igNo, publicUrl, now: marketReveals });
  const told = (await listMessages(db, { limit: 50 })).map(({ to }) => to);
  expect(told).toContain('may@test.example');
  expect(told).not.toContain('may-not@test.example');
});

test('a request to reveal is shown as long as it can be confirmed', async () => {
  await requestReveal(db, operator, { igNo: market.igNo, publicUrl, now: marketReveals });
  const shown = async (now: Date) => (await readMarketOverview(db, asked(now)))?.reveal;
  expect(await shown(after(marketReveals, 599_999))).toMatchObject({
    requestedBy: { operatorId: operator.operatorId },
  });
  expect(await shown(after(marketReveals, 600_000))).toBeNull();
});

test('S-04 what is revealed is shown from that instant on', async () => {
  await revealMarket(db, market, after(marketReveals, 1_000));
  await expect(getResults(db, asked(after(marketReveals, 999)))).rejects.toMatchObject({
    error: 'totalsNotRevealed',
  });
  expect((await getResults(db, asked(after(marketReveals, 1_000)))).igNo).toBe(market.igNo);
});

test('nothing is decided about a wallet once the totals are revealed, and nothing told of who is not there', async () => {
  const pseudonyms = [await pseudonymOf(await createInvestor(db, market))];
  const reason = '한 사람이 여러 지갑으로 투자했어요';
  const facts = { reason, publicUrl, now: marketNow };
  await voidWallets(db, operator, { igNo: market.igNo, pseudonyms, ...facts });
  const [letter] = await listMessages(db, { limit: 1 });
  expect(letter?.text).toContain(fullMomentText(after(marketNow, 7 * 86_400_000), 'ko'));
  const { id: voidId } = await db.sql.selectFrom('walletVoids').select('id').executeTakeFirstOrThrow();
  await revealMarket(db, market);
  for (const decision of ['restored', 'kept'] as const)
    await expect(
      decideVoid(db, operator, { ...facts, voidId, decision, now: marketReveals }),
    ).rejects.toMatchObject({ error: 'marketRevealed' });
  await expect(confirmReveal(db, operator, { igNo: market.igNo, now: marketReveals })).rejects.toMatchObject({
    error: 'marketRevealed',
  });
  expect(await voidFigures(db, { ...asked(), pseudonyms })).toMatchObject({ companies: [] });
  await expect(voidFigures(db, { ...asked(), pseudonyms: [...pseudonyms, 'C-XXXXX'] })).rejects.toMatchObject(
    { error: 'notFound' },
  );
});

test('R-05 P-14 where a wallet was opened from, and whose it was, is forgotten when its time is over', async () => {
  await createInvestor(db, market);
  const kept = async () => await db.sql.selectFrom('wallets').selectAll().executeTakeFirstOrThrow();
  const old = after(marketNow, keptMs('address'));
  await forgetAddresses(db, { now: old });
  expect((await kept()).openedFrom).not.toBeNull();
  await forgetAddresses(db, { now: after(old, 1) });
  expect((await kept()).openedFrom).toBeNull();
  const { rows } = await sql<{ end: Date }>`
    select max(greatest(closes_at, announces_at)) + make_interval(months => ${retention.wallet.afterSeason}::int)
      as "end" from stages`.execute(db.sql);
  const end = rows[0]?.end ?? marketNow;
  expect(await forgetOwners(db, { now: after(end, -1) })).toBe(0);
  expect(await forgetOwners(db, { now: end })).toBe(1);
  expect((await kept()).userId).toBeNull();
});

test('an account that is there no more is told nothing of a market', async () => {
  const { id } = await createAccount(db);
  await db.sql.updateTable('accounts').set({ status: 'withdrawn' }).where('id', '=', id).execute();
  await expect(getMyMarket(db, mintUser(id), asked())).rejects.toMatchObject({ error: 'sessionOver' });
});

test('S-02 the wallet, and the companies of one’s own team, are one’s own', async () => {
  const first = await createInvestor(db, market);
  await put(db, first, { ...market, icNo: market.icNos[0], millions: 1 });
  const second = await createInvestor(db, market);
  const [leader] = market.teams.map(({ actor }) => actor);
  if (!leader) throw new Error('There is a team.');
  expect(await getMyMarket(db, second, asked())).toMatchObject({ wallet: { invested: 0 }, mine: [] });
  expect(await getMyMarket(db, leader, asked())).toMatchObject({
    wallet: null,
    mine: [{ icNo: market.icNos[0] }],
  });
});
