import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import styles from './season-switch.module.css';

type Props = {
  /** Null where the page shows none of them. */
  year: number | null;
  /** All seasons, newest first. */
  years: readonly number[];
  /** The address of this page for another season. */
  to: (year: number) => string;
};

/** Which season a page shows; choosing another goes there. For the `season` slot of PageHead. */
export function SeasonSwitch({ year, years, to }: Props) {
  const t = useTexts<typeof texts>('consoleFrame');
  const navigate = useNavigate();
  const id = useId();
  const all = year === null || years.includes(year) ? years : [year, ...years];
  if (all.length === 0) return null;
  return (
    <>
      <label htmlFor={id}>
        <VisuallyHidden>{t('season.label')}</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.switch}
        value={year ?? ''}
        onChange={(event) => navigate(to(Number(event.currentTarget.value)))}
      >
        {year === null && (
          <option value="" disabled>
            {t('season.choose')}
          </option>
        )}
        {all.map((one) => (
          <option key={one} value={one}>
            {t('season.name', { year: one })}
          </option>
        ))}
      </select>
    </>
  );
}
