import type { TrackAlert } from '@chulbal/contract/seasons/track-alerts';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import type { accounts as texts } from './accounts.ko.ts';
import styles from './mypage.module.css';

/** The tracks that they wait for, each with the way to the switch. */
export function TrackAlerts({ alerts }: { alerts: readonly TrackAlert[] }) {
  const t = useTexts<typeof texts>('accounts');
  const language = useLanguage();
  return alerts.map(({ trackNo, stageNo, trackName, opensAt }) => (
    <p key={trackNo} className={styles.alert}>
      {t('applications.alert', { track: trackName, moment: momentText(opensAt, language) })}{' '}
      <TextLink to={`/apply/${trackNo}/${stageNo}`}>{t('applications.alertOff')}</TextLink>
    </p>
  ));
}
