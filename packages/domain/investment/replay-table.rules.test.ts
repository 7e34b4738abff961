import type { CompanyResult, MarketReplay } from '@chulbal/contract/investment/investment';
import { expect, test } from 'vitest';
import { replayTable } from './replay-table.rules.ts';

const company = (icNo: number, teamName: string) =>
  ({ icNo, teamName, trackName: 'Campus', regionName: icNo === 1 ? 'Seoul area' : null }) as CompanyResult;
const day = (date: string, amounts: number[]) =>
  ({ day: date, amounts }) as unknown as MarketReplay['days'][number];

test('a line of ranks and one of amounts for every company, a column for every day', () => {
  const replay: MarketReplay = {
    companies: [1, 2, 3],
    days: [day('2026-03-01', [5, 0, 5]), day('2026-03-02', [5, 7, 5])],
  };
  const companies = [company(2, 'Second'), company(1, 'First')];
  expect(replayTable(replay, { companies }, 'en')).toEqual([
    ['Company', 'Track', 'Region', 'What', '2026-03-01', '2026-03-02'],
    ['Second', 'Campus', '', 'Rank', '', 1],
    ['Second', 'Campus', '', 'Amount (won)', 0, 7],
    ['First', 'Campus', 'Seoul area', 'Rank', 1, 2],
    ['First', 'Campus', 'Seoul area', 'Amount (won)', 5, 5],
  ]);
});
