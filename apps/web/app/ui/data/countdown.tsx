import { useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { timeLeft } from '../../lib/time-left.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './countdown.module.css';

type Props = {
  /** The deadline and the server's clock, both ISO. */
  until: string;
  now: string;
  /** `big` heads a page, `inline` stands in a sentence. */
  size?: 'big' | 'inline';
  /** Said once, when the time is over. */
  onEnd?: () => void;
};

/** Time left by the server's clock: 12일 03:56:39. Assistive technology reads it in words, when asked. */
export function Countdown({ until, now, size = 'big', onEnd }: Props) {
  const t = useTexts<typeof ui>('ui');
  const seconds = useSecondsLeft(until, now) ?? 0;
  const { days, hours, minutes, clock } = timeLeft(seconds);
  const ended = useRef(seconds === 0);
  useEffect(() => {
    if (seconds > 0 || ended.current) return;
    ended.current = true;
    onEnd?.();
  }, [seconds, onEnd]);
  if (seconds === 0)
    return <span className={size === 'big' ? styles.big : undefined}>{t('countdown.over')}</span>;
  const unit = t('countdown.days', { days }).replace(String(days), '');
  return (
    <span className={classNames(styles[size], seconds < 3600 && styles.soon)} role="timer">
      <span aria-hidden="true">
        {days > 0 && (size === 'big' ? <DaysBig days={days} unit={unit} /> : `${days}${unit} `)}
        {clock}
      </span>
      <VisuallyHidden>{t('countdown.spoken', { days, hours, minutes })}</VisuallyHidden>
    </span>
  );
}

function DaysBig({ days, unit }: { days: number; unit: string }) {
  return (
    <>
      {days}
      <small>{unit}</small>
    </>
  );
}
