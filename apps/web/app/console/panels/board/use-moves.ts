import { useTexts } from '../../../lib/use-texts.ts';
import type { panels as texts } from '../panels.ko.ts';
import { type Moved, moveEvaluator, moveTeams, pin, type Seat } from '../plan/arrangement.ts';
import { useBoard } from './board-context.ts';
import { usePanelNames } from './panel-name.ts';

/** What can be done to evaluators and teams by hand, each said aloud. `to` null: in no panel. */
export function useMoves() {
  const t = useTexts<typeof texts>('panels');
  const { facts, arrangement, edit } = useBoard();
  const nameOf = usePanelNames(arrangement);
  const evaluatorName = (id: number) => facts.evaluators.get(id)?.name ?? String(id);
  const teamsName = (teamNos: readonly number[]) => {
    const [first = 0] = teamNos;
    return teamNos.length === 1
      ? (facts.teams.get(first)?.name ?? String(first))
      : t('teamCount', { count: teamNos.length });
  };
  const whoIs = (what: Moved) =>
    what.kind === 'evaluator' ? evaluatorName(what.evaluatorId) : teamsName(what.teamNos);

  return {
    move(what: Moved, to: string | null) {
      edit(
        (now) =>
          what.kind === 'evaluator'
            ? moveEvaluator(now, { evaluatorId: what.evaluatorId, to })
            : moveTeams(now, { teamNos: what.teamNos, to }),
        t('said.moved', { who: whoIs(what), panel: nameOf(to) }),
      );
    },
    seat(evaluatorId: number, to: string, role: Seat['role']) {
      edit(
        (now) => moveEvaluator(now, { evaluatorId, to, role }),
        t(`said.${role}`, { who: evaluatorName(evaluatorId), panel: nameOf(to) }),
      );
    },
    pin(what: Moved, pinned: boolean) {
      edit(
        (now) => pin(now, what, pinned),
        t(pinned ? 'said.pinned' : 'said.unpinned', { who: whoIs(what) }),
      );
    },
  };
}
