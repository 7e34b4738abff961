import type { HistoryEvent, HistoryGroup } from '@chulbal/contract/applications/rows';
import { historyGroups } from '@chulbal/contract/applications/values';
import { shortDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { shortMomentText, timeText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { useEntryWords } from '../../entry-words/use-entry-words.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import styles from './drawer.module.css';
import { DrawerSection } from './section.tsx';

/** What happened to the application, newest first: all of it, or what one kind of people did. */
export function HistorySection({ history }: { history: readonly HistoryEvent[] }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const [group, setGroup] = useState<HistoryGroup | null>(null);
  const groups = historyGroups.filter((one) => history.some((event) => event.group === one));
  const shown = history.filter((event) => group === null || event.group === group);
  return (
    <DrawerSection title={t('history.title')}>
      {history.length === 0 && <p className={styles.quiet}>{t('history.none')}</p>}
      {groups.length > 1 && (
        <div className={styles.groups} role="group" aria-label={t('history.filter')}>
          {[null, ...groups].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={group === one}
              onClick={() => setGroup(one)}
            >
              {t(`history.groups.${one ?? 'all'}`)}
            </button>
          ))}
        </div>
      )}
      <ol className={styles.history}>
        {shown.map((event) => (
          <HistoryItem key={`${event.at} ${event.action} ${event.who} ${event.reason}`} event={event} />
        ))}
      </ol>
    </DrawerSection>
  );
}

function HistoryItem({ event }: { event: HistoryEvent }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const { actionText } = useEntryWords();
  const { at, since, action, who, evaluator, reason, count, things } = event;
  const person = evaluator && !/\d$/.test(who) ? t('history.evaluator', { name: who }) : who;
  const said = action === 'completion.answer' ? t('history.answer') : actionText(action);
  const moment = shortMomentText(at, language);
  // a stretch of the same day
  const when =
    timeText(since) === timeText(at)
      ? moment
      : `${shortDayText(at, language)} ${timeText(since)}–${timeText(at)}`;
  return (
    <li>
      {action === 'target.open' ? (
        <>
          {t(things > 0 ? 'history.opened' : 'history.seen', { who: person, count: things })}
          <time dateTime={at}>{when}</time>
        </>
      ) : (
        <>
          {count > 1 ? t('history.times', { said, count: things || count }) : said}
          {reason && <small>{reason}</small>}
          <time dateTime={at}>{t('history.by', { at: when, who: person })}</time>
        </>
      )}
    </li>
  );
}
