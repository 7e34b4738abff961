import type { StorySectionView } from '@chulbal/contract/pages/pages';
import { numberWord } from '../../lib/number-word.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { RichText } from '../../ui/data/rich-text.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import type { SeasonLanes, TrackLane } from '../seasons/track-lane.ts';
import type { about as texts } from './about.ko.ts';
import styles from './about.module.css';
import { AboutFigures } from './about-figures.tsx';
import { AboutMarks } from './about-marks.tsx';

type Props = { section: StorySectionView; season: SeasonLanes | null; paper: boolean };

/** One part of the story; what is drawn from a season is not there while there is none. */
export function AboutSection({ section, season, paper }: Props) {
  const count = useCount();
  switch (section.kind) {
    case 'statement':
      return (
        <Section>
          <p className={styles.statement}>
            {section.text} {section.echo && <em>{section.echo}</em>}
          </p>
        </Section>
      );
    case 'lanes':
      return season?.tracks.length ? (
        <AboutLanes
          id={section.id}
          title={count(section.title, season.tracks.length)}
          note={section.note}
          tracks={season.tracks}
        />
      ) : null;
    case 'marks': {
      const track = widest(season);
      return track?.stages.length ? (
        <AboutMarks
          id={section.id}
          title={count(section.title, track.stages.length)}
          note={section.note}
          track={track}
        />
      ) : null;
    }
    case 'figures':
      return <AboutFigures id={section.id} title={section.title} figures={section.figures} />;
    case 'text':
      return (
        <Section
          tone={paper ? 'paper' : 'white'}
          narrow
          aria-labelledby={section.title ? section.id : undefined}
        >
          {section.title && (
            <Heading level={2} size="3xl" id={section.id} className={styles.textTitle}>
              {section.title}
            </Heading>
          )}
          <RichText html={section.body} />
        </Section>
      );
    case 'call':
      return (
        <Section aria-labelledby={section.id}>
          <div className={styles.call}>
            <Heading level={2} size="display" id={section.id}>
              {section.title}
            </Heading>
            <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to={section.to}>
              {section.button}
            </ButtonLink>
          </div>
        </Section>
      );
  }
}

/** Puts a count in words where a title says {n}: {n} 레인 → 다섯 레인. */
function useCount() {
  const t = useTexts<typeof texts>('about');
  return (title: string, count: number) =>
    title.replaceAll('{n}', t(`number.${numberWord(count)}`, { count }));
}

/** The track with the most places stands for the dates of all. */
function widest(season: SeasonLanes | null) {
  return season?.tracks.reduce((most, track) => (track.places > most.places ? track : most));
}

type AboutLanesProps = { id: string; title: string; note: string; tracks: readonly TrackLane[] };

/** The season's tracks as lanes; how far each runs is how many teams it takes on. */
function AboutLanes({ id, title, note, tracks }: AboutLanesProps) {
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
