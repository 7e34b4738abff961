import * as contract from '@chulbal/contract/investment/investment';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import type { Db } from '@chulbal/domain/db';
import { recomputeMarket } from '@chulbal/domain/investment/file.rules';
import { confirmReveal, requestReveal } from '@chulbal/domain/investment/reveal.commands';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken, movableClock, request, userApiServices } from '@chulbal/testing/api';
import { publicUrl } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import {
  breachesIn,
  createMarket,
  marketCloses,
  marketNow,
  marketReveals,
  million,
} from '@chulbal/testing/market';
import { createOperator } from '@chulbal/testing/operators';

import { testDb } from '@chulbal/testing/test-db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUserApi } from '../app.ts';
import type { UserApi } from '../services.ts';

const PEOPLE = 30;
const time = movableClock(marketNow);
const files = temporaryStore();
let db: Db;
let app: UserApi['app'];

beforeEach(async () => {
  db = await testDb();
  time.set(marketNow);
  ({ app } = await createUserApi(userApiServices({ db, files, clock: time.clock })));
});
afterEach(() => app.close());

/** Somebody who opens a wallet, invests in three companies, changes one and takes one back; what stands of it. */
async function investor(place: number, { igNo, icNos }: { igNo: number; icNos: number[] }) {
  const { id } = await createAccount(db);
  const token = await accessToken(db, { kind: 'user', accountId: id, now: marketNow });
  const call = async (endpoint: Parameters<typeof request>[1], input: Record<string, unknown>) => {
    const reply = await request(app, endpoint, { igNo, ...input }, token);
    expect(reply.message).toBe('OK');
  };
  const put = (icNo: number | undefined, millions: number) =>
    call(contract.invest, {
      ...{ icNo, amount: millions * million, idempotencyKey: crypto.randomUUID() },
    });
  const [first, second, third] = icNos.map((_, at) => icNos[(at + place) % icNos.length]);
  await call(contract.openWallet, { termsVersion: MARKET_TERMS_VERSION, agreed: true });
  await put(first, 1 + (place % 5));
  await put(second, 5);
  await put(third, 2);
  await put(second, 3);
  await put(third, 0);
  return [
    { icNo: first, amount: (1 + (place % 5)) * million },
    { icNo: second, amount: 3 * million },
  ];
}

test('thirty people invest at the same time, and the published file gives every total again', async () => {
  const market = await createMarket(db, { companies: 5 });
  const { igNo } = market;
  const standing = (
    await Promise.all(Array.from({ length: PEOPLE }, (_, place) => investor(place, market)))
  ).flat();
  const expected = new Map(
    [...Map.groupBy(standing, ({ icNo }) => icNo)].map(([icNo, of]) => [
      icNo,
      of.reduce((sum, { amount }) => sum + amount, 0),
    ]),
  );

  // Nobody sees a total before two operators have revealed them.
  time.set(marketCloses);
  expect(await request(app, contract.getMarketResults, { igNo })).toMatchObject({ code: 4175 });
  time.set(marketReveals);
  const [asking, confirming] = [await createOperator(db), await createOperator(db)];
  await requestReveal(db, asking, { igNo, publicUrl, now: marketReveals });
  await confirmReveal(db, confirming, { igNo, now: marketReveals });

  const { data } = await request(app, contract.getMarketResults, { igNo });
  const results = data as contract.MarketResults;
  expect(new Map(results.companies.map(({ icNo, total }) => [icNo, total]))).toEqual(expected);
  expect(results.wallets).toEqual({ citizens: PEOPLE, peers: 0, voided: 0 });
  // A grant and five changes each.
  expect(results.file.lines).toBe(PEOPLE * 6);

  const file = await app.inject({
    method: 'GET',
    url: contract.getMarketFile.path,
    query: { igNo: String(igNo) },
  });
  const again = recomputeMarket(file.body);
  if (again.outcome !== 'same') throw new Error(`The file does not recompute: ${JSON.stringify(again)}`);
  expect(again.sha256).toBe(results.file.sha256);
  expect(new Map(again.totals.map(({ icNo, total }) => [icNo, total]))).toEqual(expected);
  expect(await breachesIn(db, { igNo })).toEqual([]);
});
