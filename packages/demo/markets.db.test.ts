import { mintUser } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { listExhibitions } from '@chulbal/domain/exhibition/queries';
import { recomputeMarket } from '@chulbal/domain/investment/file.rules';
import { getFile, getReplay, getResults } from '@chulbal/domain/investment/results.queries';
import { listSignals } from '@chulbal/domain/investment/signals.queries';
import { getMyMarket } from '@chulbal/domain/investment/wallet.queries';
import { seedBase } from '@chulbal/domain/seeds/base';
import { undrawnStore } from '@chulbal/testing/demo-store';
import { breachesIn } from '@chulbal/testing/market';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Demo, seedDemo } from './seed.ts';

// A Sunday night in Korea: nothing of the market is written after now.
const now = new Date('2026-05-24T15:20:00.000Z');

let db: Db;
let demo: Demo;
let last: number;
let open: number;

beforeAll(async () => {
  db = await testDb();
  await seedBase(db, { now });
  demo = await seedDemo(db, { now, ...undrawnStore() });
  [, last = 0, open = 0] = (await listExhibitions(db)).map(({ igNo }) => igNo);
}, 240_000);

/** Somebody's wallet in a market. */
const marketOf = (userId: number, igNo: number) =>
  getMyMarket(db, mintUser(userId), { igNo, language: 'ko', now });

describe('the ledgers of the demo', () => {
  test('are sound, in the order of time and past', async () => {
    for (const igNo of [last, open]) expect(await breachesIn(db, { igNo })).toEqual([]);
    const lines = await db.sql
      .selectFrom('marketTransfers')
      .select(['igNo', 'at', 'place'])
      .orderBy('igNo')
      .orderBy('transferNo')
      .execute();
    expect(lines.length).toBeGreaterThan(4_000);
    for (const ofOne of Map.groupBy(lines, ({ igNo }) => igNo).values()) {
      const times = ofOne.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(ofOne.map(({ place }) => place)).toEqual(ofOne.map((_, place) => place + 1));
    }
    for (const { at } of lines) expect(at <= now).toBe(true);
  });
});

describe('last year’s market', () => {
  test('is revealed, and its file gives the same totals and ranks once more', async () => {
    const { bytes } = await getFile(db, { igNo: last, now });
    const again = recomputeMarket(bytes.toString('utf8'));
    if (again.outcome !== 'same') throw new Error(again.outcome);
    const results = await getResults(db, { igNo: last, language: 'ko', now });
    const ranks = (rows: readonly { icNo: number; total: number; rank: number | null }[]) =>
      rows.map(({ icNo, total, rank }) => ({ icNo, total, rank }));
    expect(ranks(again.totals)).toEqual(ranks(results.companies));
    expect(again.sha256).toBe(results.file.sha256);
    expect(results.companies.every(({ total }) => total > 0)).toBe(true);
    expect(results.wallets.voided).toBe(9);
    expect((await getReplay(db, { igNo: last, now })).days.length).toBeGreaterThan(14);
  });

  test('one visitor of the demo was right, and one was not', async () => {
    const { companies } = await getResults(db, { igNo: last, language: 'ko', now });
    const hits = async (userId: number) => {
      const { wallet } = await marketOf(userId, last);
      const firsts = new Set(companies.filter(({ cellRank }) => cellRank === 1).map(({ icNo }) => icNo));
      return wallet?.holdings.filter(({ icNo }) => firsts.has(icNo)).length;
    };
    expect(await hits(demo.invested.userId)).toBe(2);
    expect(await hits(demo.missed.userId)).toBe(0);
  });
});

describe('the open market', () => {
  test('has one visitor who may invest, one who has, and a leader who is a peer', async () => {
    const { market, wallet, refusal } = await marketOf(demo.investor.userId, open);
    expect([market.state, wallet, refusal]).toEqual(['open', null, null]);
    expect((await marketOf(demo.invested.userId, open)).wallet).toMatchObject({
      ...{ kind: 'citizen', left: 6_000_000, invested: 14_000_000 },
    });
    expect(await marketOf(demo.exhibitor.userId, open)).toMatchObject({
      wallet: { kind: 'peer' },
      mine: [{ teamName: '반의반찬' }],
    });
  });

  test('has signals that somebody should look at, and one that was fine', async () => {
    const signals = await listSignals(db, { igNo: open, language: 'ko' });
    const kinds = new Set(signals.map(({ kind }) => kind));
    for (const kind of ['sameAddress', 'quickStart', 'throwawayMail'] as const) expect(kinds).toContain(kind);
    const marks = signals.filter(({ kind }) => kind === 'sameAddress').map(({ mark }) => mark?.state ?? null);
    expect(marks).toEqual(['fine', null]);
  });
});
