import type { Health } from '@chulbal/contract/health/health';
import { timeText } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { roundedUp, scaleOf } from '../../ui/chart/scale.ts';
import type { health as texts } from './health.ko.ts';
import styles from './health.module.css';

const size = { width: 764, height: 150 };
const inner = { left: 34, right: 756, top: 26, bottom: 122 };

/** A quarter of an hour between two times under the chart. */
const EVERY = 15;

/** Submissions a minute of the last hour as bars; the running minute is orange. */
export function MinutesChart({ minutes }: { minutes: Health['minutes'] }) {
  const t = useTexts<typeof texts>('health');
  const most = Math.max(4, ...minutes.map(({ submitted }) => submitted));
  const top = roundedUp(most, 3);
  const x = scaleOf([0, minutes.length], [inner.left, inner.right]);
  const y = scaleOf([0, top], [inner.bottom, inner.top]);
  const width = Math.max(1, x(1) - x(0) - 3);
  const last = minutes.at(-1);
  const sum = minutes.reduce((all, { submitted }) => all + submitted, 0);
  const high = Math.max(...minutes.map(({ submitted }) => submitted));
  return (
    <Chart
      {...{ size, inner, y, top, lines: 3 }}
      label={t('minutes.said', { sum, high, now: last?.submitted ?? 0 })}
    >
      {minutes.map(({ at, submitted }, place) => (
        <rect
          key={at}
          className={styles.bar}
          data-now={place === minutes.length - 1 || undefined}
          x={x(place)}
          y={Math.min(y(submitted), inner.bottom - 1)}
          width={width}
          height={Math.max(1, inner.bottom - y(submitted))}
        />
      ))}
      {minutes.map(({ at }, place) =>
        new Date(at).getUTCMinutes() % EVERY === 0 ? (
          <text key={at} x={x(place) + width / 2} y={inner.bottom + 20} textAnchor="middle">
            {timeText(at)}
          </text>
        ) : null,
      )}
      {last && (
        <text className={styles.value} data-strong x={inner.right} y={inner.top - 10} textAnchor="end">
          {t('minutes.now', { at: timeText(last.at), count: last.submitted })}
        </text>
      )}
    </Chart>
  );
}
