import type { MarketReplay, MarketResults } from '@chulbal/contract/investment/investment';
import type { Language } from '@chulbal/contract/language';

const words = {
  ko: { headings: ['기업', '트랙', '권역', '무엇'], rank: '순위', amount: '금액(원)' },
  en: { headings: ['Company', 'Track', 'Region', 'What'], rank: 'Rank', amount: 'Amount (won)' },
};

/**
 * The replay as cells: headings with the days (yyyy-MM-dd), then the rank (empty without any money) and the amount in won of
 * every company on each of them, the one that came first before.
 */
export function replayTable(
  { companies, days }: MarketReplay,
  results: Pick<MarketResults, 'companies'>,
  language: Language,
): (string | number)[][] {
  const { headings, rank, amount } = words[language];
  const rows = results.companies.flatMap(({ icNo, teamName, trackName, regionName }) => {
    const at = companies.indexOf(icNo);
    if (at < 0) return [];
    const name = [teamName, trackName, regionName ?? ''];
    const amounts = days.map((day) => day.amounts[at] ?? 0);
    const ranks = days.map(({ amounts: all }) => rankOf(all, all[at] ?? 0));
    return [
      [...name, rank, ...ranks],
      [...name, amount, ...amounts],
    ];
  });
  return [[...headings, ...days.map(({ day }) => day)], ...rows];
}

/** The same amount shares a place; nothing has none. */
function rankOf(all: readonly number[], own: number): number | string {
  return own === 0 ? '' : all.filter((one) => one > own).length + 1;
}
