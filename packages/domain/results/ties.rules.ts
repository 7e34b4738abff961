import type { RankedTeam } from '@chulbal/contract/results/shapes';
import type { Standing } from './standing.rules.ts';

/** A standing of a team that has an average. */
export type Ranked = Standing & { average: number; variance: number; final: number };

/** Teams that nothing tells apart; most often one. In the order of their numbers, which decides nothing. */
export type Tied = readonly Ranked[];

export type TieRules = { tieOrder: readonly string[]; tieDecisions: readonly (readonly number[])[] };

type TieStep = NonNullable<RankedTeam['tie']>;

/**
 * Teams by rank: those at or above the cut line first, then by final; the same final by the tie order's criteria,
 * then by the lower variance, then as was decided. When a team submitted never matters.
 */
export function rankedGroups(teams: readonly Ranked[], rules: TieRules): Tied[] {
  const sorted = [...teams].sort((a, b) => compare(a, b, rules.tieOrder) || a.teamNo - b.teamNo);
  const groups: Ranked[][] = [];
  for (const team of sorted) {
    const [before] = groups.at(-1) ?? [];
    if (before && compare(before, team, rules.tieOrder) === 0) groups.at(-1)?.push(team);
    else groups.push([team]);
  }
  return groups.flatMap((group) => decided(group, rules.tieDecisions) ?? [group]);
}

function compare(a: Ranked, b: Ranked, tieOrder: readonly string[]): number {
  if (a.eligible !== b.eligible) return a.eligible ? -1 : 1;
  return b.final - a.final || byCriteria(a, b, tieOrder).sign || a.variance - b.variance;
}

function byCriteria(a: Ranked, b: Ranked, tieOrder: readonly string[]) {
  for (const criterion of tieOrder) {
    const sign = (b.criterionAverages[criterion] ?? 0) - (a.criterionAverages[criterion] ?? 0);
    if (sign !== 0) return { sign, criterion };
  }
  return { sign: 0, criterion: null };
}

/** The group one by one, if one decision is about all of it; of several the first, which is the newest. */
function decided(group: Tied, decisions: TieRules['tieDecisions']): Tied[] | null {
  if (group.length < 2) return null;
  const decision = decisionAbout(
    group.map(({ teamNo }) => teamNo),
    decisions,
  );
  if (!decision) return null;
  const place = new Map(decision.map((teamNo, at) => [teamNo, at]));
  return [...group]
    .sort((a, b) => (place.get(a.teamNo) ?? 0) - (place.get(b.teamNo) ?? 0))
    .map((team) => [team]);
}

function decisionAbout(
  teamNos: readonly number[],
  decisions: TieRules['tieDecisions'],
): readonly number[] | undefined {
  return decisions.find((one) => teamNos.every((teamNo) => one.includes(teamNo)));
}

/** Of every team that shares its final with a neighbour: which one, and what told the two apart. */
export function tieSteps(groups: readonly Tied[], rules: TieRules): Map<number, TieStep> {
  const steps = new Map<number, TieStep>();
  const teams = groups.flatMap((group) => group.map((team) => ({ team, group })));
  for (const [place, { team, group }] of teams.entries()) {
    const like = (other: { team: Ranked } | undefined) =>
      other && other.team.eligible === team.eligible && other.team.final === team.final;
    const [next, before] = [teams[place + 1], teams[place - 1]];
    const against = like(next) ? next : like(before) ? before : undefined;
    if (against) steps.set(team.teamNo, stepOf(team, against, group === against.group, rules.tieOrder));
  }
  return steps;
}

function stepOf(
  team: Ranked,
  { team: other }: { team: Ranked },
  undecided: boolean,
  tieOrder: readonly string[],
): TieStep {
  const against = other.teamNo;
  const { criterion } = byCriteria(team, other, tieOrder);
  if (criterion !== null) return { against, by: 'criterion', criterion };
  if (team.variance !== other.variance) return { against, by: 'variance', criterion: null };
  return { against, by: undecided ? 'undecided' : 'decision', criterion: null };
}
