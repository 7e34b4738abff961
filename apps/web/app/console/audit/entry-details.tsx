import type { AuditEntry } from '@chulbal/contract/audit';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../lib/share-address.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { shortHash } from '../../ui/data/bytes.ts';
import type { audit as texts } from '../entry-words/audit.ko.ts';
import { isFingerprint } from '../entry-words/changes.ts';
import { useEntryWords } from '../entry-words/use-entry-words.ts';
import styles from './audit-table.module.css';

/** Everything an entry says: what it was before and after, why, from where, and its place in the chain. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const t = useTexts<typeof texts>('audit');
  const { changes } = useEntryWords();
  const changed = changes(entry);
  const page = pageOf(entry.object);
  return (
    <div className={styles.inside}>
      {changed.length > 0 && (
        <table className={styles.diff}>
          <thead>
            <tr>
              <th scope="col">{t('diff.what')}</th>
              <th scope="col">{t('diff.before')}</th>
              <th scope="col">{t('diff.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ path, before, after }) => (
              <tr key={path}>
                <th scope="row">{path || t('diff.value')}</th>
                <td>
                  {before === null ? (
                    '–'
                  ) : (
                    <del>
                      <Value text={before} />
                    </del>
                  )}
                </td>
                <td>
                  {after === null ? (
                    '–'
                  ) : (
                    <ins>
                      <Value text={after} />
                    </ins>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={styles.facts}>
        {entry.reason && <Fact name={t('facts.reason')} value={entry.reason} />}
        <Fact name={t('facts.category')} value={t(`categories.${entry.category}`)} />
        <Fact name={t('facts.action')} value={entry.action} />
        <Fact name={t('facts.object')} value={`${entry.object.kind} ${entry.object.id}`}>
          {page && <Link to={page}>{t('facts.open')}</Link>}
        </Fact>
        <Fact name={t('facts.address')} value={entry.address} />
        <Fact name={t('facts.hash')} value={entry.hash} />
      </dl>
    </div>
  );
}

/** What a value says; of a fingerprint its ends, with a button that copies the whole, or shows it where it cannot. */
function Value({ text }: { text: string }) {
  const t = useTexts<typeof texts>('audit');
  const [whole, setWhole] = useState(false);
  if (!isFingerprint(text)) return text;
  const words = { copied: t('copied'), notCopied: t('notCopied') };
  return (
    <span className={styles.fingerprint}>
      <code title={text}>{whole ? text : shortHash(text)}</code>
      <button
        type="button"
        onClick={async () => {
          if (!(await copyText(text, words))) setWhole(true);
        }}
      >
        {t('copy')}
      </button>
    </span>
  );
}

/** The page of what an entry is about, where there is one. */
function pageOf({ kind, id }: AuditEntry['object']): string | null {
  if (kind === 'team') return `/console/applications?team=${id}`;
  return kind === 'season' && id ? `/console/seasons/${id}` : null;
}

type FactProps = { name: string; value: string; children?: ReactNode };

function Fact({ name, value, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Value text={value} /> {children}
      </dd>
    </div>
  );
}
