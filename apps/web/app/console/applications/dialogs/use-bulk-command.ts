import { useRevalidator } from 'react-router';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { applicationCommand } from '../../shell/commands.ts';
import { counted } from '../counted.ts';
import type { teamList } from '../team-list.ko.ts';
import { type ChosenTeams, useTeamList } from '../team-list-context.ts';
import { askedOf } from './chosen-teams.ts';

/** Undoes a bulk act and says how it went: `undo(actId)`. */
export function useUndo() {
  const t = useTexts<typeof teamList>('teamList');
  const { revalidate } = useRevalidator();
  return async (actId: number): Promise<void> => {
    const answer = await applicationCommand('undo', { actId });
    if (answer.kind === 'done') {
      const { undone, leftAlone } = answer.data;
      const said = t('done.undone', { count: counted(undone) });
      toast.success(leftAlone ? `${said} ${t('done.leftAlone', { count: leftAlone })}` : said);
    } else if (answer.kind === 'refused') toast.error(answer.problem.message);
    else if (answer.kind !== 'cancelled') toast.error(t('done.unreached'));
    await revalidate();
  };
}

/**
 * A command about the chosen teams: `run` as `useCommand` has it, `asked` which teams, and `done` says what was done
 * with a button that undoes it. A set of teams that has changed since it was chosen is said with both counts.
 */
export function useBulkCommand(chosen: ChosenTeams) {
  const t = useTexts<typeof teamList>('teamList');
  const { season } = useTeamList();
  const { run, busy, problem } = useCommand();
  const undo = useUndo();
  const now = Number(Object(problem?.detail).count);
  const counts = t('bulk.fromTo', {
    from: (chosen.every?.count ?? 0).toLocaleString(),
    to: now.toLocaleString(),
  });
  return {
    run,
    busy,
    problem:
      problem?.name === 'setChanged' ? { ...problem, message: `${problem.message} (${counts})` } : problem,
    asked: askedOf(chosen, season.year),
    done(text: string, actId: number | null) {
      if (actId === null) toast.success(text);
      else toast.success(text, { action: { label: t('bulk.undo'), run: () => void undo(actId) } });
    },
  };
}
