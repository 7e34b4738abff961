import type {
  JudgedStage,
  RecusalKind,
  SheetState,
  TargetRow,
} from '@chulbal/contract/evaluation/evaluation';
import { shortDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { daysUntil, momentText, timeText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { usePointer } from '../../shell/pointer-data.ts';
import { evaluationCommand } from '../commands.ts';
import { detailPath, useTargetName } from '../detail/paths.ts';
import { RecuseDialog } from '../detail/recuse-dialog.tsx';
import type { judging as texts } from '../judging.ko.ts';
import type { TargetsData } from '../target-data.ts';
import { groups, isOpen, nextOf } from './queue.ts';
import { StateWord } from './state-word.tsx';
import styles from './target-table.module.css';

/** Rows of a group before it is unfolded. */
const shownAtFirst: Partial<Record<SheetState, number>> = { unread: 8, submitted: 5 };

type Target = TargetsData['targets'][number];

type Props = {
  data: TargetsData;
  /** What the filter and the search leave. */
  rows: TargetsData['targets'];
  /** Everything is shown: somebody is looking for something. */
  whole: boolean;
};

/** The targets in their groups; long groups are folded. */
export function TargetTable({ data, rows, whole }: Props) {
  const t = useTexts<typeof texts>('judging');
  const [unfolded, setUnfolded] = useState<readonly SheetState[]>([]);
  const { stage, targets, conflicted } = data;
  const counted = targets.some(({ counts }) => counts !== null);
  const columns = counted ? 7 : 6;
  const noteOf = (state: (typeof groups)[number], inGroup: readonly Target[]) => {
    const count = inGroup.length;
    if (state === 'unread' && counted) return t('note.unreadFewest', { count });
    if (state === 'submitted' && stage.signedAt) return t('note.submittedSigned', { count });
    if (state === 'submitted' && stage.phase === 'over')
      return inGroup.some((row) => isOpen(stage, row))
        ? t('own.teams', { count })
        : t('note.submittedOver', { count });
    const note = t(`note.${state}`, { count });
    if (state !== 'recused' || conflicted === 0) return note;
    return `${note}. ${t('note.conflicted', { count: conflicted })}`;
  };
  return (
    <table className={styles.table} data-counted={counted}>
      <caption>
        <VisuallyHidden>{t('targets')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('column.place')}</th>
          <th scope="col">{t('column.team')}</th>
          <th scope="col" className={styles.optional}>
            {t('column.region')}
          </th>
          {counted && <th scope="col">{t('column.counts', { size: stage.panelSize })}</th>}
          <th scope="col">{t('column.state')}</th>
          <th scope="col" className={styles.number}>
            {t(stage.phase === 'waiting' ? 'column.recuse' : 'column.score')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.optional}`}>
            {t('column.saved')}
          </th>
        </tr>
      </thead>
      {groups.map((state) => {
        const inGroup = rows.filter((row) => row.state === state);
        if (inGroup.length === 0) return null;
        const most = whole || unfolded.includes(state) ? inGroup.length : (shownAtFirst[state] ?? 50);
        const hidden = Math.max(0, inGroup.length - most);
        return (
          <tbody key={state}>
            <tr className={styles.group}>
              <th colSpan={columns} scope="rowgroup">
                {t(`group.${state}`)}
                <span>{noteOf(state, inGroup)}</span>
              </th>
            </tr>
            {inGroup.slice(0, inGroup.length - hidden).map((row) => (
              <Row key={row.targetNo} row={row} data={data} counted={counted} />
            ))}
            {hidden > 0 && (
              <tr className={styles.more}>
                <td />
                <td colSpan={columns - 1}>
                  <button type="button" onClick={() => setUnfolded([...unfolded, state])}>
                    {t('more', { count: hidden })}
                    <DenseIcon name="chevron-down" />
                  </button>
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}

function Row({ row, data, counted }: { row: Target; data: TargetsData; counted: boolean }) {
  const t = useTexts<typeof texts>('judging');
  const nameOf = useTargetName();
  const { stage } = data;
  const { state, counts, total, scored, criteria } = row;
  const isNext = nextOf(data)?.targetNo === row.targetNo;
  const readable = state !== 'recused';
  return (
    <tr data-next={isNext || undefined} data-state={state}>
      <td>{row.place}</td>
      <td className={styles.team}>
        {readable ? (
          <Link to={detailPath(stage, row.targetNo)}>{nameOf(row)}</Link>
        ) : (
          <span>{nameOf(row)}</span>
        )}
        <small>{row.itemName}</small>
        <OwnPeriod row={row} />
      </td>
      <td className={styles.optional}>{row.region}</td>
      {counted && (
        <td>
          {counts && (
            <span className={styles.counts}>
              <span aria-hidden="true">
                {Array.from({ length: counts.of }, (_, at) => at).map((at) => (
                  <i key={at} data-done={at < counts.submitted || undefined} />
                ))}
                <b>
                  {counts.submitted}/{counts.of}
                </b>
              </span>
              <VisuallyHidden>{t('counts', counts)}</VisuallyHidden>
            </span>
          )}
        </td>
      )}
      <td>
        <StateWord state={state} />
      </td>
      <td className={styles.number}>
        {stage.phase === 'waiting' && readable ? (
          <RecuseButton stage={stage} targetNo={row.targetNo} name={nameOf(row)} />
        ) : total === null ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('noScore')}</VisuallyHidden>
          </>
        ) : (
          <b className={styles.score}>{total}</b>
        )}
        {state === 'draft' && <small>{t('criteria', { scored, of: criteria })}</small>}
      </td>
      <td className={`${styles.number} ${styles.optional}`}>
        <Saved row={row} />
      </td>
    </tr>
  );
}

/** When this team is judged, where that is not when the others are and it matters now. */
function OwnPeriod({ row: { state, period } }: { row: Target }) {
  const t = useTexts<typeof texts>('judging');
  const language = useLanguage();
  const { now } = usePointer();
  if (!period || state === 'recused' || state === 'voided') return null;
  const { beginsAt, closesAt, open } = period;
  const waits = new Date(now) < new Date(beginsAt);
  if (!open && !waits) return null;
  return (
    <small className={styles.period}>
      {open
        ? t('until', { at: momentText(closesAt, language) })
        : t('from', { at: momentText(beginsAt, language) })}
    </small>
  );
}

function Saved({ row: { recusal, savedAt } }: { row: TargetRow }) {
  const t = useTexts<typeof texts>('judging');
  const language = useLanguage();
  const { now } = usePointer();
  if (recusal) return t('reason', { kind: t(`kind.${recusal.kind}`) });
  if (!savedAt) return null;
  const days = daysUntil(savedAt, now);
  const time = timeText(savedAt);
  if (days === 0) return t('today', { time });
  return days === -1 ? t('yesterday', { time }) : `${shortDayText(savedAt, language)} ${time}`;
}

type RecuseButtonProps = { stage: Pick<JudgedStage, 'trackNo' | 'stageNo'>; targetNo: number; name: string };

/** Gives a team back as soon as its name is seen, before its documents can be read. */
function RecuseButton({ stage, targetNo, name }: RecuseButtonProps) {
  const t = useTexts<typeof texts>('judging');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function recuse(kind: RecusalKind, note: string) {
    setBusy(true);
    setProblem(null);
    const { trackNo, stageNo } = stage;
    const answer = await evaluationCommand('recuse', { trackNo, stageNo, targetNo, kind, note });
    setBusy(false);
    if (answer.kind === 'refused') {
      const { fields, message } = answer.problem;
      setProblem(Object.values(fields)[0] ?? message);
    }
    if (answer.kind === 'unreached') setProblem(t('unreached'));
    if (answer.kind !== 'done') return;
    setOpen(false);
    toast.success(t('recused'));
    await revalidate();
  }
  return (
    <>
      <Button size="sm" aria-label={t('recuseOf', { name })} onClick={() => setOpen(true)}>
        {t('column.recuse')}
      </Button>
      <RecuseDialog
        open={open}
        name={name}
        busy={busy}
        problem={problem}
        onClose={() => {
          setOpen(false);
          setProblem(null);
        }}
        onRecuse={(kind, note) => void recuse(kind, note)}
      />
    </>
  );
}
