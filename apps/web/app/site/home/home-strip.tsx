import { currentStage, stageState } from '@chulbal/contract/seasons/seasons.rules';
import { shortDayText } from '@chulbal/contract/time-texts';
import { dDay, momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { BigNumber } from '../../ui/data/big-number.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { TrackLane } from '../seasons/track-lane.ts';
import type { home as texts } from './home.ko.ts';
import styles from './home.module.css';
import { useNowOf } from './use-now-of.ts';

type Props = {
  tracks: readonly TrackLane[];
  madeAt: number;
  /** The track that somebody logged in runs in, and what their draft lacks. */
  mine?: { trackNo: number; missing: number } | undefined;
};

/** One cell a track: days left where it is open, its stage where it runs, its start where it waits. */
export function HomeStrip({ tracks, madeAt, mine }: Props) {
  const t = useTexts<typeof texts>('home');
  const now = useNowOf(madeAt);
  return (
    <section className={styles.strip} aria-labelledby="strip">
      <Wrap>
        <VisuallyHidden>
          <h2 id="strip">{t('strip.title')}</h2>
        </VisuallyHidden>
        <ul className={styles.tracks}>
          {tracks.map((track) => (
            <li
              key={track.trackNo}
              data-lane={laneColour(track.lane)}
              data-mine={track.trackNo === mine?.trackNo || undefined}
            >
              <Link className={styles.track} to={`/contest/apply-info?track=${track.trackNo}`}>
                <span className={styles.head}>
                  <LaneNo lane={track.lane} size="sm" />
                  <span>
                    <b>{t('strip.track', { name: track.name })}</b>
                    {track.trackNo === mine?.trackNo ? (
                      <small className={styles.you}>
                        {mine.missing > 0 ? t('strip.mineLeft', { count: mine.missing }) : t('strip.mine')}
                      </small>
                    ) : (
                      <small>{track.target}</small>
                    )}
                  </span>
                </span>
                <span className={styles.now}>
                  <TrackNow track={track} now={now} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}

function TrackNow({ track, now }: { track: TrackLane; now: number }) {
  const t = useTexts<typeof texts>('home');
  const language = useLanguage();
  const stage = currentStage(track.stages, now);
  if (!stage) return null;
  const state = stageState(stage, now);
  const moment = (at: string) => momentText(at, language);
  if (state === 'open' && stage.kind === 'application') {
    return (
      <>
        <BigNumber size="md">{dDay(stage.closesAt, new Date(now), language)}</BigNumber>
        <Status kind="open">{t('strip.open')}</Status>
        <small>{t('strip.until', { at: moment(stage.closesAt) })}</small>
      </>
    );
  }
  if (state === 'open') {
    return (
      <>
        <b className={styles.words}>{t('strip.running', { stage: stage.name })}</b>
        <Status kind="open">{t('strip.inProgress')}</Status>
        <small>
          {stage.announcesAt
            ? t('strip.announces', { at: moment(stage.announcesAt) })
            : t('strip.until', { at: moment(stage.closesAt) })}
        </small>
      </>
    );
  }
  if (state === 'upcoming') {
    return (
      <>
        <b className={styles.words}>{t('strip.starts', { day: shortDayText(stage.opensAt, language) })}</b>
        <Status kind="upcoming">{t('strip.soon', { stage: stage.name })}</Status>
        <small>{t('strip.from', { at: moment(stage.opensAt) })}</small>
      </>
    );
  }
  return (
    <>
      <b className={styles.words}>{t('strip.finished')}</b>
      <Status kind="closed" />
      <small>{t('strip.ends', { stage: stage.name })}</small>
    </>
  );
}
