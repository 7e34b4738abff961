import type { Ranking } from '@chulbal/contract/result-shapes';

/** A team in a finalised result. Points are exact text with four decimals (`77.4000`); null without a sheet. */
export type FinalTeam = {
  teamNo: number;
  rank: number | null;
  average: string | null;
  bonus: string;
  final: string | null;
  decision: 'selected' | 'reserve' | 'notSelected' | 'cut' | 'withdrawn';
  /** In the region where there are quotas, else among all. */
  reserveRank: number | null;
  /** By code of the criterion. */
  criterionAverages: Record<string, string>;
};

/** What the others need to know of it. @throws for one that is undecided: finalising refuses that. */
export function finalTeam(team: Ranking['teams'][number]): FinalTeam {
  const { teamNo, rank, average, bonus, final, decision, reserveRank, criterionAverages } = team;
  if (decision === 'undecided') throw new Error(`Team ${teamNo} is undecided in a finalised result.`);
  return { teamNo, rank, average, bonus, final, decision, reserveRank, criterionAverages };
}
