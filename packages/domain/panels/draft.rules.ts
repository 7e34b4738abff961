import type { PanelContent } from '@chulbal/contract/panels/panels';

/** Whoever stands in a plan twice, the first of them; null where everyone stands in it once. */
export function firstTwice({ panels }: PanelContent): { evaluatorId: number } | { teamNo: number } | null {
  const evaluatorId = twiceIn(panels.flatMap(({ evaluators }) => evaluators.map((one) => one.evaluatorId)));
  if (evaluatorId !== undefined) return { evaluatorId };
  const teamNo = twiceIn(panels.flatMap(({ teams }) => teams.map((one) => one.teamNo)));
  return teamNo === undefined ? null : { teamNo };
}

function twiceIn(list: readonly number[]): number | undefined {
  const seen = new Set<number>();
  return list.find((one) => seen.has(one) || !seen.add(one));
}
