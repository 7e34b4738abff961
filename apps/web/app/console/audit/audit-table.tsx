import type { AuditEntry } from '@chulbal/contract/audit';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { secondText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { audit as texts } from '../entry-words/audit.ko.ts';
import { isFingerprint } from '../entry-words/changes.ts';
import { useEntryWords } from '../entry-words/use-entry-words.ts';
import { auditAddress } from './audit-address.ts';
import styles from './audit-table.module.css';
import { EntryDetails } from './entry-details.tsx';

/** The log as a dense table; a row opens to everything that was written. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts<typeof texts>('audit');
  return (
    <section className={styles.scroll} aria-label={t('title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('columns.at')}</th>
            <th scope="col">{t('columns.actor')}</th>
            <th scope="col">{t('columns.action')}</th>
            <th scope="col">{t('columns.object')}</th>
            <th scope="col">{t('columns.changes')}</th>
            <th scope="col">{t('columns.address')}</th>
            <th scope="col" className={styles.end}>
              {t('columns.details')}
            </th>
          </tr>
        </thead>
        {entries.map((entry) => (
          <Entry key={entry.sequence} entry={entry} />
        ))}
      </table>
    </section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTexts<typeof texts>('audit');
  const language = useLanguage();
  const { actorText, actionText, objectText, personText, changes } = useEntryWords();
  const [search] = useSearchParams();
  const [open, setOpen] = useState(false);
  const { sequence, at, actorKind, actorId, object } = entry;
  const name = actorText(entry);
  const id = `entry-${sequence}`;
  const person = personText(entry);
  const changed = changes(entry);
  // a season is saved with many edits at a time: they stand in the details
  const counted = entry.action === 'season.save' && changed.length > 1;
  const summary = counted ? t('edits', { count: changed.length }) : summaryOf(changed);
  return (
    <tbody className={styles.entry} data-open={open || undefined}>
      <tr>
        <td className={styles.time}>
          <time dateTime={at}>
            {fullDayText(at, language)} <b>{secondText(at)}</b>
          </time>
        </td>
        <td className={styles.actor}>
          {actorKind === 'operator' && actorId !== null ? (
            <Link className={styles.link} to={auditAddress(search, { operatorId: String(actorId) })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </td>
        <td>
          <span className={styles.action} data-category={entry.category}>
            {actionText(entry.action)}
          </span>
        </td>
        <td className={styles.object}>
          <Link
            className={styles.link}
            to={auditAddress(search, { objectKind: object.kind, objectId: object.id })}
          >
            {objectText(object)}
          </Link>
          {person && <small> {person}</small>}
        </td>
        <td className={styles.summary}>{entry.reason ?? summary}</td>
        <td className={styles.address}>{entry.address}</td>
        <td className={styles.end}>
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            aria-label={t('more', { sequence })}
          >
            {`#${sequence}`}
            <Icon name="chevron-down" size="sm" />
          </button>
        </td>
      </tr>
      <tr id={id} hidden={!open}>
        <td colSpan={7} className={styles.details}>
          {open && <EntryDetails entry={entry} />}
        </td>
      </tr>
    </tbody>
  );
}

function summaryOf(
  changes: readonly { path: string; before: string | null; after: string | null }[],
): string {
  return changes
    .filter(({ before, after }) => !isFingerprint(before) && !isFingerprint(after))
    .slice(0, 3)
    .map(({ path, before, after }) =>
      `${path} ${[before, after].flatMap((one) => (one === null ? [] : [shortened(one)])).join(' → ')}`.trim(),
    )
    .join(', ');
}

/** A value as a line takes it; the details have it whole. */
function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}
