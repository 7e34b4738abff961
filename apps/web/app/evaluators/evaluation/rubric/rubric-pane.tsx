import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Kbd } from '../../../ui/data/kbd.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { judging as texts } from '../judging.ko.ts';
import { Comments } from './comments.tsx';
import { Criterion } from './criterion.tsx';
import { type Rubric, useRubric } from './rubric-context.ts';
import styles from './rubric-pane.module.css';

type Props = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onAllKeys: () => void;
  /** Reopens a submitted sheet; absent where it cannot be. */
  onReopen?: (() => void) | undefined;
  /** Counts the times the open part is to get the focus. */
  focusTurn: number;
  paneRef?: Ref<HTMLElement>;
  /** Until when there is time, where that is near. */
  closing?: ReactNode;
  foot: ReactNode;
};

/** The rubric: criteria of which one is open, the comments, and a foot that never scrolls away. */
export function RubricPane({ onKeyDown, onAllKeys, onReopen, focusTurn, paneRef, closing, foot }: Props) {
  const t = useTexts<typeof texts>('judging');
  const { rubric, active, locked, outdated } = useRubric();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = body.current?.querySelector(`[data-criterion="${CSS.escape(active)}"]`);
    part?.scrollIntoView?.({ block: 'nearest' });
    if (focusTurn > 0) {
      const target = ['input[type="range"]:not([disabled])', 'textarea', 'button']
        .map((kind) => part?.querySelector<HTMLElement>(kind))
        .find((found) => found);
      target?.focus();
    }
  }, [active, focusTurn]);
  return (
    <section
      className={styles.pane}
      aria-label={t('sheetLabel')}
      ref={paneRef}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      <div className={styles.body} ref={body}>
        {locked && <LockedNote reason={locked} onReopen={onReopen} />}
        {!locked && closing}
        {!locked && outdated && <OutdatedNote />}
        {rubric.map((criterion, index) => (
          <Criterion key={criterion.code} criterion={criterion} at={index + 1} />
        ))}
        <Comments />
        <KeyStrip step={rubric[0]?.step ?? 1} onAll={onAllKeys} />
      </div>
      {foot}
    </section>
  );
}

const icons = {
  signed: 'lock',
  waiting: 'clock',
  over: 'lock',
  unsubmitted: 'lock',
  submitted: 'done',
  recused: 'recused',
  voided: 'voided',
  gone: 'voided',
} as const;

/** That the sheet is about an earlier version of the application, and how to go on. */
function OutdatedNote() {
  const t = useTexts<typeof texts>('judging');
  return (
    <div className={styles.locked} data-reason="outdated">
      <DenseIcon name="voided" />
      <p>{t('outdated')}</p>
    </div>
  );
}

type LockedNoteProps = { reason: NonNullable<Rubric['locked']>; onReopen?: (() => void) | undefined };

/** Why nothing can be written, and the way back where there is one. */
function LockedNote({ reason, onReopen }: LockedNoteProps) {
  const t = useTexts<typeof texts>('judging');
  return (
    <div className={styles.locked} data-reason={reason}>
      <DenseIcon name={icons[reason]} />
      <p>{t(`locked.${reason}`)}</p>
      {onReopen && (
        <button type="button" onClick={onReopen}>
          {t('reopen')}
        </button>
      )}
    </div>
  );
}

/** The keys one needs most, under the criteria; the last opens all of them. */
function KeyStrip({ step, onAll }: { step: number; onAll: () => void }) {
  const t = useTexts<typeof texts>('judging');
  return (
    <div className={styles.strip}>
      <span>
        <Kbd>0</Kbd>–<Kbd>9</Kbd>
        {t('keys.digits')}
      </span>
      <span>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
        {t('keys.step', { step })}
      </span>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('keys.criteria')}
      </span>
      <button type="button" onClick={onAll}>
        <Kbd>?</Kbd>
        {t('keys.all')}
      </button>
    </div>
  );
}
