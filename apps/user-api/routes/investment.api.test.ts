import { randomUUID } from 'node:crypto';
import { errors } from '@chulbal/contract/errors';
import * as contract from '@chulbal/contract/investment/investment';
import type { Db } from '@chulbal/domain/db';
import { voidWallets } from '@chulbal/domain/investment/voids.commands';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken, movableClock, request, userApiServices } from '@chulbal/testing/api';
import { publicUrl } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import {
  breachesIn,
  createMarket,
  marketCloses,
  marketNow,
  marketOpens,
  million,
  opening,
  revealMarket,
  type TestMarket,
} from '@chulbal/testing/market';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createUserApi } from '../app.ts';
import type { UserApi } from '../services.ts';

const files = temporaryStore();
const time = movableClock(marketNow);
let db: Db;
let app: UserApi['app'];
let market: TestMarket;
let token: string;

beforeEach(async () => {
  db = await testDb();
  time.set(marketNow);
  ({ app } = await createUserApi(userApiServices({ db, files, clock: time.clock })));
  market = await createMarket(db, { companies: 5 });
  token = await someone();
  return () => app.close();
});

/** The token of a new person, with a wallet unless told otherwise. */
async function someone({ wallet = true, ...given }: { wallet?: boolean; birthDate?: string } = {}) {
  const { id } = await createAccount(db, given);
  const own = await tokenOf(id);
  if (wallet) expect((await open(own)).code).toBe(200);
  return own;
}
const tokenOf = (accountId: number) => accessToken(db, { kind: 'user', accountId, now: time.clock() });

const { termsVersion } = opening;
const open = (by: string, input: object = {}) =>
  request(app, contract.openWallet, { igNo: market.igNo, termsVersion, agreed: true, ...input }, by);
const order = (input: object = {}) => ({
  ...{ igNo: market.igNo, icNo: market.icNos[0], amount: million, idempotencyKey: randomUUID() },
  ...input,
});
const invest = (input: object = {}, by: string | undefined = token) =>
  request(app, contract.invest, order(input), by);
/** Whose wallet was opened first. */
const investor = async () => {
  const first = db.sql.selectFrom('wallets').select('userId').orderBy('accountNo');
  return (await first.executeTakeFirstOrThrow()).userId ?? 0;
};
const moved = async () =>
  (await db.sql.selectFrom('marketTransfers').selectAll().where('kind', '<>', 'grant').execute()).length;
const walletOf = async (by = token) =>
  ((await request(app, contract.getMyWallet, { igNo: market.igNo }, by)).data as contract.MyMarket).wallet;

describe('amounts that nobody can invest', () => {
  const wrong = errors.invalidRequest.code;
  const amounts: [string, unknown, number][] = [
    ['less than nothing', -million, wrong],
    ['a part of a won', 1_000_000.5, wrong],
    ['more than there is', Number.MAX_SAFE_INTEGER, wrong],
    ['a text', '1000000', wrong],
    ['a list', [million], wrong],
    ['nothing at all', null, wrong],
    ['yes', true, wrong],
    ['below the least', 500_000, errors.amountBelowLeast.code],
    ['above the most', 6 * million, errors.amountAboveMost.code],
    ['between the steps', 1_500_000, errors.amountOffStep.code],
    ['more than a wallet has', 900 * million, errors.amountAboveMost.code],
  ];
  test('are refused, each with its own code', async () => {
    for (const [what, amount, code] of amounts) expect((await invest({ amount })).code, what).toBe(code);
    expect(await moved()).toBe(0);
  });

  const bodies: [string, string][] = [
    ['not a number', '"amount":NaN'],
    ['infinity', '"amount":1e400'],
    ['a prototype', '"amount":1000000,"__proto__":{"amount":1}'],
    ['somebody else’s wallet', '"amount":1000000,"userId":1'],
    ['a comment', '"amount":1000000/*,*/'],
  ];
  test('are refused in the body itself', async () => {
    const { amount: _amount, ...rest } = order();
    for (const [what, amount] of bodies) {
      const reply = await app.inject({
        ...{ method: 'POST', url: contract.invest.path },
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: `${JSON.stringify(rest).slice(0, -1)},${amount}}`,
      });
      expect(reply.statusCode, what).toBe(400);
    }
    expect(await moved()).toBe(0);
  });

  test('a name that comes twice is read once, and the answer says what stands', async () => {
    const reply = await app.inject({
      ...{ method: 'POST', url: contract.invest.path },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(order({ amount: 5 * million })).replace(
        '"amount"',
        '"amount":1000000,"amount"',
      ),
    });
    const { data } = reply.json() as { data: contract.Invested };
    expect(data.left).toBe(15 * million);
    expect((await walletOf())?.holdings).toMatchObject([{ amount: 5 * million }]);
  });

  test('less than nothing of nothing moves nothing', async () => {
    expect((await invest({ amount: -0 })).data).toMatchObject({ left: 20 * million, line: null });
    expect(await moved()).toBe(0);
  });
});

