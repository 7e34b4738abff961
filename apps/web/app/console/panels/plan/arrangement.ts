/** Who sits in a panel. An alternate judges what a member of the panel may not. */
export type Seat = { evaluatorId: number; role: 'member' | 'alternate'; pinned: boolean };
export type PlacedTeam = { teamNo: number; pinned: boolean };
export type ArrangedPanel = { key: string; name: string; evaluators: Seat[]; teams: PlacedTeam[] };

/** Panels of a stage as they are being arranged. A team or evaluator stands in one panel or in none. */
export type Arrangement = readonly ArrangedPanel[];

/** What is moved: an evaluator or teams. */
export type Moved =
  | { kind: 'evaluator'; evaluatorId: number }
  | { kind: 'teams'; teamNos: readonly number[] };

/**
 * Puts an evaluator into a panel, taken out of the one they sat in; `to` null takes them out of all. Who was put
 * somewhere by hand is pinned there: the next proposal leaves them.
 */
export function moveEvaluator(
  from: Arrangement,
  { evaluatorId, to, role }: { evaluatorId: number; to: string | null; role?: Seat['role'] },
): Arrangement {
  const before = seatOf(from, evaluatorId);
  const there = from.some(({ key }) => key === to);
  if (to !== null && !there) return from;
  const seat: Seat = { evaluatorId, role: role ?? before?.seat.role ?? 'member', pinned: true };
  if (before?.panel.key === to && before?.seat.role === seat.role) return from;
  if (to === null && !before) return from;
  return from.map((panel) => {
    if (panel.key === to && panel.key === before?.panel.key) {
      return {
        ...panel,
        evaluators: panel.evaluators.map((one) => (one.evaluatorId === evaluatorId ? seat : one)),
      };
    }
    if (panel.key === before?.panel.key) {
      return { ...panel, evaluators: panel.evaluators.filter((one) => one.evaluatorId !== evaluatorId) };
    }
    return panel.key === to ? { ...panel, evaluators: [...panel.evaluators, seat] } : panel;
  });
}

/** Puts teams into a panel and pins them there; `to` null leaves them without one. */
export function moveTeams(
  from: Arrangement,
  { teamNos, to }: { teamNos: readonly number[]; to: string | null },
): Arrangement {
  if (to !== null && !from.some(({ key }) => key === to)) return from;
  const moving = new Set(teamNos);
  for (const { teamNo } of from.find(({ key }) => key === to)?.teams ?? []) moving.delete(teamNo);
  if (to === null) {
    const placed = new Set(from.flatMap(({ teams }) => teams.map(({ teamNo }) => teamNo)));
    for (const teamNo of moving) if (!placed.has(teamNo)) moving.delete(teamNo);
  }
  if (moving.size === 0) return from;
  return from.map((panel) => {
    const left = panel.teams.filter(({ teamNo }) => !moving.has(teamNo));
    if (panel.key === to) {
      return { ...panel, teams: [...left, ...[...moving].map((teamNo) => ({ teamNo, pinned: true }))] };
    }
    return left.length === panel.teams.length ? panel : { ...panel, teams: left };
  });
}

/** Holds an evaluator or teams where they stand, or lets the next proposal move them. */
export function pin(from: Arrangement, what: Moved, pinned: boolean): Arrangement {
  let changed = false;
  const next = from.map((panel) => {
    if (what.kind === 'evaluator') {
      const seat = panel.evaluators.find(({ evaluatorId }) => evaluatorId === what.evaluatorId);
      if (!seat || seat.pinned === pinned) return panel;
      changed = true;
      return {
        ...panel,
        evaluators: panel.evaluators.map((one) => (one === seat ? { ...one, pinned } : one)),
      };
    }
    const teamNos = new Set(what.teamNos);
    if (!panel.teams.some((one) => teamNos.has(one.teamNo) && one.pinned !== pinned)) return panel;
    changed = true;
    return {
      ...panel,
      teams: panel.teams.map((one) => (teamNos.has(one.teamNo) ? { ...one, pinned } : one)),
    };
  });
  return changed ? next : from;
}

/** Lets the next proposal move everything. */
export function unpinAll(from: Arrangement): Arrangement {
  if (pinsOf(from) === 0) return from;
  return from.map((panel) => ({
    ...panel,
    evaluators: panel.evaluators.map((one) => ({ ...one, pinned: false })),
    teams: panel.teams.map((one) => ({ ...one, pinned: false })),
  }));
}

/** How much is held in place. */
export function pinsOf(arrangement: Arrangement): number {
  const held = (list: readonly { pinned: boolean }[]) => list.filter(({ pinned }) => pinned).length;
  return arrangement.reduce((sum, panel) => sum + held(panel.evaluators) + held(panel.teams), 0);
}

export function seatOf(
  arrangement: Arrangement,
  evaluatorId: number,
): { panel: ArrangedPanel; seat: Seat } | null {
  for (const panel of arrangement) {
    const seat = panel.evaluators.find((one) => one.evaluatorId === evaluatorId);
    if (seat) return { panel, seat };
  }
  return null;
}
