import type { Verification } from '@chulbal/contract/announcements/announcements';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import type { announcements as texts } from './announcements.ko.ts';
import styles from './selected-teams.module.css';

/** Stages that are open to public verification, each with the way to its selected teams; nothing where there is none. */
export function VerificationLinks({ verifications }: { verifications: readonly Verification[] }) {
  const t = useTexts<typeof texts>('announcements');
  const language = useLanguage();
  if (verifications.length === 0) return null;
  return (
    <section className={styles.open} aria-label={t('shortTitle')}>
      <p>{t('open')}</p>
      <ul>
        {verifications.map(({ trackNo, stageNo, lane, trackName, stageName, until }) => (
          <li key={`${trackNo} ${stageNo}`}>
            <TrackName
              lane={lane}
              size="sm"
              name={t('selectedOf', { track: trackName[language], stage: stageName[language] })}
            />
            <span>{t('until', { at: momentText(until, language) })}</span>
            <MoreLink
              size="sm"
              to={`/contest/selected/${trackNo}/${stageNo}`}
              aria-label={t('seeOf', { track: trackName[language], stage: stageName[language] })}
            >
              {t('see')}
            </MoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
