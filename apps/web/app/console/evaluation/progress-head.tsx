import type { JudgingProgress } from '@chulbal/contract/evaluation/progress';
import { momentText, shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Countdown } from '../../ui/data/countdown.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { isAssigned, isAway, lastOf, sumOf } from './figures.ts';
import type { judgingProgress as texts } from './judging-progress.ko.ts';
import styles from './progress-head.module.css';
import { RemindButton } from './remind-button.tsx';
import { SheetChart } from './sheet-chart.tsx';

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
