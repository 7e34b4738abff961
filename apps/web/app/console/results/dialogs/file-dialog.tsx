import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirmYourself } from '../../../lib/command/identity.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ReasonDialog } from '../../../ui/reason-dialog/reason-dialog.tsx';
import { useOperator } from '../../shell/use-operator.ts';
import { useResult } from '../result-context.ts';
import type { resultDialogs as texts } from '../result-dialogs.ko.ts';
import styles from './dialogs.module.css';
import { Facts } from './facts.tsx';

/** Milliseconds that a confirmation must still hold when the request arrives. */
const MARGIN_MS = 20_000;

/** Downloads the file of a version, by which anybody can reckon it again. */
export function FileDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const { data } = useResult();
  const { operator } = useOperator();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const { trackNo, stageNo } = data.stage;
  const sha256 = data.versions.find((one) => one.version === version)?.sha256 ?? '';
  const name = t('file.name', { track: trackNo, stage: stageNo, version });

  async function send(reason: string) {
    const until = Date.parse(operator.confirmedUntil ?? '') || 0;
    if (until < Date.now() + MARGIN_MS) {
      if (!(await confirmYourself())) return;
      // the page then knows until when it need not ask again
      await revalidate();
    }
    setBusy(true);
    const { download } = await import('../../../ui/feedback/download.ts');
    const got = await download(
      '/console/results/export',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ trackNo, stageNo, version, reason }),
        failed: t('file.failed'),
      },
      name,
    );
    setBusy(false);
    if (got) onClose();
  }
  return (
    <ReasonDialog
      title={t('file.title', { version })}
      body={t('file.body')}
      submit={t('file.submit')}
      busy={busy}
      problem={null}
      wide
      onSubmit={send}
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
    </ReasonDialog>
  );
}
