import { errors } from '@chulbal/contract/errors';
import {
  type MarketAct,
  marketActs,
  marketMoments,
  marketVerdictAt,
  timelessInMarket,
} from '@chulbal/contract/investment/acts';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../endpoints.ts';

const areas = ['/api/ipo/', '/api/market/', '/admin/ipo/', '/admin/market/'];
const rows = Object.entries(marketActs) as [string, MarketAct][];
const named = rows.map(([name, { endpoint = name }]) => endpoint);

describe('R-17 the table of acts and moments of a market', () => {
  test('has a row for every command of exhibition, company and wallet, and for none that there is not', () => {
    const commands = [...allEndpoints]
      .filter(([, { path }]) => areas.some((area) => path.startsWith(`${area}command/`)))
      .map(([name]) => name);
    const known = new Set([...named, ...Object.keys(timelessInMarket)]);
    expect(commands.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !commands.includes(name))).toEqual([]);
  });

  test.each(rows)('%s has one verdict for every moment, and no error that there is not', (_name, act) => {
    const listed = Object.entries(act.at).flatMap(([verdict, when]) => (verdict === 'otherwise' ? [] : when));
    expect(new Set(listed).size).toBe(listed.length);
    for (const moment of marketMoments) {
      const verdict = marketVerdictAt(act, moment);
      expect(verdict === 'done' || verdict in errors).toBe(true);
    }
  });
});
