import { problem } from '@chulbal/contract/panels/facts';
import type { PlanProblem } from '@chulbal/contract/panels/panels';

/** What is already settled of a panel: its pinned members' lowest limit, how many they are, and its pinned teams. */
export type PinnedPanel = { members: number; lowestLimit: number; teams: number };

export type Sizing = {
  teams: number;
  panelSize: number;
  /** Load limits of the evaluators who are not pinned. */
  limits: readonly number[];
  pinned: readonly PinnedPanel[];
  /** How many panels are asked for; null: as few as carry all teams. */
  panelCount: number | null;
};

/** Teams of each panel, or why there can be none. */
export type Sizes = { sizes: number[] } | { problem: PlanProblem };

/**
 * How many panels there are and how many teams each takes: as alike as the load limits allow. A panel takes no more
 * than the lowest limit of its members, so those with high limits go together.
 */
export function panelSizes(asked: Sizing): Sizes {
  const { teams, panelSize, limits, pinned } = asked;
  const fewest = Math.max(1, pinned.length);
  const members = pinned.reduce((sum, one) => sum + one.members, 0);
  const available = limits.length + members;
  const most = Math.min(teams, Math.max(0, ...counts(teams, fewest).filter((count) => fits(asked, count))));
  const wanted = asked.panelCount ?? null;
  if (!fits(asked, wanted ?? fewest)) {
    const needs = panelSize * (wanted ?? fewest);
    return {
      problem: problem('tooFewEvaluators', 'error', { needs, has: available, missing: needs - available }),
    };
  }
  if (wanted !== null && (wanted > teams || wanted < pinned.length)) {
    const has = wanted > teams ? teams : pinned.length;
    return { problem: problem('tooManyPanels', 'error', { needs: wanted, has }) };
  }
  const tried = wanted === null ? counts(most, fewest) : [wanted];
  for (const count of tried) {
    const sizes = sharedOut(teams, capsOf(asked, count), pinned);
    if (sizes) return { sizes };
  }
  return { problem: tooSmall(asked, wanted ?? most) };
}

function counts(most: number, fewest: number): number[] {
  return Array.from({ length: Math.max(0, most - fewest + 1) }, (_, index) => fewest + index);
}

/** Whether there are members for so many panels. */
function fits({ panelSize, limits, pinned }: Sizing, count: number): boolean {
  const needed = Array.from({ length: count }, (_, place) => panelSize - (pinned[place]?.members ?? 0));
  return needed.reduce((sum, one) => sum + Math.max(0, one), 0) <= limits.length;
}

/** The most teams of each panel when those with high limits go together: pinned low limits last. */
function capsOf({ panelSize, limits, pinned }: Sizing, count: number): number[] {
  const free = limits.toSorted((a, b) => b - a);
  const places = Array.from({ length: count }, (_, place) => place).sort(
    (a, b) => (pinned[b]?.lowestLimit ?? Infinity) - (pinned[a]?.lowestLimit ?? Infinity) || a - b,
  );
  const caps = places.map(() => 0);
  let taken = 0;
  for (const place of places) {
    taken += Math.max(0, panelSize - (pinned[place]?.members ?? 0));
    const lowest = pinned[place]?.lowestLimit ?? Infinity;
    const needsMore = panelSize > (pinned[place]?.members ?? 0);
    caps[place] = Math.min(lowest, needsMore ? (free[taken - 1] ?? 0) : Infinity);
  }
  return caps;
}

/** Shares teams out as evenly as it goes, none above its cap and none below its pinned teams; null where it does not go. */
function sharedOut(teams: number, caps: readonly number[], pinned: readonly PinnedPanel[]): number[] | null {
  const sizes = caps.map((_, place) => pinned[place]?.teams ?? 0);
  if (sizes.some((size, place) => size > (caps[place] ?? 0))) return null;
  let left = teams - sizes.reduce((sum, size) => sum + size, 0);
  while (left > 0) {
    let least = -1;
    for (const [place, size] of sizes.entries()) {
      if (size < (caps[place] ?? 0) && (least === -1 || size < (sizes[least] ?? 0))) least = place;
    }
    if (least === -1) return null;
    sizes[least] = (sizes[least] ?? 0) + 1;
    left -= 1;
  }
  return sizes;
}

/** The limits carry too few teams; about how many evaluators with a usual limit would carry the rest. */
function tooSmall(asked: Sizing, count: number): PlanProblem {
  const { teams, limits, panelSize, pinned } = asked;
  const caps = capsOf(asked, count);
  const overfull = pinned.findIndex((one, place) => one.teams > (caps[place] ?? 0));
  if (overfull !== -1) {
    const { teams: needs = 0 } = pinned[overfull] ?? {};
    return problem('pinnedLimit', 'error', { panel: overfull + 1, needs, has: caps[overfull] ?? 0 });
  }
  const has = caps.reduce((sum, cap) => sum + Math.min(cap, teams), 0);
  const usual = limits.toSorted((a, b) => a - b)[Math.floor(limits.length / 2)] ?? 1;
  const spare =
    limits.length -
    Array.from({ length: count }, (_, place) =>
      Math.max(0, panelSize - (pinned[place]?.members ?? 0)),
    ).reduce((sum, one) => sum + one, 0);
  const missing = Math.max(1, Math.ceil((teams - has) / usual) * panelSize - spare);
  return problem('limitsTooSmall', 'error', { needs: teams, has, missing });
}
