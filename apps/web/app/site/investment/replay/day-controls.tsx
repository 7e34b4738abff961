import type { MarketReplay } from '@chulbal/contract/investment/investment';
import { shortDayText } from '@chulbal/contract/time-texts';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { investment as texts } from '../investment.ko.ts';
import styles from './replay.module.css';

/** Milliseconds of a day. */
const speeds = { slow: 2_000, normal: 1_000, fast: 350 } as const;
type Speed = keyof typeof speeds;

const WEEK = 7;

type Props = { days: MarketReplay['days']; day: number; onDay: (day: number) => void };

/** Play, pause, step, and the days as a lane that one slides along. Where motion is reduced there is nothing to play. */
export function DayControls({ days, day, onDay }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
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
  function playBySpace(event: KeyboardEvent) {
    if (event.key !== ' ' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    play();
  }
  const shown = days[day];
  return (
    <div className={styles.controls}>
      <Wrap>
        <div className={styles.board}>
          <div className={styles.buttons}>
            <IconButton icon="first" label={t('race.first')} onClick={() => go(0)} />
            <IconButton icon="chevron-left" label={t('race.before')} onClick={() => go(day - 1)} />
            <button
              type="button"
              className={styles.play}
              aria-label={t(playing ? 'race.pause' : 'race.play')}
              onClick={play}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
            <IconButton icon="chevron-right" label={t('race.next')} onClick={() => go(day + 1)} />
            <IconButton icon="last" label={t('race.last')} onClick={() => go(last)} />
          </div>
          <div className={styles.axis} style={{ '--days': days.length }}>
            <div className={styles.cells} aria-hidden="true">
              {days.map((one, at) => (
                <i key={one.day} data-at={at === day ? 'now' : at < day ? 'past' : undefined}>
                  {at + 1}
                </i>
              ))}
            </div>
            <input
              type="range"
              min={0}
              max={last}
              value={day}
              aria-label={t('race.slider')}
              aria-valuetext={
                shown ? `${t('race.day', { day: day + 1 })}, ${shortDayText(shown.day, language)}` : undefined
              }
              onChange={(event) => go(Number(event.target.value))}
              onKeyDown={playBySpace}
            />
            <div className={styles.weeks} aria-hidden="true">
              {days.map(
                (one, at) =>
                  at % WEEK === 0 && (
                    <span key={one.day} style={{ '--at': at / days.length }}>
                      {shortDayText(one.day, language)}
                    </span>
                  ),
              )}
            </div>
          </div>
        </div>
        <div className={styles.speeds}>
          <p className={styles.keys}>{t('race.keys')}</p>
          <p className={styles.reduced}>{t('race.reduced')}</p>
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
        </div>
      </Wrap>
    </div>
  );
}
