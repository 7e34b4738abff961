import { type DutyFacts, pairOf } from './facts.ts';
import type { PanelContent, PlannedPanel } from './plan.ts';

/** Who judges whom. `panel` is the team's, by its place from 0; `alternate` who steps in for a member. */
export type Duty = { panel: number; evaluatorId: number; teamNo: number; alternate: boolean };

/**
 * What a plan means: every member judges every team of the panel but those they must not. For each of these an
 * alternate of the panel steps in, whoever has it already before others, then who has least to do and room under the
 * load limit. Teams with the fewest alternates to choose from come first. Whoever may not judge in the stage, and teams
 * that it does not judge, are passed over.
 */
export function dutiesOf(content: PanelContent, facts: DutyFacts): Duty[] {
  const limits = new Map(facts.evaluators.map(({ evaluatorId, loadLimit }) => [evaluatorId, loadLimit]));
  const judged = new Set(facts.teams.map(({ teamNo }) => teamNo));
  const duties: Duty[] = [];
  const load = new Map<number, number>();
  const give = (duty: Duty) => {
    duties.push(duty);
    load.set(duty.evaluatorId, (load.get(duty.evaluatorId) ?? 0) + 1);
  };
  const open: { panel: number; teamNo: number; places: number; alternates: number[] }[] = [];
  const everyAlternate = content.panels.flatMap((panel) => idsOf(panel, 'alternate'));
  for (const [place, panel] of content.panels.entries()) {
    const members = idsOf(panel, 'member').filter((id) => limits.has(id));
    for (const { teamNo } of panel.teams) {
      if (!judged.has(teamNo)) continue;
      const able = members.filter((id) => !facts.apart.has(pairOf(id, teamNo)));
      for (const evaluatorId of able) give({ panel: place, evaluatorId, teamNo, alternate: false });
      const own = idsOf(panel, 'alternate');
      // Who took the team over from another panel goes on with it.
      const holding = everyAlternate.filter((id) => facts.held.has(pairOf(id, teamNo)));
      const alternates = [...new Set([...own, ...holding])].filter(
        (id) => limits.has(id) && !facts.apart.has(pairOf(id, teamNo)),
      );
      const places = Math.min(facts.panelSize, members.length) - able.length;
      if (places > 0) open.push({ panel: place, teamNo, places, alternates });
    }
  }
  open.sort((a, b) => a.alternates.length - b.alternates.length || a.teamNo - b.teamNo);
  for (const { panel, teamNo, places, alternates } of open) {
    const rank = (id: number) => (facts.held.has(pairOf(id, teamNo)) ? 0 : 1);
    const ready = alternates
      .filter((id) => (load.get(id) ?? 0) < (limits.get(id) ?? 0))
      .sort((a, b) => rank(a) - rank(b) || (load.get(a) ?? 0) - (load.get(b) ?? 0) || a - b);
    for (const evaluatorId of ready.slice(0, places)) give({ panel, evaluatorId, teamNo, alternate: true });
  }
  return duties;
}

function idsOf(panel: PlannedPanel, role: 'member' | 'alternate'): number[] {
  return panel.evaluators.filter((one) => one.role === role).map(({ evaluatorId }) => evaluatorId);
}
