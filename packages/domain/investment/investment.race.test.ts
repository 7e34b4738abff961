import { randomUUID } from 'node:crypto';
import { publishedExhibition } from '@chulbal/testing/exhibitions';
import { publicUrl } from '@chulbal/testing/factories';
import {
  breachesIn,
  createInvestor,
  createMarket,
  marketCloses,
  marketNow,
  million,
  put,
  type TestMarket,
} from '@chulbal/testing/market';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor, UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { chainTransfers } from './chain.commands.ts';
import { voidWallets } from './voids.commands.ts';

/** Interleavings of a rule: all of them with WHOLE=1, otherwise a twentieth. */
const ROUNDS = process.env.WHOLE === '1' ? 200 : 10;

let db: Db;
let market: TestMarket;
let operator: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  market = await createMarket(db, { companies: 5 });
  operator = await createOperator(db);
});

let addresses = 0;
/** Somebody with a wallet, who comes from an address of their own. */
function someone(): Promise<UserActor> {
  addresses += 1;
  return createInvestor(db, market, { address: `10.0.${addresses >> 8}.${addresses & 255}` });
}

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw error;
  }
}

const heldBy = async (actor: UserActor) => {
  const rows = await db.sql
    .selectFrom('marketHoldings as h')
    .innerJoin('wallets as w', 'w.accountNo', 'h.walletNo')
    .select(['h.icNo', 'h.amount', 'w.balance'])
    .where('w.userId', '=', actor.userId)
    .where('h.amount', '>', 0)
    .execute();
  return { sum: rows.reduce((sum, { amount }) => sum + amount, 0), left: rows[0]?.balance ?? 20 * million };
};

async function assertSound(): Promise<void> {
  expect(await breachesIn(db, market)).toEqual([]);
  while ((await chainTransfers(db)) > 0) {
    // The next ones.
  }
  expect(await breachesIn(db, market)).toEqual([]);
}

test(`R-08 two devices of one person: ${ROUNDS * 4} presses at once leave what was answered last, and the sum`, async () => {
  const actor = await someone();
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = new Date(marketNow.getTime() + round * 60_000);
    const icNo = market.icNos[round % 5];
    const amounts = [1, 2, 3, 4].map((one) => ((one + round) % 5) + 1);
    const results = await Promise.all(
      amounts.map((millions) => outcome(put(db, actor, { ...market, icNo, millions, now }))),
    );
    expect(results.filter((one) => one !== 'done' && one !== 'amountBeyondBalance')).toEqual([]);
    const { sum, left } = await heldBy(actor);
    expect(sum + left).toBe(20 * million);
  }
  await assertSound();
});

test('R-02 one intent: the same key from twenty presses at once is one line', async () => {
  const actor = await someone();
  const key = randomUUID();
  const [icNo] = market.icNos;
  const presses = Array.from({ length: 20 }, () => put(db, actor, { ...market, icNo, millions: 2, key }));
  const answers = await Promise.all(presses);
  expect(new Set(answers.map(({ left }) => left))).toEqual(new Set([18 * million]));
  const lines = await db.sql.selectFrom('marketTransfers').selectAll().where('kind', '=', 'invest').execute();
  expect(lines).toHaveLength(1);
});

test(`R-08 the last million: of two presses for it at once one gets it, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const actor = await someone();
    for (const [place, icNo] of market.icNos.slice(0, 3).entries()) {
      await put(db, actor, { ...market, icNo, millions: place === 2 ? 4 : 5 });
    }
    await put(db, actor, { ...market, icNo: market.icNos[3], millions: 5 });
    const results = await Promise.all([
      outcome(put(db, actor, { ...market, icNo: market.icNos[4], millions: 1 })),
      outcome(put(db, actor, { ...market, icNo: market.icNos[2], millions: 5 })),
    ]);
    expect(results.toSorted()).toEqual(['amountBeyondBalance', 'done']);
  }
  await assertSound();
});

test(`R-08 the closing instant: presses of a millisecond before count, those of the instant do not, ${ROUNDS} times`, async () => {
  const before = new Date(marketCloses.getTime() - 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await someone(), await someone()];
    const [icNo] = market.icNos;
    const results = await Promise.all([
      outcome(put(db, one, { ...market, icNo, millions: 1, now: before })),
      outcome(put(db, other, { ...market, icNo, millions: 1, now: marketCloses })),
    ]);
    expect(results).toEqual(['done', 'marketClosed']);
  }
  await assertSound();
});

test(`R-08 a changed limit: each line keeps to the plan that it names, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const most = round % 2 === 0 ? 2 : 5;
    const actors = [await someone(), await someone()];
    const presses = actors.map((actor) =>
      outcome(put(db, actor, { ...market, icNo: market.icNos[round % 5], millions: 4 })),
    );
    const [, ...results] = await Promise.all([
      publishedExhibition(db, { most: most * million, introKo: `<p>${round}</p>` }),
      ...presses,
    ]);
    expect(results.filter((one) => one !== 'done' && one !== 'amountAboveMost')).toEqual([]);
  }
  await assertSound();
});

test(`R-08 a voided wallet: a press at the same instant is before it or refused, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const actor = await someone();
    const { pseudonym } = await db.sql
      .selectFrom('wallets')
      .select('pseudonym')
      .where('userId', '=', actor.userId)
      .executeTakeFirstOrThrow();
    const voiding = { ...market, pseudonyms: [pseudonym], reason: '한 사람이 여러 지갑을 썼어요', publicUrl };
    const [pressed, voided, again] = await Promise.all([
      outcome(put(db, actor, { ...market, icNo: market.icNos[0], millions: 3 })),
      outcome(voidWallets(db, operator, { ...voiding, now: marketNow })),
      outcome(voidWallets(db, operator, { ...voiding, now: marketNow })),
    ]);
    expect(['done', 'walletVoid']).toContain(pressed);
    expect([voided, again].toSorted()).toEqual(['done', 'walletAlreadyVoid']);
    expect((await heldBy(actor)).sum).toBe(0);
  }
  await assertSound();
});

test('however many chain at once, every line is chained once, beside those who invest', async () => {
  const actors = await Promise.all(Array.from({ length: 10 }, () => someone()));
  await Promise.all([
    ...actors.map((actor) => put(db, actor, { ...market, icNo: market.icNos[0], millions: 2 })),
    ...Array.from({ length: 5 }, () => chainTransfers(db)),
  ]);
  await assertSound();
});