describe('one press, one line', () => {
  test('a key that was used is the same line again, and refused for anything else', async () => {
    const asked = order({ amount: 3 * million });
    const first = await request(app, contract.invest, asked, token);
    expect((await request(app, contract.invest, asked, token)).data).toEqual(first.data);
    for (const other of [{ amount: 4 * million }, { icNo: market.icNos[1] }, { amount: 0 }]) {
      const again = await request(app, contract.invest, { ...asked, ...other }, token);
      expect(again.code).toBe(errors.invalidRequest.code);
    }
    expect(await moved()).toBe(1);
    // Somebody else’s wallet knows nothing of it.
    expect((await request(app, contract.invest, asked, await someone())).code).toBe(200);
    expect(await moved()).toBe(2);
  });

  test('a key of before the closing answers after it; a new one does not', async () => {
    const asked = order();
    expect((await request(app, contract.invest, asked, token)).code).toBe(200);
    time.set(marketCloses);
    const later = await tokenOf(await investor());
    expect((await request(app, contract.invest, asked, later)).code).toBe(200);
    expect((await invest({ amount: 0 }, later)).code).toBe(errors.marketClosed.code);
    expect(await moved()).toBe(1);
  });

  test('thirty devices of one person at once spend the wallet once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, device) =>
        invest({ icNo: market.icNos[device % 5], amount: 5 * million }),
      ),
    );
    const codes = new Set(replies.map(({ code }) => code));
    expect([...codes].sort()).toEqual([200, errors.amountBeyondBalance.code]);
    const wallet = await walletOf();
    expect([wallet?.left, wallet?.invested]).toEqual([0, 20 * million]);
    expect(await moved()).toBe(4);
    expect(await breachesIn(db, market)).toEqual([]);
  });

  test('a program that never rests is slowed after sixty changes in a minute', async () => {
    const codes: number[] = [];
    for (let press = 0; press < 64; press += 1) {
      codes.push((await invest({ amount: (1 + (press % 2)) * million })).code);
    }
    expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true);
    expect(codes.slice(60)).toContain(errors.tooManyRequests.code);
    expect(await moved()).toBe(60);
    time.advance(61_000);
    expect((await invest({ amount: 5 * million })).code).toBe(200);
  });
});

describe('the edges of the period', () => {
  const ms = (instant: Date, more: number) => new Date(instant.getTime() + more);
  const edges: [string, Date, number][] = [
    ['a millisecond before it opens', ms(marketOpens, -1), errors.marketNotOpen.code],
    ['as it opens', marketOpens, 200],
    ['a millisecond before it closes', ms(marketCloses, -1), 200],
    ['as it closes', marketCloses, errors.marketClosed.code],
    ['a year later', ms(marketCloses, 365 * 86_400_000), errors.marketClosed.code],
  ];
  test('are of the instant itself, whoever comes', async () => {
    for (const [when, now, code] of edges) {
      time.set(now);
      const by = await someone({ wallet: false });
      expect((await open(by)).code, when).toBe(code);
      expect((await invest({}, by)).code, when).toBe(code === 200 ? 200 : errors.walletMissing.code);
    }
  });

  test('nothing moves once the totals are revealed', async () => {
    await invest();
    await revealMarket(db, market);
    time.set(ms(marketCloses, 86_400_000 * 2));
    expect((await invest({ amount: 0 }, await tokenOf(await investor()))).code).toBe(
      errors.marketClosed.code,
    );
  });
});

describe('who may not', () => {
  test('a visitor, an operator’s token, somebody without a wallet', async () => {
    expect((await request(app, contract.invest, order())).status).toBe(401);
    const { operatorId } = await createOperator(db);
    const foreign = await operatorToken(db, { operatorId, now: marketNow });
    expect((await invest({}, foreign)).status).toBe(403);
    expect((await invest({}, await someone({ wallet: false }))).code).toBe(errors.walletMissing.code);
  });

  test('somebody under fourteen, and whoever read other terms or did not agree', async () => {
    const child = await someone({ wallet: false, birthDate: '2014-01-01' });
    expect((await open(child)).code).toBe(errors.marketUnderFourteen.code);
    const reader = await someone({ wallet: false });
    expect((await open(reader, { termsVersion: '2020-1' })).code).toBe(errors.marketTermsOld.code);
    expect((await open(reader, { agreed: false })).code).toBe(errors.invalidRequest.code);
    expect((await open(reader, { igNo: 9_999 })).code).toBe(errors.notFound.code);
  });

  test('a member of the team, in their own company', async () => {
    const [team] = market.teams;
    const leader = await tokenOf(team?.actor.userId ?? 0);
    expect((await open(leader)).code).toBe(200);
    expect((await invest({}, leader)).code).toBe(errors.ownTeamCompany.code);
    expect((await invest({ icNo: market.icNos[1] }, leader)).code).toBe(200);
  });

  test('a company or an exhibition that there is not', async () => {
    for (const wrong of [{ icNo: 9_999 }, { igNo: 9_999 }]) {
      expect((await invest(wrong)).code).toBe(errors.notFound.code);
    }
    for (const wrong of [{ icNo: 0 }, { igNo: -1 }, { icNo: 2 ** 60 }, { idempotencyKey: 'again' }]) {
      expect((await invest(wrong)).code).toBe(errors.invalidRequest.code);
    }
  });

  test('a wallet opened twice is one; a void one takes nothing, and is objected to once', async () => {
    const before = await walletOf();
    expect((await open(token)).code).toBe(200);
    expect((await walletOf())?.pseudonym).toBe(before?.pseudonym);
    await invest({ amount: 2 * million });
    const object = () =>
      request(app, contract.objectToVoid, { igNo: market.igNo, text: '저는 한 번만 투자했어요.' }, token);
    expect((await object()).code).toBe(errors.objectionClosed.code);
    await voidWallets(db, await createOperator(db), {
      ...{ igNo: market.igNo, pseudonyms: [before?.pseudonym ?? ''], reason: '한 사람이 여러 지갑을 썼어요' },
      ...{ publicUrl, now: marketNow },
    });
    expect((await invest({ amount: 0 })).code).toBe(errors.walletVoid.code);
    expect((await object()).code).toBe(200);
    expect((await object()).code).toBe(errors.objectionClosed.code);
    // Opening it again fills nothing.
    expect((await open(token)).code).toBe(200);
    expect(await walletOf()).toMatchObject({ left: 0, invested: 0 });
    expect(await breachesIn(db, market)).toEqual([]);
  });
});
