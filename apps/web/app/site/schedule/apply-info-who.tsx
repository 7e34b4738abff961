import type { TrackView } from '@chulbal/contract/seasons/seasons';
import { useTexts } from '../../lib/use-texts.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Split } from '../../ui/layout/split.tsx';
import styles from './apply-info.module.css';
import type { schedule as texts } from './schedule.ko.ts';

/** Who may enter a track. */
export function ApplyInfoWho({ track }: { track: TrackView }) {
  const t = useTexts<typeof texts>('schedule');
  const facts = [
    { key: 'target', term: t('who.target'), text: track.target },
    { key: 'team', term: t('who.team'), text: t('who.size', { min: track.teamMin, max: track.teamMax }) },
    { key: 'places', term: t('who.places'), text: t('who.teams', { count: track.places }) },
  ];
  if (track.businessMonths !== null) {
    const text = t('who.business', { months: track.businessMonths });
    facts.push({ key: 'business', term: t('who.company'), text });
  }
  if (track.nationality === 'foreign') {
    facts.push({ key: 'nationality', term: t('who.nationality'), text: t('who.foreign') });
  }
  if (track.quotas.length > 0) {
    const text = track.quotas.map(({ region, places }) => `${region} ${places}`).join(' · ');
    facts.push({ key: 'regions', term: t('who.regions'), text });
  }
  return (
    <section className={styles.band} aria-labelledby="who">
      <Split
        head={
          <Heading level={2} size="2xl" id="who">
            {t('who.title')}
          </Heading>
        }
      >
        <DefinitionList ruled facts={facts} />
        {track.oneTrackAYear && <p className={styles.note}>{t('who.oneTrack')}</p>}
      </Split>
    </section>
  );
}
