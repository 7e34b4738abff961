import type { MarketReplay } from '@chulbal/contract/investment';
import { useEffect, useEffectEvent, useState } from 'react';
import { dayText } from '../../../lib/korean-time.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { marketResults as texts } from '../results/market-results.ko.ts';
import styles from './replay.module.css';

/** Milliseconds of a day. */
const speeds = { slow: 2_000, normal: 1_000, fast: 350 } as const;
type Speed = keyof typeof speeds;

type Props = { days: MarketReplay['days']; day: number; onDay: (day: number) => void };

/** Play, pause, step and a slider of days. Where motion is reduced there is nothing to play. */
export function DayControls({ days, day, onDay }: Props) {
  const t = useTexts<typeof texts>('marketResults');
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const last = days.length - 1;
  const go = (to: number) => {
    setPlaying(false);
    onDay(Math.min(last, Math.max(0, to)));
  };
  const tick = useEffectEvent(() => {
    if (day >= last) return setPlaying(false);
    onDay(day + 1);
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(tick, speeds[speed]);
    return () => clearInterval(timer);
  }, [playing, speed]);
  function play() {
    if (playing) return setPlaying(false);
    if (day >= last) onDay(0);
    setPlaying(true);
  }
  const shown = days[day];
  return (
    <div className={styles.controls}>
      <Wrap>
        <div className={styles.doors}>
          <Button size="sm" onClick={() => go(0)}>
            {t('race.first')}
          </Button>
          <Button size="sm" icon="chevron-left" onClick={() => go(day - 1)}>
            {t('race.before')}
          </Button>
          <span className={styles.play}>
            <Button variant="primary" icon={playing ? 'pause' : 'play'} onClick={play}>
              {t(playing ? 'race.pause' : 'race.play')}
            </Button>
          </span>
          <Button size="sm" iconEnd="chevron-right" onClick={() => go(day + 1)}>
            {t('race.next')}
          </Button>
          <Button size="sm" onClick={() => go(last)}>
            {t('race.last')}
          </Button>
          <span className={styles.play}>
            <Segments
              name="speed"
              aria-label={t('race.speed')}
              value={speed}
              onChange={(event) => setSpeed(event.target.value as Speed)}
              choices={(['slow', 'normal', 'fast'] as const).map((one) => ({
                value: one,
                text: t(`race.speeds.${one}`),
              }))}
            />
          </span>
        </div>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={last}
          value={day}
          aria-label={t('race.slider')}
          aria-valuetext={shown ? `${t('race.day', { day: day + 1 })}, ${dayText(shown.day)}` : undefined}
          onChange={(event) => go(Number(event.target.value))}
        />
        <p className={styles.ends}>
          <span>{days[0] && dayText(days[0].day)}</span>
          <span className={styles.reduced}>{t('race.reduced')}</span>
          <span>{days[last] && dayText(days[last].day)}</span>
        </p>
      </Wrap>
    </div>
  );
}
