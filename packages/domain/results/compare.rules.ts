import type { Bilingual } from '@chulbal/contract/language';
import type { ResultTeam, ResultView } from '@chulbal/contract/results/results';
import type {
  CountedMarket,
  RankedRegion,
  RankedTeam,
  Ranking,
  ResultRules,
} from '@chulbal/contract/results/shapes';
import { noRegion } from '@chulbal/contract/results/values';

/** What the console calls a team and a region. */
export type Names = {
  teams: ReadonlyMap<number, Pick<ResultTeam, 'number' | 'teamName' | 'itemName'>>;
  regions: ReadonlyMap<string, Bilingual>;
};

/** A ranking with what is called how, and who moved against the one before; without one nobody did. */
export function viewOf(
  ranking: Ranking,
  rules: ResultRules,
  {
    names,
    before,
    market = null,
  }: { names: Names; before: Ranking | null; market?: CountedMarket | null | undefined },
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
    regions: [...ranking.regions, ...regionless(ranking, rules)].map((region) => {
      const own = teams.filter((team) => (team.region ?? noRegion.code) === region.region);
      return {
        ...region,
        // What the rows say: a place after a withdrawal is not one that nobody could fill.
        national: own.filter(({ via }) => via === 'national').length,
        name: nameOf(region.region, names),
        moved: own.filter(({ move }) => move === 'in' || move === 'out').length,
      };
    }),
    openTies,
    plainMeans,
    market: market && { ...market, companies: market.companies.length },
  };
}

function nameOf(code: string, { regions }: Names): Bilingual {
  if (code === noRegion.code) return noRegion.name;
  return regions.get(code) ?? { ko: code, en: code };
}

/** A line for teams of no region, so that the regions' numbers add up to the teams; none where every team has one. */
function regionless({ teams, regions }: Ranking, { cutLine }: ResultRules): RankedRegion[] {
  const own = teams.filter(({ region }) => region === null);
  if (own.length === 0 || regions.length === 0) return [];
  const selected = own.filter(({ decision }) => decision === 'selected').length;
  const eligible = own.filter(({ average }) => average !== null && Number(average) >= cutLine).length;
  const places = { quota: 0, selected, national: selected, empty: 0, line: null };
  return [{ region: noRegion.code, teams: own.length, eligible, ...places }];
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
