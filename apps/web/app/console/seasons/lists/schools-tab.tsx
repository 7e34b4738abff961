import type { OutputOf } from '@chulbal/contract/endpoint';
import type { loadSchools } from '@chulbal/contract/seasons/operators';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { useWait } from '../../../lib/use-wait.ts';
import { FileSlot } from '../../../ui/form/file-slot/file-slot.tsx';
import { useBuilder } from '../builder-context.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { uploadSchools } from '../uploads.ts';
import styles from './lists.module.css';

type Loaded = OutputOf<typeof loadSchools>;

/** Loads the ministry's list of schools, and tells what became of it. */
export function SchoolsTab() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { readOnly } = useBuilder();
  const [loading, setLoading] = useState<File | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { held, wait } = useWait();

  async function load(file: File) {
    setLoading(file);
    setProblem(null);
    setLoaded(null);
    try {
      setLoaded(await uploadSchools(file, wait()));
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t('schools.failed'));
    }
    setLoading(null);
  }

  return (
    <div className={styles.tab}>
      <p className={styles.lede}>{t('schools.lede')}</p>
      {!readOnly && (
        <FileSlot
          layout="block"
          name="schools"
          label={t('schools.file')}
          hint={t('schools.hint')}
          accept=".csv"
          state={
            loading
              ? { kind: 'uploading', name: loading.name, loaded: 0, total: null, held }
              : { kind: 'empty' }
          }
          error={problem ?? undefined}
          onPick={(file) => void load(file)}
        />
      )}
      <div role="status">
        {loaded && (
          <>
            <p className={styles.facts}>
              {t('schools.done', { added: loaded.added, changed: loaded.changed })}
            </p>
            {loaded.refusedInAll > 0 && (
              <>
                <p className={styles.count}>{t('schools.refused', { count: loaded.refusedInAll })}</p>
                <ul className={styles.refused}>
                  {loaded.refused.map(({ line, text, reason }) => (
                    <li key={line}>
                      <b>{t('schools.line', { line })}</b> {t(`schools.reason.${reason}`)}{' '}
                      <small>{text}</small>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}
