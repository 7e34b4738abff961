import type { PanelContent } from '@chulbal/contract/panels/panels';

type Panel = PanelContent['panels'][number];

/** A panel that two plans have otherwise, as one of them has it: null where it has none in that place. */
export type Difference = {
  /** From 1. */
  no: number;
  panel: Panel | null;
  /** Who and what sits in that panel in this plan alone. */
  evaluators: readonly number[];
  teams: readonly number[];
};

/** Where a plan is other than another one, panel by panel in their order. */
export function differencesOf(plan: PanelContent, other: PanelContent): Difference[] {
  const most = Math.max(plan.panels.length, other.panels.length);
  return Array.from({ length: most }, (_, index) => {
    const [panel, against] = [plan.panels[index] ?? null, other.panels[index] ?? null];
    if (JSON.stringify(panel) === JSON.stringify(against)) return [];
    const evaluators = (panel?.evaluators ?? []).map(({ evaluatorId }) => evaluatorId);
    const teams = (panel?.teams ?? []).map(({ teamNo }) => teamNo);
    return [
      {
        no: index + 1,
        panel,
        evaluators: evaluators.filter(
          (id) => !against?.evaluators.some(({ evaluatorId }) => evaluatorId === id),
        ),
        teams: teams.filter((no) => !against?.teams.some(({ teamNo }) => teamNo === no)),
      },
    ];
  }).flat();
}
