import type { CriterionView } from '@chulbal/contract/evaluation/views';
import { useTexts } from '../../../lib/use-texts.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './criterion.module.css';
import type { scoreSheet as texts } from './score-sheet.ko.ts';

type Props = { criterion: CriterionView; score: string; id: string };

/** What points mean what, best first; the level the score is in is marked. */
export function BandsTable({ criterion: { name, bands }, score, id }: Props) {
  const t = useTexts<typeof texts>('scoreSheet');
  return (
    <ul
      className={styles.bands}
      data-anchors={bands.some(({ anchor }) => anchor) || undefined}
      id={id}
      aria-label={t('bandsOf', { name })}
    >
      {bands.map(({ level, from, to, anchor }) => {
        const hit = score !== '' && Number(score) >= from && Number(score) <= to;
        return (
          <li key={level} data-hit={hit || undefined}>
            <b>
              {from}–{to}
            </b>
            <span>{t(`band.${level}`)}</span>
            {anchor && <span className={styles.anchor}>{anchor}</span>}
            {hit && <VisuallyHidden>{t('hit')}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
