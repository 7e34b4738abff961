import { assign, type Bin, type Costs } from './min-cost-flow.rules.ts';

/** What is to be arranged, by places in lists: evaluators, teams and panels from 0. */
export type Arranging = {
  panelSize: number;
  /** Teams of each panel. */
  sizes: readonly number[];
  /** Per evaluator and team, and per team and panel: what it costs to have them together; whole numbers from 0. */
  pairs: readonly (readonly number[])[];
  away: readonly (readonly number[])[];
  /** Load limit of each evaluator. */
  limits: readonly number[];
  /** Panel to which an evaluator or team is pinned; else null. */
  memberPins: readonly (number | null)[];
  teamPins: readonly (number | null)[];
};

/** Panel of each evaluator and team; null for evaluators that are in none, and for teams that found no room. */
export type Arrangement = { memberOf: (number | null)[]; teamOf: (number | null)[]; cost: number };

/** So many choices of members are tried each, of fewer teams more, so that it takes a second at most. */
const MOST_CHOICES = 300;
const MOST_TEAMS_TRIED = 60_000;

/** Turns after which neither half has got better yet are few; this many at most. */
const MOST_TURNS = 6;

/** What a want costs: more than everything else. */
const WANT = 1e9;

/**
 * The arrangement that costs least: members for panels, each its size, and teams for panels, as many as `sizes` say or
 * one fewer where another takes one more. Where there are few ways to choose members all are tried, with the best teams
 * for each: that is exact. Else from each of `starts` (panel of each team) members are chosen for the teams at the least
 * cost there is, then teams for the members, in turn until neither gets better, and the best of these ends counts: no half
 * of it alone can be bettered.
 */
export function arrange(asked: Arranging, starts: readonly (readonly number[])[]): Arrangement {
  const choices = memberChoices(asked);
  const found = choices
    ? choices.map((memberOf) => withTeams(asked, memberOf))
    : starts.map((teamOf) => inTurn(asked, teamOf));
  const [first, ...others] = found;
  if (!first) throw new Error('There is nothing to begin with.');
  return others.reduce((best, one) => (one.cost < best.cost ? one : best), first);
}

/** What an arrangement costs: its pairs, its teams' distances, and much more for each want. */
export function costOf(
  asked: Arranging,
  { memberOf, teamOf }: Pick<Arrangement, 'memberOf' | 'teamOf'>,
): number {
  let cost = 0;
  for (const [panel] of asked.sizes.entries()) {
    const members = placesOf(memberOf, panel);
    cost += Math.max(0, asked.panelSize - members.length) * WANT;
    for (const team of placesOf(teamOf, panel)) {
      cost += asked.away[team]?.[panel] ?? 0;
      for (const member of members) cost += asked.pairs[member]?.[team] ?? 0;
    }
  }
  return cost + teamOf.filter((panel) => panel === null).length * WANT;
}

/** How many teams a panel of these members may take, at least and at most. */
export function teamBins(asked: Arranging, memberOf: readonly (number | null)[]): Bin[] {
  const level = Math.max(...asked.sizes);
  return asked.sizes.map((size, panel) => {
    const limits = placesOf(memberOf, panel).map((member) => asked.limits[member] ?? 0);
    return { least: Math.min(size, level - 1), most: Math.max(size, Math.min(level, ...limits)) };
  });
}

/** Whether an evaluator may be a member of a panel of so many teams. */
export function mayJoin(asked: Arranging, member: number, panel: number, teams: number): boolean {
  const pin = asked.memberPins[member] ?? null;
  return pin === null ? (asked.limits[member] ?? 0) >= teams : pin === panel;
}

function inTurn(asked: Arranging, start: readonly number[]): Arrangement {
  let best = withTeams(asked, bestMembers(asked, start));
  for (let turn = 1; turn < MOST_TURNS; turn += 1) {
    const next = withTeams(asked, bestMembers(asked, best.teamOf));
    if (next.cost >= best.cost) break;
    best = next;
  }
  return best;
}

/** Members for the teams as they stand: everyone to one panel or to none, each panel its size. */
function bestMembers(asked: Arranging, teamOf: readonly (number | null)[]): (number | null)[] {
  const { sizes, panelSize, pairs, memberPins } = asked;
  const teams = sizes.map((_, panel) => placesOf(teamOf, panel));
  const costs: Costs = pairs.map((row, member) => [
    ...teams.map((list, panel) =>
      mayJoin(asked, member, panel, list.length)
        ? list.reduce((sum, team) => sum + (row[team] ?? 0), 0)
        : null,
    ),
    (memberPins[member] ?? null) === null ? 0 : null,
  ]);
  const seats = sizes.map(() => ({ least: panelSize, most: panelSize }));
  const { binOf } = assign(costs, [...seats, { least: 0, most: pairs.length }]);
  return binOf.map((panel) => (panel === sizes.length ? null : panel));
}

/** These members, and the teams that go with them at the least cost. */
function withTeams(asked: Arranging, memberOf: (number | null)[]): Arrangement {
  const members = asked.sizes.map((_, panel) => placesOf(memberOf, panel));
  const costs: Costs = asked.away.map((row, team) => {
    const pin = asked.teamPins[team] ?? null;
    return members.map((list, panel) =>
      pin === null || pin === panel
        ? list.reduce((sum, member) => sum + (asked.pairs[member]?.[team] ?? 0), row[panel] ?? 0)
        : null,
    );
  });
  const { binOf: teamOf } = assign(costs, teamBins(asked, memberOf));
  return { memberOf, teamOf, cost: costOf(asked, { memberOf, teamOf }) };
}

/** Every way to choose members that fills all panels; null when they are too many. */
function memberChoices(asked: Arranging): (number | null)[][] | null {
  const choices: (number | null)[][] = [];
  const memberOf: (number | null)[] = [];
  const left = asked.sizes.map(() => asked.panelSize);
  const most = Math.min(MOST_CHOICES, Math.floor(MOST_TEAMS_TRIED / Math.max(1, asked.away.length)));
  let steps = 0;
  const choose = (member: number): boolean => {
    steps += 1;
    if (steps > MOST_CHOICES * 20) return false;
    const seats = left.reduce((sum, one) => sum + one, 0);
    if (seats > asked.pairs.length - member) return true;
    if (member === asked.pairs.length) {
      choices.push([...memberOf]);
      return choices.length <= most;
    }
    for (const [panel, size] of asked.sizes.entries()) {
      const seatsHere = left[panel] ?? 0;
      if (seatsHere === 0 || !mayJoin(asked, member, panel, size)) continue;
      memberOf[member] = panel;
      left[panel] = seatsHere - 1;
      const goesOn = choose(member + 1);
      left[panel] = seatsHere;
      if (!goesOn) return false;
    }
    memberOf[member] = null;
    return (asked.memberPins[member] ?? null) !== null || choose(member + 1);
  };
  return choose(0) && choices.length > 0 ? choices : null;
}

function placesOf(panelOf: readonly (number | null)[], panel: number): number[] {
  return panelOf.flatMap((one, place) => (one === panel ? [place] : []));
}
