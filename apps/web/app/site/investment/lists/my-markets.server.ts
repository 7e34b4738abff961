import {
  getMarketResults,
  getMyWallet,
  type MarketResults,
  type MyMarket,
} from '@chulbal/contract/investment/investment';
import type { Visit } from '../../../lib/visit.server.ts';

export type OwnMarket = { mine: MyMarket; results: MarketResults['companies'] | null };

/** Of these exhibitions those in which the reader has a wallet or a company, with what was revealed of them. */
export async function myMarkets(
  attempt: Visit['attempt'],
  exhibitions: readonly { igNo: number }[],
): Promise<OwnMarket[]> {
  const all = await Promise.all(
    exhibitions.map(async ({ igNo }): Promise<OwnMarket[]> => {
      const mine = await attempt(getMyWallet, { igNo });
      if (!mine.ok || (mine.data.wallet === null && mine.data.mine.length === 0)) return [];
      const isRevealed = mine.data.wallet !== null && mine.data.market.state === 'revealed';
      const results = isRevealed ? await attempt(getMarketResults, { igNo }) : null;
      return [{ mine: mine.data, results: results?.ok ? results.data.companies : null }];
    }),
  );
  return all.flat();
}
