import { type Duty, dutiesOf } from '@chulbal/contract/panels/duties';
import { type DutyFacts, pairOf } from '@chulbal/contract/panels/facts';
import type { Arrangement } from './arrangement.ts';
import { contentOf } from './content.ts';

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
  duties: readonly Duty[];
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

/** What the rules of the server make of an arrangement: who would judge whom. Nobody has anything yet. */
export function dutyFactsOf(known: Known): DutyFacts {
  const apart = new Set(known.conflicts.map(({ evaluatorId, teamNo }) => pairOf(evaluatorId, teamNo)));
  return { ...known, apart, held: new Set() };
}

/** Counts an arrangement by the rules of the server. Evaluators who are not known may no longer judge. */
export function figuresOf(arrangement: Arrangement, known: Known): Figures {
  const duties = dutiesOf(contentOf(arrangement), dutyFactsOf(known));
  const limits = new Map(known.evaluators.map(({ evaluatorId, loadLimit }) => [evaluatorId, loadLimit]));
  const load = new Map<number, number>(known.evaluators.map(({ evaluatorId }) => [evaluatorId, 0]));
  const has = new Map<number, number>();
  for (const { evaluatorId, teamNo } of duties) {
    load.set(evaluatorId, (load.get(evaluatorId) ?? 0) + 1);
    has.set(teamNo, (has.get(teamNo) ?? 0) + 1);
  }
  const judged = new Set(known.teams.map(({ teamNo }) => teamNo));
  const ofPanel = arrangement.map(() => ({ own: 0, covered: 0 }));
  for (const { panel, alternate } of duties) {
    const count = ofPanel[panel];
    if (count) count[alternate ? 'covered' : 'own'] += 1;
  }
  const panels = new Map(
    arrangement.map((panel, place): [string, PanelFigures] => {
      const { own = 0, covered = 0 } = ofPanel[place] ?? {};
      const seats = panel.evaluators.filter(({ evaluatorId }) => limits.has(evaluatorId));
      const members = seats.filter(({ role }) => role === 'member').length;
      const teams = panel.teams.filter(({ teamNo }) => judged.has(teamNo));
      return [
        panel.key,
        {
          members,
          alternates: seats.length - members,
          teams: panel.teams.length,
          conflicts: members * teams.length - own,
          covered,
          short: teams
            .map(({ teamNo }) => ({ teamNo, has: has.get(teamNo) ?? 0 }))
            .filter((team) => team.has < known.panelSize),
        },
      ];
    }),
  );
  const all = [...panels.values()];
  const placed = new Set(arrangement.flatMap(({ teams }) => teams.map(({ teamNo }) => teamNo)));
  return {
    duties,
    panels,
    load,
    overLimit: [...load].filter(([id, count]) => count > (limits.get(id) ?? count)).map(([id]) => id),
    short: all.flatMap(({ short }) => short),
    withoutPanel: known.teams.map(({ teamNo }) => teamNo).filter((teamNo) => !placed.has(teamNo)),
    evaluations: duties.length,
    alternatesUsed: sumOf(all, ({ covered }) => covered),
    conflictsAvoided: sumOf(all, ({ conflicts }) => conflicts),
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
