import type { JudgingProgress } from '@chulbal/contract/evaluation/progress';
import { shortDayText } from '@chulbal/contract/time-texts';
import { momentText, shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { linePath, scaleOf, ticksUpTo } from '../../ui/chart/scale.ts';
import { Countdown } from '../../ui/data/countdown.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { isAssigned, isAway, lastOf, type Stage, sumOf } from './figures.ts';
import type { judgingProgress as texts } from './judging-progress.ko.ts';
import styles from './progress-head.module.css';
import { RemindButton } from './remind-button.tsx';

const HOUR_MS = 3_600_000;

/** What there is to know before looking at anybody: how long, how much, at which pace, who waits, which letters go. */
export function ProgressHead({ progress, now }: { progress: JudgingProgress; now: string }) {
  const t = useTexts<typeof texts>('judgingProgress');
  const language = useLanguage();
  const { stages, panels, days } = progress;
  const { people, assigned, submitted, perDay } = sumOf(panels);
  const open = stages
    .filter(({ closesAt }) => closesAt > now)
    .toSorted((a, b) => (a.closesAt < b.closesAt ? -1 : 1));
  const next = open[0] ?? stages.at(-1);
  if (!next) return null;
  const last = lastOf(people);
  const working = people.filter(isAssigned);
  const late = working.filter((one) => one.late);
  const members = people.filter(({ role }) => role === 'member').length;
  const stageName =
    stages.length === 1 ? t('stage', { track: next.trackName, stage: next.stageName }) : next.stageName;
  const counts = [
    { key: 'late', icon: 'stop', count: late.length },
    { key: 'unpledged', icon: 'ring', count: working.filter(({ pledge }) => pledge !== 'signed').length },
    { key: 'away', icon: 'clock', count: working.filter((one) => isAway(one, now)).length },
    { key: 'done', icon: 'done', count: working.filter(({ forecast }) => forecast.kind === 'done').length },
  ] as const;
  const due = (hours: number) => new Date(Date.parse(next.closesAt) - hours * HOUR_MS).toISOString();
  return (
    <section className={styles.head} aria-label={t('title')}>
      <div className={styles.clock}>
        {next.closesAt > now ? (
          <>
            <p>{t('until', { stage: stageName })}</p>
            <Countdown until={next.closesAt} now={now} />
          </>
        ) : (
          <p className={styles.over}>{t('over', { stage: stageName })}</p>
        )}
        <dl>
          <div>
            <dt>{t('figures.submitted')}</dt>
            <dd>{t('figures.of', { done: submitted.toLocaleString(), all: assigned.toLocaleString() })}</dd>
          </div>
          <div>
            <dt>{t('figures.pace')}</dt>
            <dd>{t('figures.sheets', { count: perDay.toLocaleString() })}</dd>
          </div>
          <div>
            <dt>{t('figures.all')}</dt>
            <dd>
              {last.done ? t('figures.done') : last.at ? momentText(last.at, language) : t('figures.noDate')}
            </dd>
          </div>
        </dl>
        {!last.done && !last.at && <p className={styles.note}>{t('figures.noDateWhy')}</p>}
      </div>
      <SheetChart days={days} all={assigned} perDay={perDay} stage={next} now={now} />
      <div className={styles.counts}>
        <h2>{t('people.title', { members, alternates: people.length - members })}</h2>
        <ul>
          {counts.map(({ key, icon, count }) => (
            <li key={key} data-kind={key}>
              <DenseIcon name={icon} />
              <span>{t(`people.${key}`)}</span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.letters}>
        <h2>{t('letters.title')}</h2>
        {next.tells.length > 0 ? (
          <>
            <ol>
              {next.tells
                .toSorted((a, b) => b - a)
                .map((hours) => (
                  <li key={hours} data-gone={due(hours) <= now || undefined}>
                    <b>{t('letters.hours', { hours })}</b>
                    <span>{shortMomentText(due(hours), language)}</span>
                  </li>
                ))}
            </ol>
            <p className={styles.note}>{t('letters.note')}</p>
          </>
        ) : (
          <p className={styles.note}>{t('letters.off')}</p>
        )}
        {late.length > 0 && open.length > 0 && (
          <RemindButton people={late} label={t('letters.remindLate', { count: late.length })} />
        )}
      </div>
    </section>
  );
}

const DAY_MS = 86_400_000;
const size = { width: 560, height: 150 };
const inner = { left: 46, right: 428, top: 24, bottom: 122 };

type Props = {
  days: JudgingProgress['days'];
  all: number;
  perDay: number;
  stage: Stage;
  now: string;
};
type Point = { at: number; count: number };

/** Submitted sheets over the days of judging, the even pace, and how it goes on at the pace of the last three days. */
function SheetChart({ days, all, perDay, stage, now }: Props) {
  const t = useTexts<typeof texts>('judgingProgress');
  const language = useLanguage();
  const [from, until, today] = [stage.beginsAt, stage.closesAt, now].map((at) => Date.parse(at)) as [
    number,
    number,
    number,
  ];
  const done = days.at(-1)?.submitted ?? 0;
  // Each day's count stands at its end, the last one now.
  const points: Point[] = [
    { at: from, count: 0 },
    ...days.map(({ day, submitted }) => ({
      at: Math.min(today, Date.parse(`${day}T23:59:59+09:00`)),
      count: submitted,
    })),
    { at: Math.min(today, Math.max(until, today)), count: done },
  ].filter(({ at }) => at >= from);
  const x = scaleOf([from, Math.max(until, today)], [inner.left, inner.right]);
  const y = scaleOf([0, Math.max(4, all)], [inner.bottom, inner.top]);
  const path = (given: readonly Point[]) =>
    linePath(given.map(({ at, count }) => ({ x: x(at), y: y(count) })));
  const goesOn: Point[] =
    perDay > 0 && done < all && today < until
      ? (() => {
          const end = Math.min(today + ((all - done) / perDay) * DAY_MS, until);
          return [
            { at: today, count: done },
            { at: end, count: Math.min(all, done + ((end - today) / DAY_MS) * perDay) },
          ];
        })()
      : [];
  const ticks = ticksUpTo(Math.max(4, all), 3);
  const step = Math.max(1, Math.ceil((until - from) / DAY_MS / 6));
  const marks = Array.from({ length: 7 }, (_, place) => from + place * step * DAY_MS).filter(
    (at) => at <= until,
  );
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{t('chart.title')}</b> <span>{t('chart.note')}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t('chart.label', { done: done.toLocaleString(), all: all.toLocaleString() })}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              data-axis={tick === 0 || undefined}
              x1={inner.left}
              x2={inner.right}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text x={inner.left - 7} y={y(tick) + 4} textAnchor="end">
              {tick.toLocaleString()}
            </text>
          </g>
        ))}
        {marks.map((at) => (
          <text key={at} x={x(at)} y={140} textAnchor="middle">
            {shortDayText(new Date(at).toISOString(), language)}
          </text>
        ))}
        <path
          data-line="even"
          d={path([
            { at: from, count: 0 },
            { at: until, count: all },
          ])}
        />
        <path data-line="done" d={path(points)} />
        <path data-line="on" d={path(goesOn)} />
        <line data-end x1={x(until)} x2={x(until)} y1={6} y2={inner.bottom} />
        <text data-strong x={x(until) + 7} y={14}>
          {momentText(stage.closesAt, language)}
        </text>
        <text x={x(until) + 7} y={30}>
          {t('chart.closes')}, {all.toLocaleString()}
        </text>
        {today <= until && <circle cx={x(today)} cy={y(done)} r={4.5} />}
        {today <= until && (
          <text data-strong x={x(today) - 8} y={y(done) - 8} textAnchor="end">
            {done.toLocaleString()}
          </text>
        )}
      </svg>
    </figure>
  );
}
