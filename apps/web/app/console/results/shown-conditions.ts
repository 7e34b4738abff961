import type { ResultCondition, ResultView } from '@chulbal/contract/results/results';

/**
 * The conditions beside what is shown: rules that are tried out may leave other ties undecided than those that are saved,
 * and what is said of ties is said of the ranking on the screen.
 */
export function shownConditions(
  conditions: readonly ResultCondition[],
  { openTies }: Pick<ResultView, 'openTies'>,
): ResultCondition[] {
  const open = openTies.length;
  return conditions.map((condition) =>
    condition.code === 'ties'
      ? { ...condition, met: open === 0, open, total: open, teamNos: openTies.flat() }
      : condition,
  );
}
