import type { MarketView } from '@chulbal/contract/investment/investment';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../ui/page-for-test.tsx';
import { investment } from './investment.ko.ts';
import { OpenWallet } from './open-wallet.tsx';

let clear = async () => {};
afterEach(() => clear());

const HOUR = 3_600_000;

test.each([
  ['is told before it', HOUR, '공개 예정'],
  ['is not promised once it is over', -HOUR, '공개를 준비하고 있어요.'],
])('the moment of a closed market’s results %s', async (_, ahead, told) => {
  const market = {
    ...{ igNo: 7, state: 'closed', revealsAt: new Date(Date.now() + ahead).toISOString() },
    limits: { wallet: 20_000_000, least: 1_000_000, most: 5_000_000, step: 1_000_000 },
  } as MarketView;
  const part = <OpenWallet market={market} refusal={null} loggedIn here="/" />;
  ({ clear } = await renderPage(part, { words: { investment } }));
  const text = document.body.textContent ?? '';
  expect(text).toContain(told);
  expect(text.includes('예정')).toBe(ahead > 0);
});
