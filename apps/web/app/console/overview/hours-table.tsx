import { shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { Hour } from './hours.ts';
import styles from './hours-section.module.css';
import type { overview as texts } from './overview.ko.ts';

/** What the chart draws, in numbers. */
export function HoursTable({ hours }: { hours: readonly Hour[] }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('hours.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('hours.hour')}</th>
          <th scope="col">{t('hours.count')}</th>
          <th scope="col">{t('hours.countLast')}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ at, submitted, lastYear }) => (
          <tr key={at}>
            <th scope="row">{shortMomentText(at, language)}</th>
            <td>{submitted.toLocaleString()}</td>
            <td>{lastYear === null ? t('hours.noLast') : lastYear.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
