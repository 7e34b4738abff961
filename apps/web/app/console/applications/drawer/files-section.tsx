import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { formatBytes, shortHash } from '../../../ui/data/bytes.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';
import { DrawerSection, FileLink } from './section.tsx';

/** The documents of the last submission, and the receipts of all of them. */
export function FilesSection({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const { can } = useTeamList();
  const { files, receipts } = detail;
  return (
    <>
      <DrawerSection title={t('files.title', { count: files.length })}>
        {files.length === 0 && <p className={styles.quiet}>{t('files.none')}</p>}
        <ul className={styles.rows}>
          {files.map((file) => (
            <li key={file.serverFileName}>
              <span className={styles.main}>
                <FileLink file={file} />
                <br />
                <span className={styles.quiet}>{file.label}</span>
                {file.uncleaned && (
                  <span className={styles.withheld}>
                    <DenseIcon name="warning" />
                    {t(`files.uncleaned.${file.uncleaned}`)}
                  </span>
                )}
              </span>
              <span className={styles.quiet} title={t('files.hash', { hash: file.sha256 })}>
                {formatBytes(file.size)}
              </span>
              <time className={styles.side} dateTime={file.storedAt}>
                {shortMomentText(file.storedAt, language)}
              </time>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t(can('readDocuments') ? 'files.logged' : 'files.noRight')}</p>
      </DrawerSection>
      <DrawerSection title={t('receipts.title', { count: receipts.length })}>
        <ul className={styles.rows}>
          {receipts.map(({ version, arrivedAt, contentSha256 }) => (
            <li key={version}>
              <span className={styles.main}>{t('receipts.version', { version })}</span>
              <span className={styles.quiet} title={t('files.hash', { hash: contentSha256 })}>
                {shortHash(contentSha256)}
              </span>
              <time className={styles.side} dateTime={arrivedAt}>
                {shortMomentText(arrivedAt, language)}
              </time>
            </li>
          ))}
        </ul>
      </DrawerSection>
    </>
  );
}
