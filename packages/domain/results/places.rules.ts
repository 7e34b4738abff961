import type { RankedTeam, ResultDecision, ResultRules } from '@chulbal/contract/results/shapes';
import { hasQuotas, quotaOf, selectedCount } from '@chulbal/contract/results/shapes.rules';
import type { Ranked, Tied } from './ties.rules.ts';

/** What becomes of a team, and by what place it is selected. */
export type Outcome = {
  decision: ResultDecision;
  via: RankedTeam['via'];
  reserveRank: number | null;
};

/** Outcome by team, and the undecided ties that go across a line. */
export type Places = { outcomes: Map<number, Outcome>; openTies: Set<Tied> };

type PlaceRules = Pick<ResultRules, 'select' | 'quotas' | 'backfill' | 'reserves'>;

/** A tie across the line of a region: `places` of them go to some of its teams there. */
type Straddle = { members: readonly Ranked[]; places: number };

/**
 * Gives out the places to teams at or above the cut line, best first: every region's quota, then anybody's places by
 * rank (those beyond all quotas and, with `backfill`, those that regions could not fill). Teams that nothing tells apart
 * are treated alike: where only some of them would get a place, all are undecided. Whoever has no outcome then waits.
 */
export function givePlaces(groups: readonly Tied[], rules: PlaceRules): Places {
  const places: Places = { outcomes: new Map(), openTies: new Set() };
  const { straddles, free } = giveQuotas(groups, rules, places);
  giveNational(groups, { straddles, free }, places);
  for (const [group, ofGroup] of straddles) {
    for (const { members } of ofGroup) leaveOpen(members, group, places);
  }
  return places;
}

/** `free` are the places that are anybody's. */
function giveQuotas(groups: readonly Tied[], rules: PlaceRules, places: Places) {
  const straddles = new Map<Tied, Straddle[]>();
  let free = selectedCount(rules);
  for (const { region } of rules.quotas) {
    const quota = quotaOf(rules, region);
    let left = quota;
    for (const group of groups) {
      if (left === 0) break;
      const members = group.filter((team) => team.region === region);
      if (members.length > left) {
        straddles.set(group, [...(straddles.get(group) ?? []), { members, places: left }]);
        left = 0;
        break;
      }
      for (const { teamNo } of members) select(places, teamNo, 'quota');
      left -= members.length;
    }
    free -= rules.backfill ? quota - left : quota;
  }
  return { straddles, free };
}

/** By rank; a region's straddling tie is settled where there is a place for everybody in it. */
function giveNational(
  groups: readonly Tied[],
  { straddles, free }: { straddles: Map<Tied, Straddle[]>; free: number },
  places: Places,
): void {
  let left = free;
  for (const group of groups) {
    if (left === 0) return;
    const waiting = group.filter(({ teamNo }) => !places.outcomes.has(teamNo));
    const kept = (straddles.get(group) ?? []).reduce((sum, straddle) => sum + straddle.places, 0);
    straddles.delete(group);
    if (waiting.length - kept > left) {
      leaveOpen(waiting, group, places);
      return;
    }
    for (const { teamNo } of waiting) select(places, teamNo, 'national');
    left -= waiting.length - kept;
  }
}

function select({ outcomes }: Places, teamNo: number, via: Outcome['via']): void {
  outcomes.set(teamNo, { decision: 'selected', via, reserveRank: null });
}

function leaveOpen(members: readonly Ranked[], group: Tied, { outcomes, openTies }: Places): void {
  for (const { teamNo } of members) {
    outcomes.set(teamNo, { decision: 'undecided', via: null, reserveRank: null });
  }
  openTies.add(group);
}

/**
 * Ranks whoever waits as a reserve, once all that have withdrawn are out. The limit says how many of them are told, and
 * not who may move up: those beyond it are not selected.
 */
export function giveReserves(groups: readonly Tied[], rules: PlaceRules, places: Places): void {
  const taken = new Map<string | null, number>();
  for (const group of groups) {
    const waiting = group.filter(({ teamNo }) => !places.outcomes.has(teamNo));
    for (const [scope, members] of byScope(waiting, rules)) {
      const before = taken.get(scope) ?? 0;
      const most = rules.reserves ?? Number.POSITIVE_INFINITY;
      taken.set(scope, before + members.length);
      if (before < most && before + members.length > most) leaveOpen(members, group, places);
      else {
        const isReserve = before < most;
        const outcome: Outcome = {
          decision: isReserve ? 'reserve' : 'notSelected',
          via: null,
          reserveRank: isReserve ? before + 1 : null,
        };
        for (const { teamNo } of members) places.outcomes.set(teamNo, outcome);
      }
    }
  }
}

/** Reserves are ranked in their region where there are quotas, else among all. */
function byScope(teams: readonly Ranked[], rules: Pick<PlaceRules, 'quotas'>): Map<string | null, Ranked[]> {
  const byRegion = hasQuotas(rules);
  return Map.groupBy(teams, ({ region }) => (byRegion ? region : null));
}

/**
 * Takes out teams that have withdrawn, in this order. The place of a selected one goes to the first who waits in its
 * region where there are quotas, where nobody does (and without quotas) to the first of all. An undecided tie among the
 * first leaves the place open. Gives the teams that left while a tie of theirs was undecided: they never had a place, so
 * the tie is between the others.
 */
export function withdraw(
  groups: readonly Tied[],
  withdrawn: readonly number[],
  rules: Pick<PlaceRules, 'quotas'>,
  places: Places,
): number[] {
  const undecided: number[] = [];
  const regions = new Map(groups.flat().map(({ teamNo, region }) => [teamNo, region]));
  for (const teamNo of withdrawn) {
    const region = regions.get(teamNo);
    const before = places.outcomes.get(teamNo)?.decision;
    if (region === undefined || before === 'withdrawn') continue;
    if (before === 'undecided') undecided.push(teamNo);
    places.outcomes.set(teamNo, { decision: 'withdrawn', via: null, reserveRank: null });
    if (before === 'selected') moveUp(groups, { region, byRegion: hasQuotas(rules) }, places);
  }
  return undecided;
}

function moveUp(
  groups: readonly Tied[],
  { region, byRegion }: { region: string | null; byRegion: boolean },
  places: Places,
): void {
  const decisionOf = ({ teamNo }: Ranked) => places.outcomes.get(teamNo)?.decision;
  const isNext = (team: Ranked) => [undefined, 'undecided'].includes(decisionOf(team));
  const first = (among: (team: Ranked) => boolean) => {
    for (const group of groups) {
      const members = group.filter((team) => among(team) && isNext(team));
      if (members.length > 0) return { group, members };
    }
    return null;
  };
  const next =
    (byRegion && region !== null ? first((team) => team.region === region) : null) ?? first(() => true);
  const [team, ...more] = next?.members ?? [];
  if (!next || !team) return;
  if (more.length > 0 || decisionOf(team) === 'undecided') leaveOpen(next.members, next.group, places);
  else select(places, team.teamNo, 'withdrawal');
}
