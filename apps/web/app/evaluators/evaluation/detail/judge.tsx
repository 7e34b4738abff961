import type { RecusalKind } from '@chulbal/contract/evaluation/evaluation';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useRevalidator } from 'react-router';
import { shownValues } from '../../../lib/autosave/document-state.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { SavedState } from '../../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../../ui/autosave/use-saved-words.ts';
import { usePointer } from '../../shell/pointer-data.ts';
import { evaluationCommand } from '../commands.ts';
import { DocumentPane, type PaneHandle } from '../document/document-pane.tsx';
import type { judging as pageTexts } from '../judging.ko.ts';
import { ClosingNote, MoreTimeAwaited } from '../rubric/closing-note.tsx';
import { KeysDialog } from '../rubric/keys-dialog.tsx';
import { type Rubric, RubricContext } from '../rubric/rubric-context.ts';
import { RubricFoot } from '../rubric/rubric-foot.tsx';
import { RubricPane } from '../rubric/rubric-pane.tsx';
import { SheetConflicts } from '../rubric/sheet-conflicts.tsx';
import { useOpenPart } from '../rubric/use-open-part.ts';
import { useScoreKeys } from '../rubric/use-score-keys.ts';
import { serverSheetOf, theirsIn } from '../sheet/save-call.ts';
import { scoreOf } from '../sheet/sheet-values.ts';
import { useSheet } from '../sheet/use-sheet.ts';
import type { TargetData } from '../target-data.ts';
import styles from './judge.module.css';
import { JudgeActions } from './judge-actions.tsx';
import { JudgeBar } from './judge-bar.tsx';
import { detailPath, listPath, useTargetName } from './paths.ts';
import { RecuseDialog } from './recuse-dialog.tsx';

type Dialog = 'keys' | 'recuse' | 'conflicts' | null;

