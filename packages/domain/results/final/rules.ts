import type { MarketPoints, Ranking } from '@chulbal/contract/results/shapes';
import type { ReservePlace } from '@chulbal/contract/results/words';
import { reserveAmong } from '@chulbal/contract/results/words.rules';

/** A team in a finalised result. Points are exact text with four decimals (`77.4000`); null without a sheet. */
export type FinalTeam = {
  teamNo: number;
  rank: number | null;
  average: string | null;
  bonus: string;
  /** Where a market counts. */
  market: MarketPoints | null;
  final: string | null;
  decision: 'selected' | 'reserve' | 'notSelected' | 'cut' | 'withdrawn';
  /** Code of the season; null for a team of none. */
  region: string | null;
  /** Of a team in reserve. */
  reserve: { rank: number; among: ReservePlace['among'] } | null;
  /** By code of the criterion. */
  criterionAverages: Record<string, string>;
};

/** What the others need to know of its teams. @throws for one that is undecided: finalising refuses that. */
export function finalTeamsOf({ teams, regions }: Pick<Ranking, 'teams' | 'regions'>): FinalTeam[] {
  const byRegion = regions.some(({ quota }) => quota > 0);
  return teams.map((team) => {
    const { teamNo, rank, average, bonus, final, decision, region, reserveRank, criterionAverages } = team;
    if (decision === 'undecided') throw new Error(`Team ${teamNo} is undecided in a finalised result.`);
    const among = reserveAmong(region, byRegion);
    const reserve = decision === 'reserve' && reserveRank !== null ? { rank: reserveRank, among } : null;
    const market = team.market ?? null;
    return { teamNo, rank, average, bonus, market, final, decision, region, reserve, criterionAverages };
  });
}
