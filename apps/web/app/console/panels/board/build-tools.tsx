import type { PanelBoard } from '@chulbal/contract/panels/panels';
import { useCommand } from '../../../lib/command/use-command.ts';
import { confirm } from '../../../lib/dialogs.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { type MenuAct, MoreMenu } from '../../../ui/action/more-menu.tsx';
import { SavedState } from '../../../ui/autosave/saved-state.tsx';
import { StrokeIcon } from '../../../ui/icon/stroke-icon.tsx';
import { panelCommand } from '../../shell/commands.ts';
import type { panels as texts } from '../panels.ko.ts';
import { pinsOf, unpinAll } from '../plan/arrangement.ts';
import { addPanel } from '../plan/panel-edits.ts';
import type { Place, PlanEditor } from '../use-plan-editor.ts';
import styles from './board.module.css';
import { useBoard } from './board-context.ts';
import { usePlanSaved } from './use-plan-saved.ts';

type Props = {
  board: PanelBoard;
  editor: PlanEditor;
  place: Place;
  onPropose: () => void;
  onPublish: () => void;
  /** Begins to change what is published; null where there is nothing published or nothing to be changed. */
  onEdit: (() => void) | null;
};

/** What is done with the panels as a whole. The one filled button is the next thing to do. */
export function BuildTools({ board, editor, place, onPropose, onPublish, onEdit }: Props) {
  const t = useTexts<typeof texts>('panels');
  const { arrangement, readOnly, edit } = useBoard();
  const { past, future } = editor.history;
  const { unsaved, activity } = editor;
  const saving = activity === 'saving';
  const changed = unsaved || editor.revision > 0;
  if (readOnly) {
    return (
      <div className={styles.tools}>
        <QuietlySaved board={board} editor={editor} />
        <div className={styles.end}>{onEdit && <Button onClick={onEdit}>{t('tools.edit')}</Button>}</div>
      </div>
    );
  }
  return (
    <div className={styles.tools}>
      <Button variant={arrangement.length === 0 ? 'primary' : 'line'} onClick={onPropose}>
        {t('tools.propose')}
      </Button>
      <Button icon="plus" onClick={() => edit(addPanel, t('said.added'))}>
        {t('tools.add')}
      </Button>
      <div className={styles.end}>
        <QuietlySaved board={board} editor={editor} />
        <button
          type="button"
          className={styles.icon}
          aria-label={t('tools.undo')}
          title={t('tools.undo')}
          disabled={past.length === 0}
          onClick={editor.undo}
        >
          <StrokeIcon path="M5.5 4 2.8 6.7l2.7 2.7M3 6.7h6.3a3.7 3.7 0 0 1 0 7.3H7" />
        </button>
        <button
          type="button"
          className={styles.icon}
          aria-label={t('tools.redo')}
          title={t('tools.redo')}
          disabled={future.length === 0}
          onClick={editor.redo}
        >
          <StrokeIcon path="M10.5 4l2.7 2.7-2.7 2.7M13 6.7H6.7a3.7 3.7 0 0 0 0 7.3H9" />
        </button>
        <OtherTools board={board} editor={editor} place={place} />
        <Button
          variant={unsaved && arrangement.length > 0 ? 'primary' : 'line'}
          busy={saving}
          aria-disabled={!unsaved}
          onClick={() => void editor.save()}
        >
          {t('tools.save')}
        </Button>
        <Button
          variant={!unsaved && changed ? 'primary' : 'line'}
          aria-disabled={!changed || arrangement.length === 0 || saving}
          onClick={onPublish}
        >
          {t('tools.publish')}
        </Button>
      </div>
    </div>
  );
}

/** What is saved, where nobody has to do anything about it; what somebody has to stands above. */
function QuietlySaved({ board, editor }: Pick<Props, 'board' | 'editor'>) {
  const saved = usePlanSaved(board, editor);
  if (!saved.quiet) return null;
  return <SavedState saved={saved} onConflicts={() => {}} wake={() => {}} />;
}

/** Letting go of all pins, and the server's own step back. */
function OtherTools({ board, editor, place }: Pick<Props, 'board' | 'editor' | 'place'>) {
  const t = useTexts<typeof texts>('panels');
  const { arrangement, edit } = useBoard();
  const { run } = useCommand();
  const pins = pinsOf(arrangement);
  const { undo } = board;
  async function takeBack(what: NonNullable<PanelBoard['undo']>) {
    const words = {
      title: t('revert.title'),
      body: t(`revert.${what}`),
      ok: t('revert.ok'),
      cancel: t('revert.cancel'),
    };
    if (!(await confirm(words))) return;
    const done = await run(async () => {
      const answer = await panelCommand('undo', { ...place, revision: editor.revision });
      if (answer.kind === 'refused') toast.error(answer.problem.message);
      return answer;
    });
    if (!done) return;
    await editor.reload();
    toast.success(t('revert.done'));
  }
  const acts: MenuAct[] = [
    ...(pins > 0
      ? [
          {
            text: t('tools.unpinAll', { count: pins }),
            run: () => edit(unpinAll, t('said.unpinnedAll')),
          },
        ]
      : []),
    ...(undo !== null ? [{ text: t(`tools.serverUndo.${undo}`), run: () => void takeBack(undo) }] : []),
  ];
  return acts.length > 0 ? <MoreMenu large label={t('tools.more')} acts={acts} /> : null;
}
