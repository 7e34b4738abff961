import { type ReactNode, useId } from 'react';
import { shortMomentText, timeText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { DenseIcon } from '../icon/dense-icon.tsx';
import { Heading } from '../layout/heading.tsx';
import type { signals as texts } from './signals.ko.ts';
import styles from './signals.module.css';

type ListProps = { title: string; count: number; hint: string; children: ReactNode };

/** What rules have noticed, each thing with its evidence and its innocent reading; nothing acts on it by itself. */
export function SignalList({ title, count, hint, children }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {title} {count}
      </Heading>
      <p className={styles.hint}>{hint}</p>
      {count > 0 && <div className={styles.signals}>{children}</div>}
    </section>
  );
}

type Props = {
  kind: string;
  said: string;
  /** What else it may be. */
  otherwise: string;
  /** Figures beside what is said. */
  figures?: readonly string[];
  /** Between which moments it was seen, as ISO text. */
  from: string;
  until: string;
  /** How an operator has marked it. */
  mark: { state: 'looking' | 'fine'; by: string } | null;
  busy: boolean;
  onMark: (state: 'looking' | 'fine' | null) => void;
  /** The evidence, shown once it is opened. */
  children: ReactNode;
  /** What else can be done about it. */
  acts?: ReactNode;
};

/** One signal, folded to what it says until it is opened. */
export function Signal(given: Props) {
  const { kind, said, otherwise, figures = [], from, until, mark, busy, onMark, children, acts } = given;
  const t = useTexts<typeof texts>('signals');
  const language = useLanguage();
  const began = shortMomentText(from, language);
  return (
    <details className={styles.signal} data-mark={mark?.state ?? 'open'}>
      <summary>
        <b>{kind}</b>
        <span className={styles.said}>
          {said}
          <small>
            <b>{t('otherwise')}</b> {otherwise}
          </small>
        </span>
        {figures.length > 0 && (
          <span className={styles.figures}>
            {figures.map((figure) => (
              <span key={figure}>{figure}</span>
            ))}
          </span>
        )}
        <span className={styles.mark}>
          <DenseIcon name={mark?.state === 'fine' ? 'done' : mark ? 'eye' : 'stop'} />{' '}
          {mark ? t(`marks.${mark.state}`, { by: mark.by }) : t('marks.open')}
        </span>
      </summary>
      <h3 className={styles.hint}>
        {t('evidence')} · {from === until ? began : `${began} – ${timeText(until)}`}
      </h3>
      {children}
      <div className={styles.actions}>
        {mark?.state !== 'looking' && (
          <Button size="sm" busy={busy} onClick={() => onMark('looking')}>
            {t('looking')}
          </Button>
        )}
        <Button size="sm" busy={busy} onClick={() => onMark(mark?.state === 'fine' ? null : 'fine')}>
          {t(mark?.state === 'fine' ? 'again' : 'fine')}
        </Button>
        {acts}
      </div>
    </details>
  );
}
