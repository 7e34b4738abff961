import { useRevalidator } from 'react-router';
import { daysUntil, momentText, timeText } from '../../lib/korean-time.ts';
import { timeLeft } from '../../lib/time-left.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { ui } from '../../ui/ui.ko.ts';
import type { overview as texts } from './overview.ko.ts';
import styles from './overview.module.css';
import type { Situation } from './situation.ts';

type Props = { situation: Situation; now: string };

/** How long until the next deadline, whose it is, and what comes in. */
export function NextDeadline({ situation, now }: Props) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { next, tracks } = situation;
  if (!next) {
    return (
      <div className={styles.clock}>
        <p className={styles.deadlineNone}>{t('start.none')}</p>
        <p className={styles.label}>{t('start.noneText')}</p>
      </div>
    );
  }
  const closing = tracks.filter(({ lane }) => next.stages.some((stage) => stage.lane === lane));
  const applied = next.stages.filter(({ what, kind }) => what === 'stage' && kind === 'application');
  const drafts = tracks
    .filter(({ lane }) => applied.some((stage) => stage.lane === lane))
    .reduce((sum, track) => sum + track.drafts, 0);
  const names = next.stages.map(({ what, name }) =>
    what === 'material' ? t('start.material', { name }) : name,
  );
  const today = daysUntil(next.closesAt, now) === 0;
  return (
    <div className={styles.clock}>
      <p className={styles.label}>
        {t('start.until', {
          stage: [...new Set(names)].join(', '),
          tracks: closing.map(({ name }) => name).join(', '),
        })}
      </p>
      <BigCountdown until={next.closesAt} now={now} />
      <dl className={styles.facts}>
        <dt>{t('start.closes')}</dt>
        <dd>
          {today ? t('start.today', { time: timeText(next.closesAt) }) : momentText(next.closesAt, language)}
        </dd>
        {applied.length > 0 && (
          <>
            <dt>{t('start.lastHour')}</dt>
            <dd>{t('start.teams', { count: next.lastHour })}</dd>
            <dt>{t('start.drafts')}</dt>
            <dd>{t('start.teams', { count: drafts })}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

function BigCountdown({ until, now }: { until: string; now: string }) {
  const t = useTexts<typeof ui>('ui');
  const { revalidate } = useRevalidator();
  const seconds = useSecondsLeft(until, now) ?? 0;
  const { days, hours, minutes, clock } = timeLeft(seconds);
  if (seconds === 0) {
    return (
      <p className={styles.big}>
        <button type="button" className={styles.over} onClick={() => void revalidate()}>
          {t('countdown.over')}
        </button>
      </p>
    );
  }
  return (
    <p className={styles.big} role="timer" aria-label={t('countdown.spoken', { days, hours, minutes })}>
      <span aria-hidden="true">
        {days > 0 && <span className={styles.days}>{t('countdown.days', { days })} </span>}
        {clock.replace(/^0(?=\d:)/, '')}
      </span>
    </p>
  );
}
