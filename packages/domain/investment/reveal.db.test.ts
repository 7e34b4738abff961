import { publicUrl } from '@chulbal/testing/factories';
import {
  breachesIn,
  createInvestor,
  createMarket,
  marketCloses,
  marketNow,
  marketReveals,
  million,
  opening,
  put,
  type TestMarket,
} from '@chulbal/testing/market';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor, UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { openWallet } from './commands.ts';
import { recomputeMarket } from './file.rules.ts';
import { markSignal, openTotals } from './operators.commands.ts';
import { readMarketOverview } from './operators.queries.ts';
import { getFile, getReplay, getResults, listPublishedLines } from './results.queries.ts';
import { confirmReveal, requestReveal } from './reveal.commands.ts';
import { listSignals } from './signals.queries.ts';
import { voidFigures } from './totals.queries.ts';
import { decideVoid, objectToVoid, voidWallets } from './voids.commands.ts';
import { getMyMarket } from './wallet.queries.ts';

const DAY_MS = 86_400_000;
let db: Db;
let market: TestMarket;
let one: OperatorActor;
let other: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  market = await createMarket(db);
  [one, other] = [await createOperator(db), await createOperator(db)];
});

const asked = () => ({ igNo: market.igNo, language: 'ko' as const, now: marketNow });
const wallet = async (actor: UserActor, now = marketNow) =>
  (await getMyMarket(db, actor, { ...asked(), now })).wallet;
const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** Three citizens and a peer: 5 and 3 in the first company, 2 and 4 in the second. */
async function filled(): Promise<{ citizens: UserActor[]; peer: UserActor }> {
  const [first, second] = market.icNos;
  const citizens = [await createInvestor(db, market), await createInvestor(db, market)];
  const peer = market.teams[2]?.actor;
  const [a, b] = citizens;
  if (!peer || !a || !b) throw new Error('There are three of them.');
  await openWallet(db, peer, { ...opening, igNo: market.igNo });
  await put(db, a, { ...market, icNo: first, millions: 5 });
  await put(db, b, { ...market, icNo: first, millions: 3, now: later(marketNow, DAY_MS) });
  await put(db, b, { ...market, icNo: second, millions: 2, now: later(marketNow, DAY_MS) });
  await put(db, peer, { ...market, icNo: second, millions: 4, now: later(marketNow, 2 * DAY_MS) });
  return { citizens, peer };
}

const reason = '한 사람이 여러 지갑으로 투자했어요';
async function voided(actor: UserActor) {
  const pseudonyms = [(await wallet(actor))?.pseudonym ?? ''];
  await voidWallets(db, one, { igNo: market.igNo, pseudonyms, reason, publicUrl, now: marketNow });
  const { id } = await db.sql.selectFrom('walletVoids').select('id').executeTakeFirstOrThrow();
  return { pseudonyms, voidId: id };
}

