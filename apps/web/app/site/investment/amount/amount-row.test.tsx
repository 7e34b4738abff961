import type { Invested, MarketView } from '@chulbal/contract/investment/investment';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import { investment } from '../investment.ko.ts';
import { AmountRow } from './amount-row.tsx';

const MILLION = 1_000_000;
const limits = { wallet: 20 * MILLION, least: MILLION, most: 5 * MILLION, step: MILLION };
const market = { igNo: 7, limits, state: 'open', ownTeamExcluded: true } as MarketView;
const company = { icNo: 11, lane: 2, teamName: '점자놀이터' };

const Nothing = () => null;
const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (name: string, detail: unknown = null) =>
  answer(422, { name, code: 4173, message: '지갑에 남은 돈이 모자라요.', fields: {}, detail });
const done = (amount: number, left: number): Invested => ({
  ...{ left, holdings: [{ icNo: 11, amount, changedAt: '2026-08-25T09:02:44.000Z' }], line: null },
});

let clear = async () => {};
let loaded = 0;
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

async function show(standing: { held: number; left: number }, given: Partial<MarketView> = {}) {
  loaded = 0;
  const element = (
    <AmountRow
      market={{ ...market, ...given }}
      company={company}
      held={standing.held * MILLION}
      left={standing.left * MILLION}
      changedAt={null}
    />
  );
  const loader = () => {
    loaded += 1;
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element, loader, HydrateFallback: Nothing }]);
  clear = await renderForTest(<RouterProvider router={router} />, { investment });
  await act(async () => {});
}

const text = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
const press = (name: string) => act(async () => button(name)?.click());
const choose = (millions: number) =>
  act(async () => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[millions - 1]?.click());
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

describe('a change is said before it is made', () => {
  test('what it makes of the amount, and what will be left', async () => {
    await show({ held: 4, left: 2 });
    await choose(3);
    expect(text()).toContain('400만 → 300만 원으로 줄일까요? 지갑에 300만 원이 남아요.');
    await press('그대로 두기');
    expect(text()).not.toContain('줄일까요');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('taking everything back is the same change', async () => {
    await show({ held: 4, left: 2 });
    await press('거두기');
    expect(text()).toContain('400만 원을 모두 거둘까요? 지갑에 600만 원이 남아요.');
    fetched.mockResolvedValueOnce(answer(200, done(0, 6 * MILLION)));
    await press('모두 거두기');
    expect(sent()).toMatchObject([{ name: 'invest', input: { igNo: 7, icNo: 11, amount: 0 } }]);
  });

  test('pressed twice it is sent once', async () => {
    await show({ held: 0, left: 20 });
    await choose(2);
    let reply: (response: Response) => void = () => {};
    fetched.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)));
    await press('200만 원 넣기');
    await press('200만 원 넣기');
    await act(async () => reply(answer(200, done(2 * MILLION, 18 * MILLION))));
    expect(sent()).toHaveLength(1);
    expect(loaded).toBeGreaterThan(1);
  });
});

describe('what does not work is said under its amount, with the nearest amount that does', () => {
  test('more than the wallet holds is not even sent', async () => {
    await show({ held: 2, left: 2 });
    await choose(5);
    expect(text()).toContain('500만 원까지는 100만 원이 모자라요.');
    expect(text()).toContain('지갑에 200만 원이 있어서 400만 원까지 올릴 수 있어요.');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce(answer(200, done(4 * MILLION, 0)));
    await press('400만 원으로');
    expect(sent()).toMatchObject([{ input: { amount: 4 * MILLION } }]);
  });

  test('another device was first: the page looks again', async () => {
    await show({ held: 0, left: 5 });
    await choose(5);
    fetched.mockResolvedValueOnce(
      refusal('amountBeyondBalance', { nearest: MILLION, left: MILLION, held: 0 }),
    );
    await press('500만 원 넣기');
    expect(document.querySelector('[role=alert]')?.textContent).toContain('100만 원으로');
    expect(loaded).toBe(2);
  });

  test('whatever else the server says stands there in its words', async () => {
    await show({ held: 0, left: 5 });
    await choose(1);
    fetched.mockResolvedValueOnce(refusal('walletVoid'));
    await press('100만 원 넣기');
    expect(document.querySelector('[role=alert]')?.textContent).toContain('지갑에 남은 돈이 모자라요.');
  });
});

describe('an answer that does not come', () => {
  test('keeps what was chosen, and sent again it is the same change (R-02)', async () => {
    await show({ held: 0, left: 20 });
    await choose(3);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press('300만 원 넣기');
    expect(text()).toContain('답을 받지 못했어요. 다시 누르면 한 번만 반영돼요.');
    expect(document.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.checked).toBe(true);
    fetched.mockResolvedValueOnce(answer(200, done(3 * MILLION, 17 * MILLION)));
    await press('다시 보내기');
    const keys = sent().map(({ input }) => input.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a session that is over says so', async () => {
    await show({ held: 0, left: 20 });
    await choose(1);
    fetched.mockResolvedValueOnce(answer(401, null));
    await press('100만 원 넣기');
    expect(text()).toContain('로그인이 끝났어요.');
  });
});

test('once the market has closed nothing can be chosen', async () => {
  await show({ held: 3, left: 2 }, { state: 'closed' });
  expect(document.querySelector('fieldset')?.disabled).toBe(true);
  expect(button('거두기')).toBeUndefined();
});
