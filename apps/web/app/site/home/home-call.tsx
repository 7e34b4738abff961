import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { StartLanesArt } from '../../art/start-lanes-art.tsx';
import { daysUntil } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { TrackLane } from '../seasons/track-lane.ts';
import type { home as texts } from './home.ko.ts';
import styles from './home.module.css';
import { useNowOf } from './use-now-of.ts';

type Props = { tracks: readonly TrackLane[]; madeAt: number };

/** The closing call on ink, with the days that are left; nothing while no application is open. */
export function HomeCall({ tracks, madeAt }: Props) {
  const t = useTexts<typeof texts>('home');
  const now = useNowOf(madeAt);
  const target = applyTarget(tracks, now);
  if (!target) return null;
  const days = daysUntil(target.closesAt, new Date(now));
  return (
    <section className={styles.call} aria-labelledby="call" data-tone="ink">
      <div className={styles.callArt} aria-hidden="true">
        <StartLanesArt />
      </div>
      <Wrap>
        <div className={styles.callText}>
          <Heading level={2} size="display" id="call">
            {t('call.title')}
          </Heading>
          <p>{days > 0 ? t('call.textDays', { count: days }) : t('call.text')}</p>
          <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to="/contest/apply">
            {t('call.go')}
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}

/** The open application stage that closes first. */
export function applyTarget(tracks: readonly TrackLane[], now: number) {
  const open = tracks
    .flatMap((track) => track.stages)
    .filter((stage) => stage.kind === 'application' && stageState(stage, now) === 'open');
  return open.sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt))[0] ?? null;
}
