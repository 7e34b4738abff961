import type { ApplicationDetail } from '@chulbal/contract/operator-applications';
import { dayText, timeText } from '../../../../lib/korean-time.ts';
import { useTexts } from '../../../../lib/use-texts.ts';
import { useEntryWords } from '../../../audit/use-entry-words.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import styles from './drawer.module.css';
import { DrawerSection } from './section.tsx';

/** What happened to the application, newest first. */
export function HistorySection({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { actionText } = useEntryWords();
  const history = detail.history.map((event, place) => ({ ...event, key: `${event.at} ${place}` }));
  return (
    <DrawerSection title={t('history.title')}>
      {history.length === 0 && <p className={styles.quiet}>{t('history.none')}</p>}
      <ol className={styles.history}>
        {history.map(({ key, at, action, who, reason }) => (
          <li key={key}>
            {action === 'completion.answer' ? t('history.answer') : actionText(action)}
            {reason && <small>{reason}</small>}
            <time dateTime={at}>{t('history.by', { at: `${dayText(at)} ${timeText(at)}`, who })}</time>
          </li>
        ))}
      </ol>
    </DrawerSection>
  );
}