describe('voiding a wallet', () => {
  test('empties it by lines, tells its owner why, and says the figures before and after', async () => {
    const { citizens } = await filled();
    const [a] = citizens;
    if (!a) throw new Error('There is a citizen.');
    const pseudonyms = [(await wallet(a))?.pseudonym ?? ''];
    expect(await voidFigures(db, { ...asked(), pseudonyms })).toMatchObject({
      investing: { before: 3, after: 2 },
      amount: { before: 14 * million, after: 9 * million },
      companies: [{ icNo: market.icNos[0], before: 8 * million, after: 3 * million }],
    });
    await voided(a);
    expect(await wallet(a)).toMatchObject({
      ...{ left: 0, invested: 0, holdings: [] },
      voided: { reason, objection: null, decision: null, objectUntil: expect.any(String) },
    });
    const [letter] = await listMessages(db, { limit: 1 });
    expect(letter?.text).toContain(reason);
    expect(await breachesIn(db, market)).toEqual([]);
    await expect(put(db, a, { ...market, icNo: market.icNos[0], millions: 1 })).rejects.toMatchObject({
      error: 'walletVoid',
    });
  });

  test('may be objected to once in seven days, and undone: everything is back as it was', async () => {
    const { citizens } = await filled();
    const [, b] = citizens;
    if (!b) throw new Error('There is a citizen.');
    const before = await wallet(b);
    const { voidId } = await voided(b);
    const text = '학교에서 같이 했어요. 제 전화예요.';
    await expect(
      objectToVoid(db, b, { igNo: market.igNo, text, now: later(marketNow, 7 * DAY_MS) }),
    ).rejects.toMatchObject({ error: 'objectionClosed' });
    await objectToVoid(db, b, { igNo: market.igNo, text, now: later(marketNow, DAY_MS) });
    await expect(objectToVoid(db, b, { igNo: market.igNo, text, now: marketNow })).rejects.toMatchObject({
      error: 'objectionClosed',
    });
    const decision = {
      voidId,
      decision: 'restored',
      reason: '확인했어요',
      publicUrl,
      now: marketNow,
    } as const;
    // kept twice, by two who looked at the same time, is one letter
    await decideVoid(db, one, { ...decision, decision: 'kept' });
    await expect(decideVoid(db, other, { ...decision, decision: 'kept' })).rejects.toMatchObject({
      error: 'alreadyDecided',
    });
    await decideVoid(db, other, decision);
    await expect(decideVoid(db, other, decision)).rejects.toMatchObject({ error: 'alreadyDecided' });
    expect(await wallet(b)).toMatchObject({ left: before?.left, invested: before?.invested });
    expect(await breachesIn(db, market)).toEqual([]);
    await put(db, b, { ...market, icNo: market.icNos[0], millions: 1 });
    await voidWallets(db, one, {
      ...{ igNo: market.igNo, pseudonyms: [before?.pseudonym ?? ''], reason, publicUrl, now: marketNow },
    });
    expect(await breachesIn(db, market)).toEqual([]);
  });

  test('is refused for who is not there, and for who is void', async () => {
    const actor = await createInvestor(db, market);
    const { pseudonyms } = await voided(actor);
    const again = { igNo: market.igNo, pseudonyms, reason, publicUrl, now: marketNow };
    await expect(voidWallets(db, one, again)).rejects.toMatchObject({ error: 'walletAlreadyVoid' });
    await expect(voidWallets(db, one, { ...again, pseudonyms: ['C-XXXXX'] })).rejects.toMatchObject({
      error: 'notFound',
    });
  });
});

