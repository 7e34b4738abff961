import { shownPoints } from '@chulbal/contract/results/points';
import type { RankedTeam } from '@chulbal/contract/results/shapes';

export type TieWords =
  | { by: 'criterion'; code: string; own: string; other: string; sign: '>' | '<' }
  | { by: 'variance'; own: string; other: string; sign: '>' | '<' }
  | { by: 'decision' }
  | { by: 'undecided' }
  /** Nothing tells them apart, and no place depends on it. */
  | { by: 'shared' };

/**
 * What told a team from the one it is tied with; null where there is no tie. Points to two decimals, to four where
 * two would be equal.
 */
export function tieWords(
  team: Pick<RankedTeam, 'tie' | 'criterionAverages' | 'variance' | 'decision'>,
  against: Pick<RankedTeam, 'criterionAverages' | 'variance'> | undefined,
): TieWords | null {
  const { tie } = team;
  if (!tie) return null;
  if (tie.by === 'undecided') return { by: team.decision === 'undecided' ? 'undecided' : 'shared' };
  if (tie.by === 'decision') return { by: 'decision' };
  const values =
    tie.by === 'criterion'
      ? [team.criterionAverages[tie.criterion ?? ''], against?.criterionAverages[tie.criterion ?? '']]
      : [team.variance ?? undefined, against?.variance ?? undefined];
  const [own, other] = values;
  if (own === undefined || other === undefined) return null;
  const alike = shownPoints(own) === shownPoints(other);
  const pair = alike ? { own, other } : { own: shownPoints(own), other: shownPoints(other) };
  const sign = Number(own) > Number(other) ? '>' : '<';
  if (tie.by === 'variance') return { by: 'variance', ...pair, sign };
  return { by: 'criterion', code: tie.criterion ?? '', ...pair, sign };
}
