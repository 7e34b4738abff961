import { useTexts } from '../../../lib/use-texts.ts';
import { ReasonedDownload } from '../../table-export/reasoned-download.tsx';
import { useResult } from '../result-context.ts';
import type { resultDialogs as texts } from '../result-dialogs.ko.ts';
import styles from './dialogs.module.css';
import { Facts } from './facts.tsx';

/** Downloads the file of a version, by which anybody can calculate it again. */
export function FileDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const { data } = useResult();
  const { trackNo, stageNo } = data.stage;
  const sha256 = data.versions.find((one) => one.version === version)?.sha256 ?? '';
  const name = t('file.name', { track: trackNo, stage: stageNo, version });
  return (
    <ReasonedDownload
      address="/console/results/export"
      input={{ trackNo, stageNo, version }}
      fileName={name}
      failed={t('file.failed')}
      title={t('file.title', { version })}
      body={t('file.body')}
      submit={t('file.submit')}
      wide
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('file.published'), <code key="hash">{sha256}</code>],
          [
            t('file.check'),
            <code key="check">{`npm run recompute-result -- "${name}" --expect ${sha256}`}</code>,
          ],
        ]}
      />
      <p className={styles.hint}>{t('file.hashes')}</p>
    </ReasonedDownload>
  );
}