/** Documents beside the score sheet. Everything typed is saved while it is written; one target, one component. */
export function Judge({ data }: { data: TargetData }) {
  const t = useTexts<typeof pageTexts>('judging');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { evaluator } = usePointer();
  const nameOf = useTargetName();
  const { stage, target, rubric } = data;
  const { trackNo, stageNo } = stage;
  const place = { trackNo, stageNo, targetNo: target.targetNo };
  const lock = lockOf(data);
  const { engine, view, gone, refused } = useSheet({
    place,
    sheet: data.sheet,
    evaluatorId: evaluator.userId,
    writable: lock === null || lock === 'submitted',
    closesAt: stage.closesAt,
  });
  const locked = gone && lock === null ? 'gone' : lock;
  const saved = useSavedWords(view);
  const values = shownValues(view.content);
  const part = useOpenPart(rubric, values, { locked });
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<Dialog>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [pane, setPane] = useState<'documents' | 'sheet'>('documents');
  const documents = useRef<PaneHandle>(null);
  const sheet = useRef<HTMLElement>(null);
  const onConflicts = useCallback((open: boolean) => setDialog(open ? 'conflicts' : null), []);

  /** Where one of the two panes is shown, the focus never goes to the other. */
  function openPart(active: string, focus = false): void {
    if (focus) setPane('sheet');
    part.open(active, focus);
  }

  const goOn = (next: number | null) => {
    if (next === null) toast.info(t('allDone'));
    return navigate(next === null ? listPath(stage) : detailPath(stage, next));
  };

  /** What a command was answered with; null when it was not done, which has been said. */
  async function run<K extends 'submit' | 'reopen' | 'recuse'>(
    name: K,
    input: Parameters<typeof evaluationCommand<K>>[1],
  ) {
    const answer = await evaluationCommand(name, input);
    if (answer.kind === 'done') return answer.data;
    if (answer.kind === 'signedOut' || answer.kind === 'cancelled') return null;
    if (answer.kind === 'unreached') {
      toast.error(t('unreached'));
      return null;
    }
    const { name: refusal, fields } = answer.problem;
    const theirs = theirsIn(answer.problem);
    if (theirs) {
      engine.refresh(serverSheetOf(theirs));
      toast.error(t('changedElsewhere'));
      return null;
    }
    const message = refused(answer.problem);
    if (refusal === 'incomplete') {
      const codes = Object.keys(fields).map((path) => path.replace(/^scores\./, ''));
      setMissing(new Set(codes));
      openPart(codes[0] ?? part.active, true);
    }
    setProblem(message);
    toast.error(message);
    return null;
  }

  async function submit() {
    if (busy || locked !== null) return;
    const unscored = rubric.map(({ code }) => code).filter((code) => !values[scoreOf(code)]);
    if (unscored.length > 0) {
      setMissing(new Set(unscored));
      openPart(unscored[0] ?? part.active, true);
      return;
    }
    setBusy(true);
    const saved = await engine.save();
    if (!saved) {
      toast.error(t('unsaved'));
      setBusy(false);
      return;
    }
    const done = await run('submit', { ...place, version: engine.view().content.version });
    setBusy(false);
    if (!done) return;
    toast.success(t('submitted'));
    await goOn(done.nextOpen);
  }

  async function reopen() {
    const done = await run('reopen', place);
    if (!done) return;
    engine.refresh(serverSheetOf(done.sheet));
    toast.info(t('reopened'));
    part.focusUnlocked();
    await revalidate();
  }

  async function recuse(kind: RecusalKind, note: string) {
    setBusy(true);
    setProblem(null);
    await engine.save();
    const done = await run('recuse', { ...place, kind, note });
    setBusy(false);
    if (!done) return;
    await engine.abandon();
    setDialog(null);
    toast.success(t('recused'));
    await goOn(done.nextOpen);
  }

  const rubricProps = {
    rubric,
    values,
    active: part.active,
    onActive: openPart,
    onChange: (changed: Readonly<Record<string, string>>) => engine.change(changed),
    locked,
    outdated: data.sheet.outdated,
    missing,
  };
  const onKeyDown = useScoreKeys(rubricProps, {
    onKeys: () => setDialog('keys'),
    onSubmit: () => void submit(),
    onPage: (by) => documents.current?.turn(by),
    onFind: () => documents.current?.find(),
    onPane() {
      const inSheet = sheet.current?.contains(document.activeElement) ?? false;
      if (!inSheet) return openPart(part.active, true);
      // what is not shown yet takes no focus
      flushSync(() => setPane('documents'));
      documents.current?.focus();
    },
  });
  const to = (no: number | null) => (no === null ? null : detailPath(stage, no));
  const skip = data.nextOpen ?? data.next;

  return (
    <div className={styles.judge} data-pane={pane}>
      <JudgeBar data={data} />
      <div className={styles.switch} role="group" aria-label={t('panes')}>
        <button type="button" aria-pressed={pane === 'documents'} onClick={() => setPane('documents')}>
          {t('documents')}
        </button>
        <button type="button" aria-pressed={pane === 'sheet'} onClick={() => setPane('sheet')}>
          {t('sheet')}
        </button>
      </div>
      <div className={styles.documents}>
        <DocumentPane data={data} place={place} handle={documents} />
      </div>
      <div className={styles.sheet}>
        <RubricContext value={rubricProps}>
          <RubricPane
            paneRef={sheet}
            onKeyDown={onKeyDown}
            onAllKeys={() => setDialog('keys')}
            onReopen={locked === 'submitted' ? () => void reopen() : undefined}
            focusTurn={part.turn}
            closing={<ClosingNote closesAt={stage.closesAt} />}
            foot={
              <RubricFoot
                saved={
                  <SavedState
                    saved={saved}
                    onConflicts={() => setDialog('conflicts')}
                    wake={() => engine.wake()}
                  />
                }
              >
                <JudgeActions
                  previous={to(data.previous)}
                  skip={to(skip)}
                  next={to(data.nextOpen ?? data.next)}
                  writable={locked === null}
                  recusable={stage.open && (locked === null || locked === 'submitted')}
                  busy={busy}
                  goesOn={data.nextOpen !== null}
                  onRecuse={() => {
                    setProblem(null);
                    setDialog('recuse');
                  }}
                  onSubmit={() => void submit()}
                />
              </RubricFoot>
            }
          />
        </RubricContext>
      </div>
      {(locked === 'over' || locked === 'unsubmitted') && <MoreTimeAwaited />}
      <KeysDialog open={dialog === 'keys'} onClose={() => setDialog(null)} half={stage.halfPoints} />
      <RecuseDialog
        open={dialog === 'recuse'}
        name={nameOf(target)}
        busy={busy}
        problem={problem}
        onClose={() => setDialog(null)}
        onRecuse={(kind, note) => void recuse(kind, note)}
      />
      <SheetConflicts
        open={dialog === 'conflicts'}
        onOpen={onConflicts}
        rubric={rubric}
        conflicts={view.content.conflicts}
        onSettle={engine.settle}
      />
    </div>
  );
}

/** Why a sheet cannot be written; null where it can. What was signed is said first: it never opens again by itself. */
function lockOf({ stage, sheet }: Pick<TargetData, 'stage' | 'sheet'>): Rubric['locked'] {
  if (sheet.state === 'recused' || sheet.state === 'voided') return sheet.state;
  if (stage.signedAt !== null) return 'signed';
  if (!stage.open && stage.phase === 'waiting') return 'waiting';
  if (!stage.open) return sheet.state === 'draft' ? 'unsubmitted' : 'over';
  return sheet.state === 'submitted' ? 'submitted' : null;
}
