import type { PanelBoard } from '@chulbal/contract/panels/panels';
import { problemsOf } from '@chulbal/contract/panels/review';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useOperator } from '../shell/use-operator.ts';
import { type Board, BoardContext, type BoardFacts, type Chosen } from './board/board-context.ts';
import { BuildTools } from './board/build-tools.tsx';
import { FigureStrip } from './board/figure-strip.tsx';
import { NotReadyNotice } from './board/not-ready-notice.tsx';
import { PanelPane } from './board/panel-pane.tsx';
import { PanelTable } from './board/panel-table.tsx';
import { ProblemList } from './board/problem-list.tsx';
import { ProposeDialog } from './board/propose-dialog.tsx';
import { PublishDialog } from './board/publish-dialog.tsx';
import { SaveNotice } from './board/save-notice.tsx';
import type { panels as texts } from './panels.ko.ts';
import { arrangementOf, contentOf } from './plan/content.ts';
import { dutyFactsOf, figuresOf } from './plan/figures.ts';
import styles from './stage.module.css';
import type { Place, PlanEditor } from './use-plan-editor.ts';

type Props = {
  board: PanelBoard;
  facts: BoardFacts;
  editor: PlanEditor;
  place: Place;
  /** Whether this operator builds panels at all. */
  may: boolean;
  /** Published panels are looked at until somebody says that they want to change them. */
  editing: boolean;
  onEdit: () => void;
};

/** The panels of a stage: proposed, mended by hand, saved as a draft, published. */
export function BuildTab({ board, facts, editor, place, may, editing, onEdit }: Props) {
  const t = useTexts<typeof texts>('panels');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [said, setSaid] = useState('');
  const [dialog, setDialog] = useState<'propose' | 'publish' | null>(null);
  const { arrangement } = editor;
  const held = board.published !== null && editor.revision === 0 && !editor.unsaved && !editing;
  const readOnly = !may || held;
  const known = useMemo(
    () => ({
      panelSize: facts.panelSize,
      teams: [...facts.teams.values()],
      evaluators: [...facts.evaluators.values()].filter(({ pledge }) => pledge !== 'refused'),
      conflicts: facts.conflicts,
    }),
    [facts],
  );
  const figures = useMemo(() => figuresOf(arrangement, known), [arrangement, known]);
  const problems = useMemo(
    () => problemsOf(contentOf(arrangement), dutyFactsOf(known), figures.duties),
    [arrangement, known, figures],
  );
  const say = (text: string) => setSaid((before) => (before === text ? `${text} ` : text));
  useUndoKeys(editor, readOnly, say);

  const value: Board = {
    facts,
    arrangement,
    figures,
    readOnly,
    chosen,
    choose: setChosen,
    edit: (change, text) => {
      editor.edit(change);
      say(text);
    },
  };
  const empty = facts.teams.size === 0 ? 'teams' : facts.evaluators.size === 0 ? 'evaluators' : null;
  const tools = useRef<HTMLDivElement>(null);
  useHeightAs(tools, '--tools');
  const openPanel = (index: number) => setChosen(arrangement[index]?.key ?? null);
  async function publish() {
    if ((await editor.save()) !== null) setDialog('publish');
  }

  return (
    <BoardContext value={value}>
      <SaveNotice board={board} editor={editor} />
      {!readOnly && board.notReady > 0 && <NotReadyNotice count={board.notReady} />}
      {empty !== null && arrangement.length === 0 ? (
        <NothingYet what={empty} />
      ) : (
        <div className={styles.split} data-open={chosen !== null || undefined}>
          <div className={styles.buildTools} ref={tools}>
            <BuildTools
              board={board}
              editor={editor}
              place={place}
              onPropose={() => setDialog('propose')}
              onPublish={() => void publish()}
              onEdit={may && held ? onEdit : null}
            />
          </div>
          <div className={styles.main}>
            {arrangement.length === 0 ? (
              <div className={styles.empty}>
                <EmptyState
                  title={t('empty.panels.title')}
                  text={t('empty.panels.text', {
                    evaluators: facts.evaluators.size,
                    teams: facts.teams.size,
                  })}
                />
              </div>
            ) : (
              <>
                <FigureStrip />
                <ProblemList problems={problems} facts={facts} onPanel={openPanel} />
                {!readOnly && <p className={styles.hint}>{t('hint')}</p>}
                <PanelTable />
              </>
            )}
          </div>
          <PanelPane />
        </div>
      )}
      <ProposeDialog
        open={dialog === 'propose'}
        onClose={() => setDialog(null)}
        editor={editor}
        facts={facts}
        place={place}
        onTake={(content) => {
          setChosen(null);
          value.edit(() => arrangementOf(content), t('said.taken'));
        }}
      />
      <PublishDialog
        open={dialog === 'publish'}
        onClose={() => setDialog(null)}
        place={place}
        revision={editor.revision}
        again={board.published !== null}
        notReady={board.notReady}
        problems={problems}
        tells={board.settings.letters.includes('panels')}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </BoardContext>
  );
}

/** Without teams or evaluators there is nothing to divide; where there is something to do about it, it says so. */
function NothingYet({ what }: { what: 'teams' | 'evaluators' }) {
  const t = useTexts<typeof texts>('panels');
  const { can } = useOperator();
  const invites = what === 'evaluators' && can('manageEvaluators');
  return (
    <div className={styles.empty}>
      <EmptyState
        title={t(`empty.${what}.title`)}
        text={t(`empty.${what}.text`)}
        action={
          invites && (
            <ButtonLink to="/console/evaluators" variant="primary">
              {t('empty.evaluators.go')}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}

/** Keeps the height of something as a custom property of what it stands in, for what lies below it there. */
function useHeightAs(ref: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useEffect(() => {
    const watched = ref.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => {
      watched.parentElement?.style.setProperty(name, `${watched.offsetHeight}px`);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  });
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), but not while somebody types: there they are the field's own. */
function useUndoKeys(editor: PlanEditor, readOnly: boolean, say: (text: string) => void): void {
  const t = useTexts<typeof texts>('panels');
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (readOnly || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (
      event.target instanceof Element &&
      event.target.closest('dialog, input[type="search"], input[type="text"]')
    )
      return;
    const key = event.key.toLowerCase();
    const redo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
    if (!redo && key !== 'z') return;
    event.preventDefault();
    const { past, future } = editor.history;
    if ((redo ? future : past).length === 0) return;
    if (redo) editor.redo();
    else editor.undo();
    say(t(redo ? 'said.redone' : 'said.undone'));
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
