import { koreanDay } from '@chulbal/contract/korean-days';
import { periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Split } from '../../ui/layout/split.tsx';
import type { TrackLane } from '../seasons/track-lane.ts';
import type { about as texts } from './about.ko.ts';
import styles from './about.module.css';

type Props = { id: string; title: string; note: string; track: TrackLane };

/** The stages of a track as marks on a line. */
export function AboutMarks({ id, title, note, track }: Props) {
  const t = useTexts<typeof texts>('about');
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