describe('the reveal', () => {
  test('takes two operators, after its time, within ten minutes', async () => {
    await filled();
    const { igNo } = market;
    for (const now of [marketNow, marketCloses, later(marketReveals, -1)]) {
      await expect(requestReveal(db, one, { igNo, publicUrl, now })).rejects.toMatchObject({
        error: 'marketStillOpen',
      });
    }
    const now = marketReveals;
    await expect(confirmReveal(db, other, { igNo, now })).rejects.toMatchObject({
      error: 'revealRequestOver',
    });
    await requestReveal(db, one, { igNo, publicUrl, now });
    await expect(requestReveal(db, other, { igNo, publicUrl, now })).rejects.toMatchObject({
      error: 'requestWaiting',
    });
    await expect(confirmReveal(db, one, { igNo, now })).rejects.toMatchObject({
      error: 'secondOperatorNeeded',
    });
    const late = later(now, 600_000);
    await expect(confirmReveal(db, other, { igNo, now: late })).rejects.toMatchObject({
      error: 'revealRequestOver',
    });
    await requestReveal(db, other, { igNo, publicUrl, now: late });
    await confirmReveal(db, one, { igNo, now: late });
    await expect(requestReveal(db, one, { igNo, publicUrl, now: late })).rejects.toMatchObject({
      error: 'marketRevealed',
    });
  });

  test('shows totals, ranks and the replay, and a file that calculates itself; before it there is nothing', async () => {
    const { citizens, peer } = await filled();
    const gone = await createInvestor(db, market);
    await put(db, gone, { ...market, icNo: market.icNos[2], millions: 5 });
    await voided(gone);
    const { igNo } = market;
    const now = marketReveals;
    for (const ask of [getResults, getReplay, getFile]) {
      await expect(ask(db, { ...asked(), now })).rejects.toMatchObject({ error: 'totalsNotRevealed' });
    }
    await requestReveal(db, one, { igNo, publicUrl, now });
    const { sha256, lastHash } = await confirmReveal(db, other, { igNo, now });
    const results = await getResults(db, { ...asked(), now });
    expect(results).toMatchObject({
      wallets: { citizens: 2, peers: 1, voided: 1 },
      totals: { citizens: 10 * million, peers: 4 * million, total: 14 * million, investments: 4 },
      spread: [2, 3, 4, 5].map((amount) => ({ amount: amount * million, count: 1 })),
    });
    expect(results.companies.map(({ icNo, citizens: won, peers, rank }) => [icNo, won, peers, rank])).toEqual(
      [
        [market.icNos[0], 8 * million, 0, 1],
        [market.icNos[1], 2 * million, 4 * million, 2],
        [market.icNos[2], 0, 0, null],
      ],
    );
    const file = await getFile(db, { ...asked(), now });
    const again = recomputeMarket(file.bytes.toString('utf8'));
    expect(again).toMatchObject({ outcome: 'same', sha256, lastHash, wallets: 4 });
    const replay = await getReplay(db, { ...asked(), now });
    expect(replay.days.at(-1)?.amounts).toEqual(results.companies.map(({ total }) => total));
    expect(replay.days).toHaveLength(17);
    const mine = await wallet(peer, now);
    const lines = await listPublishedLines(db, { ...asked(), pseudonym: mine?.pseudonym ?? '', now });
    expect(lines.map(({ kind }) => kind)).toEqual(['grant', 'invest']);
    const totals = await db.sql.selectFrom('companies').select('revealedTotal').orderBy('icNo').execute();
    expect(totals.map(({ revealedTotal }) => Number(revealedTotal))).toEqual([8 * million, 6 * million, 0]);
    const [a] = citizens;
    const pseudonyms = [(a && (await wallet(a, now))?.pseudonym) ?? ''];
    await expect(voidWallets(db, one, { igNo, pseudonyms, reason, publicUrl, now })).rejects.toMatchObject({
      error: 'marketRevealed',
    });
  });
});

describe('the overview', () => {
  test('counts people and acts without amounts; opening the totals is counted and on record', async () => {
    await filled();
    await openTotals(db, one, asked());
    const { companies, hours } = await openTotals(db, other, asked());
    expect(companies.map(({ total }) => total)).toEqual([8 * million, 6 * million, 0]);
    expect(hours.reduce((sum, { amount }) => sum + amount, 0)).toBe(14 * million);
    expect(await readMarketOverview(db, asked())).toMatchObject({
      wallets: { all: 3, investing: 3, voided: 0 },
      acts: { invested: 4, changed: 0, takenBack: 0 },
      ledger: { lines: 0, waiting: 7 },
      openings: { count: 2 },
      reveal: null,
    });
    const { rows } = {
      rows: await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute(),
    };
    expect(rows.filter(({ action }) => action === 'market.openTotals')).toHaveLength(2);
  });

  test('lists signals with their wallets and who looked at them', async () => {
    await createInvestor(db, market, { email: 'one@mailinator.com' });
    const [signal] = await listSignals(db, asked());
    expect(signal).toMatchObject({ kind: 'throwawayMail', mark: null });
    expect(signal?.wallets).toHaveLength(1);
    await markSignal(db, one, { igNo: market.igNo, key: signal?.key ?? '', state: 'fine', now: marketNow });
    expect((await listSignals(db, asked()))[0]?.mark).toEqual({ state: 'fine', by: one.name });
    await markSignal(db, one, { igNo: market.igNo, key: signal?.key ?? '', state: null, now: marketNow });
    expect((await listSignals(db, asked()))[0]?.mark).toBeNull();
  });
});
