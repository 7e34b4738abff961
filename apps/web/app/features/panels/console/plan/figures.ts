import type { ArrangedPanel, Arrangement } from './arrangement.ts';

/** An evaluator and a team that must not meet. */
export type ConflictPair = { evaluatorId: number; teamNo: number };

export type TeamFacts = { teamNo: number; region: string; itemPart: string };
export type EvaluatorFacts = { evaluatorId: number; loadLimit: number };

/** What every figure is counted from. `panelSize` is how many evaluators a team is to have. */
export type Known = {
  panelSize: number;
  teams: readonly TeamFacts[];
  evaluators: readonly EvaluatorFacts[];
  conflicts: readonly ConflictPair[];
};

export type PanelFigures = {
  members: number;
  alternates: number;
  teams: number;
  /** Pairs of a member and a team of this panel that must not meet. */
  conflicts: number;
  /** Of those, taken over by an alternate. */
  covered: number;
  /** Teams with fewer than `panelSize` evaluators, and how many they get. */
  short: { teamNo: number; has: number }[];
};

export type Figures = {
  panels: ReadonlyMap<string, PanelFigures>;
  /** Teams that an evaluator judges, alternates' own included. */
  load: ReadonlyMap<number, number>;
  /** Evaluators above their limit. */
  overLimit: number[];
  short: { teamNo: number; has: number }[];
  withoutPanel: number[];
  evaluations: number;
  alternatesUsed: number;
  conflictsAvoided: number;
};

/**
 * Counts an arrangement as the server will: every member judges all teams of the panel but those they must not meet;
 * for each of these the least loaded alternate steps in who may and has room, teams with the fewest to choose from
 * first. Evaluators who are not known may no longer judge and count for nothing.
 */
export function figuresOf(arrangement: Arrangement, known: Known): Figures {
  const limits = new Map(known.evaluators.map(({ evaluatorId, loadLimit }) => [evaluatorId, loadLimit]));
  const barred = pairsOf(known.conflicts);
  const load = new Map<number, number>(known.evaluators.map(({ evaluatorId }) => [evaluatorId, 0]));
  const counting = { known, barred, load, limits };
  const panels = new Map(arrangement.map((panel) => [panel.key, countPanel(panel, counting)]));
  const all = [...panels.values()];
  const placed = new Set(arrangement.flatMap(({ teams }) => teams.map(({ teamNo }) => teamNo)));
  return {
    panels,
    load,
    overLimit: [...load].filter(([id, count]) => count > (limits.get(id) ?? count)).map(([id]) => id),
    short: all.flatMap(({ short }) => short),
    withoutPanel: known.teams.map(({ teamNo }) => teamNo).filter((teamNo) => !placed.has(teamNo)),
    evaluations: [...load.values()].reduce((sum, count) => sum + count, 0),
    alternatesUsed: sumOf(all, ({ covered }) => covered),
    conflictsAvoided: sumOf(all, ({ conflicts }) => conflicts),
  };
}

type Counting = {
  known: Known;
  barred: ReadonlyMap<number, ReadonlySet<number>>;
  load: Map<number, number>;
  limits: ReadonlyMap<number, number>;
};

function countPanel(panel: ArrangedPanel, { known, barred, load, limits }: Counting): PanelFigures {
  const idsOf = (wanted: 'member' | 'alternate') =>
    panel.evaluators
      .filter(({ evaluatorId, role }) => role === wanted && limits.has(evaluatorId))
      .map(({ evaluatorId }) => evaluatorId);
  const members = idsOf('member');
  const alternates = idsOf('alternate');
  const loadOf = (id: number) => load.get(id) ?? 0;
  const has = new Map<number, number>();
  const open: { teamNo: number; places: number; able: number[] }[] = [];
  const give = (id: number, teamNo: number) => {
    load.set(id, loadOf(id) + 1);
    has.set(teamNo, (has.get(teamNo) ?? 0) + 1);
  };
  let conflicts = 0;
  for (const { teamNo } of panel.teams) {
    const may = (id: number) => barred.get(id)?.has(teamNo) !== true;
    const judges = members.filter(may);
    for (const id of judges) give(id, teamNo);
    conflicts += members.length - judges.length;
    const places = Math.min(known.panelSize, members.length) - judges.length;
    if (places > 0) open.push({ teamNo, places, able: alternates.filter(may) });
  }
  let covered = 0;
  open.sort((a, b) => a.able.length - b.able.length || a.teamNo - b.teamNo);
  for (const { teamNo, places, able } of open) {
    const stepIn = able
      .filter((id) => loadOf(id) < (limits.get(id) ?? 0))
      .sort((a, b) => loadOf(a) - loadOf(b) || a - b)
      .slice(0, places);
    for (const id of stepIn) give(id, teamNo);
    covered += stepIn.length;
  }
  return {
    members: members.length,
    alternates: alternates.length,
    teams: panel.teams.length,
    conflicts,
    covered,
    short: panel.teams
      .map(({ teamNo }) => ({ teamNo, has: has.get(teamNo) ?? 0 }))
      .filter((team) => team.has < known.panelSize),
  };
}

/** Team numbers that each evaluator must not meet. */
export function pairsOf(conflicts: readonly ConflictPair[]): Map<number, Set<number>> {
  const pairs = new Map<number, Set<number>>();
  for (const { evaluatorId, teamNo } of conflicts) {
    const of = pairs.get(evaluatorId);
    if (of) of.add(teamNo);
    else pairs.set(evaluatorId, new Set([teamNo]));
  }
  return pairs;
}

export type Share = { key: string; count: number };

/** How many of these teams are of each kind, in the order of `keys`; kinds that none is of are left out. */
export function sharesOf(kinds: readonly string[], keys: readonly string[]): Share[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const known = keys.filter((key) => counts.has(key));
  const others = [...counts.keys()].filter((key) => !keys.includes(key)).sort();
  return [...known, ...others].map((key) => ({ key, count: counts.get(key) ?? 0 }));
}

function sumOf<T>(list: readonly T[], value: (one: T) => number): number {
  return list.reduce((sum, one) => sum + value(one), 0);
}
