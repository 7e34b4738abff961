import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirmYourself } from '../../../lib/command/identity.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useOperator } from '../../console/use-operator.ts';
import { useResult } from '../result-context.ts';
import type { resultDialogs as texts } from '../result-dialogs.ko.ts';

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
      t('file.name', { track: trackNo, stage: stageNo, version }),
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
      onSubmit={send}
      onClose={onClose}
    />
  );
}
