import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextButton } from '../../../ui/action/text-button.tsx';
import type { judging as texts } from '../judging.ko.ts';
import { totalOf } from '../sheet/sheet-values.ts';
import { commentLength } from './comments.tsx';
import { commentsPart, useRubric } from './rubric-context.ts';
import styles from './rubric-pane.module.css';

/** What never scrolls away: the total, how it is saved, and the buttons given as children. */
export function RubricFoot({ saved, children }: { saved: ReactNode; children: ReactNode }) {
  const t = useTexts<typeof texts>('judging');
  const { rubric, values, onActive } = useRubric();
  const codes = rubric.map(({ code }) => code);
  const { total, scored } = totalOf(values, codes);
  const most = rubric.reduce((sum, { points }) => sum + points, 0);
  const count = commentLength(values);
  return (
    <div className={styles.foot}>
      <div className={styles.total}>
        <output className={styles.sum} aria-label={t('total')}>
          {total}
        </output>
        <span className={styles.of}>
          {t('outOf', { points: most })}
          <br />
          {t('sheetCriteria', { at: scored, of: rubric.length })}
        </span>
        <div className={styles.end}>
          {saved}
          <p>
            <TextButton onClick={() => onActive(commentsPart, true)}>{t('comments')}</TextButton>{' '}
            {count > 0 ? t('commentsLength', { count }) : t('commentsNone')}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
