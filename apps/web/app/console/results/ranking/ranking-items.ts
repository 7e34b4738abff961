import type { ResultTeam, ResultView } from '@chulbal/contract/results/results';
import type { ResultRules } from '@chulbal/contract/results/shapes';
import { quotaOf } from '@chulbal/contract/results/shapes.rules';
import { noRegion } from '@chulbal/contract/results/values';

/** What the ranking is drawn of, from the first rank on. */
export type RankingItem =
  | { kind: 'team'; team: ResultTeam; place: number | null }
  | { kind: 'fold'; key: string; teams: readonly ResultTeam[]; from: number | null; to: number | null }
  /** Where the selection ends: after the last place of the region, or of all. */
  | { kind: 'selection' }
  /** Where teams below the cut line begin. */
  | { kind: 'cut'; teams: number };

type Asked = {
  /** Of one region, or null for all. */
  region: string | null;
  /** How many of a fold, by its key, are shown already. */
  opened: ReadonlyMap<string, number>;
};

const FIRST = 4;
const AROUND = 6;
const SHORTEST_FOLD = 4;
/** Teams of which only the rank moved are shown one by one up to so many; beyond it they would hide the rest. */
const MOST_MOVED = 40;
/** How many rows one press on a fold adds. */
export const FOLD_STEP = 100;

/** The teams of a tab, in its order. */
export function teamsOf(result: Pick<ResultView, 'teams'>, region: string | null): ResultTeam[] {
  if (region === null) return result.teams;
  return result.teams.filter((team) => (team.region ?? noRegion.code) === region);
}

/** A team's rank in the tab that is shown. */
export function placeOf(team: Pick<ResultTeam, 'rank' | 'regionRank'>, region: string | null): number | null {
  return region === null ? team.rank : team.regionRank;
}

/** How many teams of a tab stand above its line: those on the region's places where it has a quota, else all that are selected. */
export function lineAfter(
  teams: readonly ResultTeam[],
  region: string | null,
  rules: Pick<ResultRules, 'select' | 'quotas'>,
): number {
  const all = region === null || quotaOf(rules, region) === 0;
  const own = (team: ResultTeam) => team.decision === 'selected' && (all || team.via !== 'national');
  return teams.findLastIndex(own) + 1;
}

/**
 * A ranking with its runs folded: the first teams, those around the lines and whoever moved stay; the others of one
 * verdict in a row become one line that opens. Both lines are always there.
 */
export function rankingItems(
  result: Pick<ResultView, 'teams' | 'rules'>,
  { region, opened }: Asked,
): RankingItem[] {
  const teams = teamsOf(result, region);
  const line = lineAfter(teams, region, result.rules);
  const firstCut = teams.findIndex((team) => team.decision === 'cut');
  const showsMoved = teams.filter((team) => team.move === 'rank').length <= MOST_MOVED;
  const stays = (team: ResultTeam, at: number) =>
    at < FIRST ||
    (at >= line - AROUND && at < line + AROUND) ||
    team.decision === 'undecided' ||
    team.decision === 'withdrawn' ||
    (team.move === 'rank' ? showsMoved : team.move !== 'same');

  const items: RankingItem[] = [];
  let run: ResultTeam[] = [];
  const rows = (list: readonly ResultTeam[]) =>
    items.push(...list.map((team) => ({ kind: 'team' as const, team, place: placeOf(team, region) })));
  const endRun = () => {
    const [first] = run;
    if (!first) return;
    const key = `${first.teamNo}`;
    const shown = run.length < SHORTEST_FOLD ? run.length : (opened.get(key) ?? 0);
    const rest = run.slice(shown);
    rows(run.slice(0, shown));
    if (rest.length > 0) {
      const places = rest.map((team) => placeOf(team, region));
      items.push({ kind: 'fold', key, teams: rest, from: places[0] ?? null, to: places.at(-1) ?? null });
    }
    run = [];
  };

  for (const [at, team] of teams.entries()) {
    if (at === line || at === firstCut) endRun();
    if (at === line && line > 0) items.push({ kind: 'selection' });
    if (at === firstCut)
      items.push({ kind: 'cut', teams: teams.filter(({ decision }) => decision === 'cut').length });
    if (run.length > 0 && run[0]?.decision !== team.decision) endRun();
    if (stays(team, at)) {
      endRun();
      rows([team]);
    } else run.push(team);
  }
  endRun();
  if (line > 0 && line === teams.length) items.push({ kind: 'selection' });
  return items;
}

/** Teams of a tab whose name, item or number holds what was typed; at most `most`. */
export function foundTeams(teams: readonly ResultTeam[], typed: string, most = 50): ResultTeam[] {
  const wanted = typed.normalize('NFC').trim().toLowerCase();
  const holds = (text: string | null) => text?.toLowerCase().includes(wanted) ?? false;
  return teams
    .filter((team) => holds(team.teamName) || holds(team.itemName) || holds(team.number))
    .slice(0, most);
}
