import { useSearchParams } from 'react-router';
import { shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { type Hour, sums } from './hours.ts';
import { HoursChart } from './hours-chart.tsx';
import styles from './hours-section.module.css';
import type { overview as texts } from './overview.ko.ts';
import page from './overview.module.css';
import { hoursOf, isSum, overviewAddress, spans } from './overview-address.ts';
import { Panel } from './panel.tsx';

/** Submissions of the last hours with last year's at the same distance from its deadline, drawn and as a table. */
export function HoursSection({ hours }: { hours: readonly Hour[] }) {
  const t = useTexts<typeof texts>('overview');
  const [search] = useSearchParams();
  const sum = isSum(search);
  const span = hoursOf(search);
  const shown = sum ? sums(hours) : hours;
  return (
    <Panel
      title={t(sum ? 'hours.titleSum' : 'hours.title')}
      note={t('hours.note', { hours: span })}
      end={
        <>
          <nav className={page.switch} aria-label={t('hours.span')}>
            {spans.map((one) => (
              <Link
                key={one}
                to={overviewAddress(search, { hours: one })}
                aria-current={one === span ? 'true' : undefined}
                preventScrollReset
                replace
              >
                {t(`hours.spans.${one}`)}
              </Link>
            ))}
          </nav>
          <nav className={page.switch} aria-label={t('hours.mode')}>
            {(['hourly', 'sum'] as const).map((chart) => (
              <Link
                key={chart}
                to={overviewAddress(search, { chart })}
                aria-current={(chart === 'sum') === sum ? 'true' : undefined}
                preventScrollReset
                replace
              >
                {t(`hours.${chart}`)}
              </Link>
            ))}
          </nav>
        </>
      }
    >
      <HoursChart hours={shown} />
      <details className={styles.details}>
        <summary>{t('hours.table')}</summary>
        <HoursTable hours={shown} />
      </details>
    </Panel>
  );
}

/** What the chart draws, in numbers. */
function HoursTable({ hours }: { hours: readonly Hour[] }) {
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
