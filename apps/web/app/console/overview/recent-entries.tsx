import { shortDayText } from '@chulbal/contract/time-texts';
import { timeText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { useEntryWords } from '../entry-words/use-entry-words.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { overview as texts } from './overview.ko.ts';
import styles from './overview.module.css';
import { Panel } from './panel.tsx';
import type { Situation } from './situation.ts';

const hour = 3_600_000;

/** The last entries of the audit log, for who may read it. */
export function RecentEntries({ recent }: { recent: Situation['recent'] }) {
  const t = useTexts<typeof texts>('overview');
  const { can } = useOperator();
  if (!can('readAudit')) return null;
  return (
    <Panel title={t('recent.title')} end={<Link to="/console/audit">{t('recent.all')}</Link>}>
      <ul className={styles.feed}>
        {recent.length === 0 && <li>{t('recent.none')}</li>}
        {recent.map((entry) => (
          <RecentEntry key={entry.sequence} entry={entry} />
        ))}
      </ul>
    </Panel>
  );
}

function RecentEntry({ entry }: { entry: Situation['recent'][number] }) {
  const { actionText } = useEntryWords();
  const language = useLanguage();
  const { at, object, action, actorName } = entry;
  const old = Date.now() - Date.parse(at) > 18 * hour;
  const label = object.label || object.id;
  return (
    <li>
      <time dateTime={at} suppressHydrationWarning>
        {old ? shortDayText(at, language) : timeText(at)}
      </time>
      <span>
        {object.kind === 'team' ? (
          <Link to={`/console/applications?team=${object.id}`}>{label}</Link>
        ) : (
          <b>{label}</b>
        )}{' '}
        {actionText(action)} <span>({actorName})</span>
      </span>
    </li>
  );
}
