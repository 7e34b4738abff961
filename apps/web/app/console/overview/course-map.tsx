import { periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { type Course, courseOf, legNames } from './course.ts';
import styles from './course-map.module.css';
import type { overview as texts } from './overview.ko.ts';
import type { SituationTrack } from './situation.ts';

/** The tracks as lanes: how far each has come, and when its next stages are. */
export function CourseMap({ tracks, now }: { tracks: readonly SituationTrack[]; now: string }) {
  const t = useTexts<typeof texts>('overview');
  const legs = legNames(tracks);
  return (
    <div className={styles.course} style={{ '--legs': String(legs.length || 1) }}>
      <div className={styles.head} aria-hidden="true">
        <span />
        {legs.map((name, place) => (
          <span key={`${name}${String(place)}`}>{name}</span>
        ))}
      </div>
      <ul aria-label={t('course.label')}>
        {tracks.map((track) => (
          <TrackLane key={track.trackNo} track={track} legs={legs.length || 1} now={Date.parse(now)} />
        ))}
      </ul>
    </div>
  );
}

function TrackLane({ track, legs, now }: { track: SituationTrack; legs: number; now: number }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { stages } = track;
  const course = courseOf(stages, now);
  const filled = course.filled * ((stages.length || 1) / legs);
  const taking = course.stage?.kind === 'application' && course.state === 'on';
  return (
    <li className={styles.row} data-lane={laneColour(track.lane)}>
      <span className={styles.name}>
        <TrackName lane={track.lane} name={track.name} size="sm" />
      </span>
      <span className={styles.lane} style={{ '--filled': `${filled * 100}%` }}>
        <span className={styles.fill} data-empty={filled === 0 || undefined} />
        <span className={styles.text} data-late={filled > 0.72 || undefined}>
          <b>{t('start.teams', { count: track.submitted })}</b>{' '}
          {taking
            ? `${t('course.submitted')}, ${t('course.drafts', { count: track.drafts })}`
            : stateText(t, course)}
        </span>
        {stages.map((stage, place) => {
          const from = place / legs;
          const free = from > filled + 0.24 && filled <= 0.72;
          return (
            <span key={stage.stageNo} className={styles.leg} style={{ left: `${from * 100}%` }}>
              {free ? (
                periodText(stage.opensAt, stage.closesAt, language)
              ) : (
                <VisuallyHidden>
                  {t('course.at', {
                    stage: stage.name,
                    period: periodText(stage.opensAt, stage.closesAt, language),
                  })}
                </VisuallyHidden>
              )}
            </span>
          );
        })}
      </span>
    </li>
  );
}

type Say = (key: 'course.now' | 'course.ended', words: { stage: string }) => string;

function stateText(
  t: Say & ((key: 'course.before' | 'course.done') => string),
  { state, stage }: Course,
): string {
  if (state === 'before' || !stage) return t('course.before');
  if (state === 'done') return t('course.done');
  return t(state === 'on' ? 'course.now' : 'course.ended', { stage: stage.name });
}
