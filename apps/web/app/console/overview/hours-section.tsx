import type { Language } from '@chulbal/contract/language';
import { useSearchParams } from 'react-router';
import { shortMomentText, timeText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { linePath, roundedUp, scaleOf } from '../../ui/chart/scale.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './charts.module.css';
import { type Hour, sums, tickPlaces } from './hours.ts';
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

const size = { width: 764, height: 236 };
const inner = { left: 34, right: 748, top: 34, bottom: 204 };

/** The lines of this year and last; what it shows is in the table under it for everyone who does not see it. */
function HoursChart({ hours }: { hours: readonly Hour[] }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const counts = hours.flatMap(({ submitted, lastYear }) => [submitted, lastYear ?? 0]);
  const most = Math.max(4, ...counts);
  const top = roundedUp(most, 4);
  const x = scaleOf([0, Math.max(1, hours.length - 1)], [inner.left, inner.right]);
  const y = scaleOf([0, top], [inner.bottom, inner.top]);
  const last = hours.at(-1);
  const place = hours.length - 1;
  const hasLast = hours.some(({ lastYear }) => lastYear !== null);
  const path = (value: (hour: Hour) => number | null) =>
    linePath(
      hours.map((hour, at) => {
        const count = value(hour);
        return count === null ? null : { x: x(at), y: y(count) };
      }),
    );
  const nothing = hours.every(({ submitted }) => submitted === 0);
  return (
    <>
      <p className={styles.key} aria-hidden="true">
        <span>
          <i />
          {t('hours.year')}
        </span>
        {hasLast && (
          <span data-last>
            <i />
            {t('hours.last')}
          </span>
        )}
      </p>
      <Chart
        {...{ size, inner, y, top, lines: 4 }}
        label={nothing ? t('hours.none') : t('hours.now', { count: last?.submitted ?? 0 })}
      >
        {tickPlaces(hours.length).map((at) => {
          const hour = hours[at];
          return (
            hour && (
              <text key={hour.at} x={x(at)} y={inner.bottom + 20} textAnchor={anchorOf(at, place)}>
                {hourText(hour.at, { days: hours.length > 24, language })}
              </text>
            )
          );
        })}
        <path className={styles.last} d={path(({ lastYear }) => lastYear)} />
        <path className={styles.year} d={path(({ submitted }) => submitted)} />
        {last && (
          <>
            <line className={styles.now} x1={x(place)} x2={x(place)} y1={inner.top - 12} y2={inner.bottom} />
            <circle className={styles.dot} cx={x(place)} cy={y(last.submitted)} r={5} />
            <text data-strong x={x(place) - 10} y={inner.top - 18} textAnchor="end">
              {t('hours.now', { count: last.submitted })}
            </text>
            {last.lastYear !== null && (
              <text x={x(place) - 10} y={inner.top - 18} dy="1.2em" textAnchor="end">
                {t('hours.lastYear', { count: last.lastYear })}
              </text>
            )}
          </>
        )}
      </Chart>
    </>
  );
}

function anchorOf(place: number, last: number): 'start' | 'middle' | 'end' {
  if (place === last) return 'end';
  return place === 0 ? 'start' : 'middle';
}

function hourText(at: string, { days, language }: { days: boolean; language: Language }): string {
  return days ? shortMomentText(at, language) : timeText(at);
}
