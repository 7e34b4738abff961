import type { Language } from '@chulbal/contract/language';
import { shortMomentText, timeText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { linePath, roundedUp, scaleOf } from '../../ui/chart/scale.ts';
import { type Hour, tickPlaces } from './hours.ts';
import styles from './hours-section.module.css';
import type { overview as texts } from './overview.ko.ts';

const size = { width: 764, height: 236 };
const inner = { left: 34, right: 748, top: 34, bottom: 204 };

/** The lines of this year and last; what it shows is in the table under it for everyone who does not see it. */
export function HoursChart({ hours }: { hours: readonly Hour[] }) {
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
