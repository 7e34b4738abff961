import type {
  JudgingProgress,
  ProgressEvaluator,
  ProgressPanel,
} from '@chulbal/contract/evaluation/progress';

const DAY_MS = 86_400_000;

export type Stage = JudgingProgress['stages'][number];
/** An evaluator in a panel of a stage. */
export type Person = ProgressEvaluator & { panel: ProgressPanel };

/** What an evaluator is on the lane: ring, diamond and square are shapes as well as colours. */
export type Mark = 'working' | 'late' | 'notBegun' | 'done';

export function markOf({ forecast, late, submitted }: ProgressEvaluator): Mark {
  if (forecast.kind === 'done') return 'done';
  if (submitted === 0) return 'notBegun';
  return late ? 'late' : 'working';
}

export const isAssigned = ({ assigned }: ProgressEvaluator) => assigned > 0;

/** Everybody of these panels, each once a stage. */
export function peopleOf(panels: readonly ProgressPanel[]): Person[] {
  const found = panels.flatMap((panel) => panel.evaluators.map((one) => ({ ...one, panel })));
  return [
    ...new Map(
      found.map((one) => [`${one.panel.trackNo} ${one.panel.stageNo} ${one.evaluatorId}`, one]),
    ).values(),
  ];
}

export function sumOf(panels: readonly ProgressPanel[]) {
  const people = peopleOf(panels);
  const sum = (of: (one: Person) => number) => people.reduce((total, one) => total + of(one), 0);
  const assigned = sum((one) => one.assigned);
  const submitted = sum((one) => one.submitted);
  const perDay = Math.round(sum((one) => one.perDay ?? 0));
  return { people, assigned, submitted, perDay };
}

/**
 * When the last sheet of all comes: the latest of everybody's dates, or null where somebody has none to give. `done`
 * where nothing is left.
 */
export function lastOf(people: readonly Person[]): { done: boolean; at: string | null } {
  const left = people.filter(({ forecast }) => forecast.kind !== 'done');
  if (left.length === 0) return { done: true, at: null };
  const times = left.map(({ forecast }) => forecast.at);
  if (times.includes(null)) return { done: false, at: null };
  return { done: false, at: times.toSorted().at(-1) ?? null };
}

/** Who has not logged in for three days though something is left. */
export function isAway({ forecast, lastLoginAt }: ProgressEvaluator, now: string): boolean {
  if (forecast.kind === 'done') return false;
  return lastLoginAt === null || Date.parse(now) - Date.parse(lastLoginAt) > 3 * DAY_MS;
}

/** Places of dots on a lane, in per cent; those that would cover each other step up, down and up again. */
export function dotsOf(
  evaluators: readonly ProgressEvaluator[],
): { evaluatorId: number; mark: Mark; at: number; lift: number }[] {
  let [before, lift] = [-100, 0];
  return evaluators
    .filter(isAssigned)
    .filter((one) => markOf(one) !== 'done')
    .map((one) => ({ one, at: (one.submitted / one.assigned) * 100 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one, at }) => {
      lift = at - before < 4 ? (lift <= 0 ? 1 - lift : -lift) : 0;
      if (lift === 0) before = at;
      return { evaluatorId: one.evaluatorId, mark: markOf(one), at, lift: Math.max(-1, Math.min(1, lift)) };
    });
}

export function stageOf(stages: readonly Stage[], panel: { trackNo: number; stageNo: number }): Stage {
  const found = stages.find(({ trackNo, stageNo }) => trackNo === panel.trackNo && stageNo === panel.stageNo);
  if (!found) throw new Error('A panel is of a stage that is there.');
  return found;
}
