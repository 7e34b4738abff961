import type { PanelBoard } from '@chulbal/contract/panels/panels';
import { pairsOf } from '../plan/figures.ts';
import type { BoardFacts } from './board-context.ts';

/** The server's answer in the shape in which the page looks things up. */
export function factsOf(board: PanelBoard): BoardFacts {
  return {
    panelSize: board.settings.panelSize,
    evaluators: new Map(board.evaluators.map((one) => [one.evaluatorId, one])),
    teams: new Map(
      board.teams.map(({ teamNo, number, teamName, region, itemPart }) => [
        teamNo,
        { teamNo, number, name: teamName, region: region ?? '', itemPart },
      ]),
    ),
    barred: pairsOf(board.conflicts),
    conflicts: board.conflicts,
    regions: board.regions,
    parts: board.itemParts,
  };
}
