import type { Bilingual } from '@chulbal/contract/language';
import type { RankedTeam, Ranking, ResultRules } from '@chulbal/contract/result-shapes';
import type { ResultTeam, ResultView } from '@chulbal/contract/results';

/** What the console calls a team and a region. */
export type Names = {
  teams: ReadonlyMap<number, Pick<ResultTeam, 'number' | 'teamName' | 'itemName'>>;
  regions: ReadonlyMap<string, Bilingual>;
};

/** A ranking with what is called how, and who moved against the one before; without one nobody did. */
export function viewOf(
  ranking: Ranking,
  rules: ResultRules,
  { names, before }: { names: Names; before: Ranking | null },
): ResultView {
  const stood = new Map(before?.teams.map((team) => [team.teamNo, team]));
  const teams = ranking.teams.map((team): ResultTeam => {
    const was = stood.get(team.teamNo);
    return {
      // what it is called first: a team as it stands now must not cover what was ranked
      ...(names.teams.get(team.teamNo) ?? { number: null, teamName: '', itemName: '' }),
      ...team,
      move: before ? moveOf(team, was) : 'same',
      before: was
        ? { rank: was.rank, regionRank: was.regionRank, reserveRank: was.reserveRank, decision: was.decision }
        : null,
    };
  });
  const count = (move: ResultTeam['move']) => teams.filter((team) => team.move === move).length;
  const { count: places, selected, line, openTies, plainMeans } = ranking;
  return {
    rules,
    count: places,
    selected,
    line,
    moves: { in: count('in'), out: count('out'), rank: count('rank') },
    teams,
    regions: ranking.regions.map((region) => ({
      ...region,
      name: names.regions.get(region.region) ?? { ko: region.region, en: region.region },
      moved: teams.filter(
        (team) => team.region === region.region && (team.move === 'in' || team.move === 'out'),
      ).length,
    })),
    openTies,
    plainMeans,
  };
}

function moveOf(team: RankedTeam, was: RankedTeam | undefined): ResultTeam['move'] {
  const isIn = team.decision === 'selected';
  if (!was) return isIn ? 'in' : 'new';
  const wasIn = was.decision === 'selected';
  if (isIn !== wasIn) return isIn ? 'in' : 'out';
  const same =
    team.rank === was.rank &&
    team.regionRank === was.regionRank &&
    team.reserveRank === was.reserveRank &&
    team.decision === was.decision;
  return same ? 'same' : 'rank';
}
