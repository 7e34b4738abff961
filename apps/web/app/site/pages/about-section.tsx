import { koreanDay } from '@chulbal/contract/korean-days';
import type { StorySectionView } from '@chulbal/contract/pages/pages';
import { periodText } from '../../lib/korean-time.ts';
import { numberWord } from '../../lib/number-word.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { RichText } from '../../ui/data/rich-text.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { Split } from '../../ui/layout/split.tsx';
import type { SeasonLanes, TrackLane } from '../seasons/track-lane.ts';
import styles from './about.module.css';
import type { pages as texts } from './pages.ko.ts';

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
  const t = useTexts<typeof texts>('pages');
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
  const t = useTexts<typeof texts>('pages');
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

type AboutMarksProps = { id: string; title: string; note: string; track: TrackLane };

/** The stages of a track as marks on a line. */
function AboutMarks({ id, title, note, track }: AboutMarksProps) {
  const t = useTexts<typeof texts>('pages');
  const language = useLanguage();
  return (
    <Section aria-labelledby={id}>
      <Split
        head={
          <>
            <Heading level={2} size="3xl" id={id} className={styles.broken}>
              {title}
            </Heading>
            {note && <p className={styles.note}>{note}</p>}
            <p className={styles.note}>{t('dates', { track: track.name })}</p>
            <div className={styles.more}>
              <MoreLink to="/contest/apply-info">{t('schedule')}</MoreLink>
            </div>
          </>
        }
      >
        <ol className={styles.marks}>
          {track.stages.map(({ stageNo, name, description, opensAt, closesAt }) => (
            <li key={stageNo}>
              <div>
                <h3>{name}</h3>
                <time dateTime={`${koreanDay(opensAt)}/${koreanDay(closesAt)}`}>
                  {periodText(opensAt, closesAt, language)}
                </time>
              </div>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  );
}

type Figures = Extract<StorySectionView, { kind: 'figures' }>['figures'];
type AboutFiguresProps = { id: string; title: string; figures: Figures };

/** A few very big figures on ink, each with what it stands for. */
function AboutFigures({ id, title, figures }: AboutFiguresProps) {
  const t = useTexts<typeof texts>('pages');
  return (
    <Section tone="ink" aria-labelledby={id}>
      <Heading level={2} size="display" id={id}>
        {title}
      </Heading>
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.title}>
            <p className={styles.figure}>{figure.number}</p>
            <h3>{figure.title}</h3>
            {figure.text && <p className={styles.figureText}>{figure.text}</p>}
            {figure.picture === 'trim' && <Trim label={t('trim')} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Seven scores of which the first and the last are crossed out. */
function Trim({ label }: { label: string }) {
  return (
    <svg className={styles.trim} viewBox="0 0 162 18" role="img" aria-label={label}>
      {[0, 6].map((place) => (
        <path
          key={place}
          d={`M${place * 24 + 3} 3l12 12m0-12l-12 12`}
          fill="none"
          stroke="var(--ink-400)"
          strokeWidth="3"
        />
      ))}
      {[1, 2, 3, 4, 5].map((place) => (
        <circle key={place} cx={place * 24 + 9} cy="9" r="9" fill="var(--orange-500)" />
      ))}
    </svg>
  );
}
