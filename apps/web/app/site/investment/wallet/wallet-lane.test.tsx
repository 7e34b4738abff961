import { afterEach, expect, test } from 'vitest';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import { investment } from '../investment.ko.ts';
import { WalletLane } from './wallet-lane.tsx';

const MILLION = 1_000_000;
const limits = { wallet: 20 * MILLION, least: MILLION, most: 5 * MILLION, step: MILLION };
const company = (icNo: number, lane: number) => ({
  ...{ icNo, trackNo: lane, lane, trackName: '도전', region: null, regionName: null, logo: null },
  ...{ teamName: `팀 ${icNo}`, companyTitle: '제목' },
});
const holding = (icNo: number, millions: number) => ({
  ...{ icNo, amount: millions * MILLION, changedAt: '2026-08-25T09:02:44.000Z' },
  company: company(icNo, icNo),
});

let clear = async () => {};
afterEach(() => clear());

const show = async (holdings: ReturnType<typeof holding>[]) => {
  const invested = holdings.reduce((sum, { amount }) => sum + amount, 0);
  const wallet = { holdings, invested, left: limits.wallet - invested };
  clear = await renderForTest(<WalletLane wallet={wallet} limits={limits} />, { investment });
};

test('twenty legs, each run with its lane’s number on the first, and names under them', async () => {
  await show([holding(4, 5), holding(2, 3)]);
  const lane = document.querySelector('[role=img]');
  expect(lane?.getAttribute('aria-label')).toBe('지갑: 8,000,000원 넣었고 12,000,000원 남았어요');
  const legs = [...(lane?.children ?? [])].map((leg) => leg.textContent);
  expect(legs).toHaveLength(20);
  expect([legs.indexOf('4'), legs.indexOf('2')]).toEqual([0, 5]);
  expect(legs.filter((leg) => leg !== '')).toEqual(['4', '2']);
  expect([...document.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    '팀 4 500만',
    '팀 2 300만',
    '남음 1,200만',
  ]);
});

test('many names stand in a list', async () => {
  await show(Array.from({ length: 20 }, (_, place) => holding(place + 1, 1)));
  expect(document.querySelector('ul')?.hasAttribute('data-listed')).toBe(true);
  expect(document.querySelectorAll('li')).toHaveLength(20);
});
