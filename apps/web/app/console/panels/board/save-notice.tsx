import type { PanelBoard } from '@chulbal/contract/panels/panels';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import { SavedState } from '../../../ui/autosave/saved-state.tsx';
import type { panels as texts } from '../panels.ko.ts';
import { contentOf } from '../plan/content.ts';
import { type Difference, differencesOf } from '../plan/differences.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { useBoard } from './board-context.ts';
import { usePlanSaved } from './use-plan-saved.ts';

type Props = { board: PanelBoard; editor: PlanEditor };

/** Why the panels are not saved, with what can be done: nothing of them is lost meanwhile. */
export function SaveNotice({ board, editor }: Props) {
  const t = useTexts<typeof texts>('panels');
  const saved = usePlanSaved(board, editor);
  const [choosing, setChoosing] = useState(false);
  const save = () => void editor.save();
  return (
    <>
      {!saved.quiet && (
        <SavedState band saved={saved} onConflicts={() => setChoosing(true)} wake={save}>
          {(saved.state === 'unreached' || saved.state === 'refused') && (
            <Button size="sm" onClick={save}>
              {t('saving.retry')}
            </Button>
          )}
        </SavedState>
      )}
      <PlanConflict editor={editor} open={choosing} onOpen={setChoosing} />
    </>
  );
}

type ConflictProps = { editor: PlanEditor; open: boolean; onOpen: (open: boolean) => void };

/** Another operator saved first: where the two plans differ, and which is to stay. */
function PlanConflict({ editor, open, onOpen }: ConflictProps) {
  const t = useTexts<typeof texts>('panels');
  const textOf = useDifferenceText();
  const { arrangement, theirs } = editor;
  const mine = contentOf(arrangement);
  return (
    <ConflictDialog
      open={open}
      onOpen={onOpen}
      conflicts={
        theirs
          ? [
              {
                path: 'panels',
                mine: textOf(differencesOf(mine, theirs.content)),
                theirs: textOf(differencesOf(theirs.content, mine)),
              },
            ]
          : []
      }
      words={{ text: t('conflict.text'), mine: t('conflict.mine'), theirs: t('conflict.theirs') }}
      labelOf={() => t('conflict.whole')}
      textOf={(_path, text) => text}
      onSettle={([choice]) => void editor.settle(choice?.keep ?? 'mine')}
    />
  );
}

const MOST_NAMED = 5;

/** Panels that differ, a line each: how many sit in it, and who does only there. */
function useDifferenceText(): (differences: readonly Difference[]) => string {
  const t = useTexts<typeof texts>('panels');
  const { facts } = useBoard();
  function line({ no, panel, evaluators, teams }: Difference): string {
    const name = panel?.name || t('panelNo', { no });
    if (!panel) return t('conflict.noPanel', { panel: name });
    const alternates = panel.evaluators.filter(({ role }) => role === 'alternate').length;
    const seats = t('seats', { members: panel.evaluators.length - alternates, alternates });
    const only = [
      ...evaluators.map((id) => facts.evaluators.get(id)?.name ?? t('gone')),
      ...teams.map((teamNo) => facts.teams.get(teamNo)?.name ?? t('gone')),
    ];
    const more = only.length - MOST_NAMED;
    const names =
      only.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` ${t('andOthers', { count: more })}` : '');
    const size = `${name}: ${seats}, ${t('teamCount', { count: panel.teams.length })}`;
    return only.length > 0 ? `${size}. ${t('conflict.only', { names })}` : size;
  }
  return (differences) => differences.map(line).join('\n') || t('conflict.same');
}
