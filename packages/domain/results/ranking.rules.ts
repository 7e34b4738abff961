import type {
  RankedRegion,
  RankedTeam,
  Ranking,
  ResultInputs,
  ResultRules,
} from '@chulbal/contract/results/shapes';
import { quotaOf, selectedCount } from '@chulbal/contract/results/shapes.rules';
import { countMarket, marketPointsText } from './market-points.rules.ts';
import { givePlaces, giveReserves, type Outcome, type Places, withdraw } from './places.rules.ts';
import { type Points, pointsText } from './points.rules.ts';
import { type Standing, standingOf } from './standing.rules.ts';
import { type Ranked, rankedGroups, type Tied, tieSteps } from './ties.rules.ts';

/**
 * The result of a stage: a pure function of inputs and rules. The order in which teams, sheets and regions are given
 * never matters, but for the order of decisions and withdrawals. All sums are exact (`points.rules.ts`).
 */
export function rank(inputs: ResultInputs, rules: ResultRules): Ranking {
  const tieRules = { tieOrder: rules.tieOrder, tieDecisions: inputs.tieDecisions };
  const counting = inputs.market ? countMarket(inputs.market) : null;
  const standings = inputs.teams.map((team) => standingOf(team, inputs.criteria, rules, counting));
  const groups = rankedGroups(standings.filter(isRanked), tieRules);
  const eligible = groups.filter(([team]) => team?.eligible);
  const places = placesOf(eligible, inputs.withdrawn, rules);

  const facts = { ...ranksOf(groups), ties: tieSteps(groups, tieRules), outcomes: places.outcomes };
  const withdrawn = new Set(inputs.withdrawn);
  const unranked = standings.filter((team) => !isRanked(team)).sort((a, b) => a.teamNo - b.teamNo);
  const teams = [...groups.flat(), ...unranked].map((team) => rankedTeam(team, facts, withdrawn));
  const selected = teams.filter(({ decision }) => decision === 'selected');
  return {
    count: selectedCount(rules),
    selected: selected.length,
    line: lineOf(selected),
    teams,
    regions: regionsOf(inputs.regions, teams, { standings, rules }),
    openTies: [...places.openTies].map((group) => group.map(({ teamNo }) => teamNo)),
    plainMeans: plainMeans(standings, rules),
  };
}

/** A tie that a team has left is between those who stay: the places are given out once more without it. */
function placesOf(eligible: readonly Tied[], withdrawn: readonly number[], rules: ResultRules): Places {
  let [groups, gone] = [eligible, withdrawn];
  for (;;) {
    const places = givePlaces(groups, rules);
    const undecided = new Set(withdraw(groups, gone, rules, places));
    if (undecided.size === 0) {
      giveReserves(groups, rules, places);
      return places;
    }
    groups = groups
      .map((group) => group.filter(({ teamNo }) => !undecided.has(teamNo)))
      .filter((group) => group.length > 0);
    gone = gone.filter((teamNo) => !undecided.has(teamNo));
  }
}

function isRanked(team: Standing): team is Ranked {
  return team.average !== null;
}

type Facts = {
  ranks: Map<number, number>;
  regionRanks: Map<number, number>;
  ties: Map<number, RankedTeam['tie']>;
  outcomes: Map<number, Outcome>;
};

/** Teams that nothing tells apart share a rank; the next one stands behind all of them. */
function ranksOf(groups: readonly Tied[]): Pick<Facts, 'ranks' | 'regionRanks'> {
  const ranks = new Map<number, number>();
  const regionRanks = new Map<number, number>();
  const before = new Map<string | null, number>();
  let all = 0;
  for (const group of groups) {
    for (const { teamNo, region } of group) {
      ranks.set(teamNo, all + 1);
      regionRanks.set(teamNo, (before.get(region) ?? 0) + 1);
    }
    for (const { region } of group) before.set(region, (before.get(region) ?? 0) + 1);
    all += group.length;
  }
  return { ranks, regionRanks };
}

const belowCut: Outcome = { decision: 'cut', via: null, reserveRank: null };
const gone: Outcome = { decision: 'withdrawn', via: null, reserveRank: null };

function rankedTeam(team: Standing, facts: Facts, withdrawn: ReadonlySet<number>): RankedTeam {
  const { teamNo, region, trimmed } = team;
  const outcome = facts.outcomes.get(teamNo) ?? (withdrawn.has(teamNo) ? gone : belowCut);
  return {
    teamNo,
    region,
    rank: facts.ranks.get(teamNo) ?? null,
    regionRank: facts.regionRanks.get(teamNo) ?? null,
    average: textOf(team.average),
    trimmed,
    sheets: team.sheets.map(({ evaluatorId, total, dropped }) => ({
      evaluatorId,
      total: pointsText(total),
      dropped,
    })),
    criterionAverages: Object.fromEntries(
      Object.entries(team.criterionAverages).map(([code, average]) => [code, pointsText(average)]),
    ),
    variance: textOf(team.variance),
    bonus: pointsText(team.bonus),
    ...(team.market && { market: marketPointsText(team.market.own, team.market.judged) }),
    final: textOf(team.final),
    ...outcome,
    tie: facts.ties.get(teamNo) ?? null,
  };
}

function textOf(points: Points | null): string | null {
  return points === null ? null : pointsText(points);
}

/** The final of the last of these teams, which are by rank: the lowest. */
function lineOf(selected: readonly RankedTeam[]): string | null {
  return selected.at(-1)?.final ?? null;
}

function regionsOf(
  regions: readonly string[],
  teams: readonly RankedTeam[],
  { standings, rules }: { standings: readonly Standing[]; rules: ResultRules },
): RankedRegion[] {
  const byRegion = Map.groupBy(teams, ({ region }) => region);
  const eligible = Map.groupBy(
    standings.filter((team) => team.eligible),
    ({ region }) => region,
  );
  return regions.map((region) => {
    const own = byRegion.get(region) ?? [];
    const selected = own.filter(({ decision }) => decision === 'selected');
    const quota = quotaOf(rules, region);
    const onQuota = Math.min(selected.length, quota);
    return {
      region,
      quota,
      teams: own.length,
      eligible: eligible.get(region)?.length ?? 0,
      selected: selected.length,
      national: selected.length - onQuota,
      empty: quota - onQuota,
      line: lineOf(selected.filter(({ via }) => via === 'quota')),
    };
  });
}

/** Teams with too few valid sheets for dropping, where the rules say to drop: by number. */
function plainMeans(standings: readonly Standing[], { trim }: ResultRules): number[] {
  if (!trim.on) return [];
  return standings
    .filter(({ sheets, trimmed }) => sheets.length > 0 && !trimmed)
    .map(({ teamNo }) => teamNo)
    .sort((a, b) => a - b);
}
