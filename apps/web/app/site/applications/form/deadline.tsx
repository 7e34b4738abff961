import { useState } from 'react';
import { momentText, timeText } from '../../../lib/korean-time.ts';
import { useServerNow } from '../../../lib/server-now.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Countdown } from '../../../ui/data/countdown.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from './apply-context.ts';
import styles from './apply-head.module.css';

/** Milliseconds after which a countdown begins anew on the server's time: a laptop may have slept. */
const freshen = 30_000;

/** The server's time to count from, ISO, whether the deadline has passed, and whether its grace has, too. */
export function useDeadline() {
  const { deadline, now } = useApply().data;
  const ticking = useServerNow(freshen)?.getTime() ?? 0;
  // The page's own answer came from the server: it is never earlier than that.
  const serverNow = new Date(Math.max(ticking, Date.parse(now))).toISOString();
  const [endedAt, setEndedAt] = useState<string | null>(null);
  const { closesAt, graceUntil } = deadline;
  const isPast = (at: string) => Date.parse(serverNow) >= Date.parse(at);
  // a countdown ends before the clock is asked again; an extension makes what has ended something that has not
  const shut = isPast(graceUntil) || endedAt === graceUntil;
  const over = shut || isPast(closesAt) || endedAt === closesAt;
  const until = over ? graceUntil : closesAt;
  return {
    ...{ deadline, over, shut, until },
    now: over && !isPast(closesAt) ? closesAt : serverNow,
    onEnd: () => setEndedAt(until),
  };
}

/** How long there is by the server's clock; within the grace, what still counts and until when; then, that it is over. */
export function Deadline() {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const { deadline, over, shut, now, onEnd } = useDeadline();
  if (shut) {
    return (
      <div className={styles.clock} data-grace>
        <p className={styles.grace}>{t('shut')}</p>
      </div>
    );
  }
  if (over) {
    return (
      <div className={styles.clock} data-grace>
        <p className={styles.grace}>{t('grace', { time: timeText(deadline.graceUntil) })}</p>
        <div className={styles.time}>
          <Countdown key={deadline.graceUntil} until={deadline.graceUntil} now={now} onEnd={onEnd} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.clock}>
      <p>{t('closes', { moment: momentText(deadline.closesAt, language) })}</p>
      <div className={styles.time}>
        <Countdown key={deadline.closesAt} until={deadline.closesAt} now={now} onEnd={onEnd} />
      </div>
    </div>
  );
}
