import {
  type MarketAct,
  type MarketActName,
  marketActs,
  marketMoments,
  marketVerdictAt,
} from '@chulbal/contract/investment/acts';
import type { Db } from '@chulbal/domain/db';
import { describe, expect, test } from 'vitest';
import { messages, notifiedBy } from '../acts/effects.ts';
import { breachesIn } from '../market.ts';
import { testDb } from '../test-db.ts';
import { tryMarketAct } from './drivers.ts';
import { type MarketScenario, marketScenarioAt } from './scenario.ts';

const rows = Object.entries(marketActs) as [MarketActName, MarketAct][];

async function tryAndListen(db: Db, scenario: MarketScenario, name: MarketActName) {
  const before = await messages(db);
  const verdict = await tryMarketAct(db, scenario, name);
  return `${name}: ${verdict}, ${(await notifiedBy(db, before)).join(' ') || 'nobody'}`;
}

// Whoever has an account of the portal is the leader of the two there: investors and teams are told apart by the act.
const told = { investor: 'members', leader: 'leader', operators: 'operators' } as const;

describe('R-17 every act at every moment of a market, and whom it tells', () => {
  test.each(marketMoments)(
    '%s',
    async (moment) => {
      const db = await testDb();
      const scenario = await marketScenarioAt(db, moment);
      const came: string[] = [];
      for (const [name] of rows) came.push(await tryAndListen(db, scenario, name));
      expect(came).toEqual(
        rows.map(([name, act]) => {
          const verdict = marketVerdictAt(act, moment);
          return `${name}: ${verdict}, ${verdict === 'done' && act.tells ? told[act.tells] : 'nobody'}`;
        }),
      );
      expect(await breachesIn(db, scenario.market)).toEqual([]);
    },
    300_000,
  );
});
