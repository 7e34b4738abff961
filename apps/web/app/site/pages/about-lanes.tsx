import { useTexts } from '../../lib/use-texts.ts';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { Section } from '../../ui/layout/section.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import type { TrackLane } from '../seasons/track-lane.ts';
import type { about as texts } from './about.ko.ts';
import styles from './about.module.css';

type Props = { id: string; title: string; note: string; tracks: readonly TrackLane[] };

/** The season's tracks as lanes; how far each runs is how many teams it takes on. */
export function AboutLanes({ id, title, note, tracks }: Props) {
  const t = useTexts<typeof texts>('about');
  const most = Math.max(...tracks.map(({ places }) => places), 1);
  return (
    <Section tone="paper" aria-labelledby={id}>
      <SectionTitle size="3xl" id={id} aside={note}>
        {title}
      </SectionTitle>
      <ol className={styles.lanes}>
        {tracks.map(({ trackNo, lane, name, target, places }) => (
          <li key={trackNo} data-lane={laneColour(lane)}>
            <span className={styles.number}>{lane}</span>
            <span className={styles.name}>
              {name}
              <small>{target}</small>
            </span>
            <span className={styles.run}>
              <i style={{ '--share': places / most }} />
              <b>{t('places', { count: places })}</b>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
