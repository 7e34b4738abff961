import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirmYourself } from '../../lib/command/identity.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { ReasonDialog } from '../../ui/reason-dialog/reason-dialog.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { applicants as texts } from './applicants.ko.ts';

/** Milliseconds that a confirmation must still hold when the request arrives. */
const MARGIN_MS = 20_000;

const formats = ['xlsx', 'csv'] as const;

/** Downloads all applicants with their contacts, for a reason. */
export function ExportDialog({
  boardId,
  count,
  onClose,
}: {
  boardId: number;
  count: number;
  onClose: () => void;
}) {
  const t = useTexts<typeof texts>('applicants');
  const { operator } = useOperator();
  const { revalidate } = useRevalidator();
  const [format, setFormat] = useState<string>('xlsx');
  const [busy, setBusy] = useState(false);

  async function send(reason: string) {
    const until = Date.parse(operator.confirmedUntil ?? '') || 0;
    if (until < Date.now() + MARGIN_MS) {
      if (!(await confirmYourself())) return;
      // the page then knows until when it need not ask again
      await revalidate();
    }
    setBusy(true);
    const { download } = await import('../../ui/feedback/download.ts');
    const got = await download(
      '/console/programs/export',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ boardId, format, reason }),
        failed: t('exportFailed'),
      },
      `program-${boardId}-applicants.${format}`,
    );
    setBusy(false);
    if (got) onClose();
  }
  return (
    <ReasonDialog
      title={t('exportTitle', { count })}
      body={t('exportBody')}
      submit={t('export')}
      busy={busy}
      problem={null}
      onSubmit={(reason) => void send(reason)}
      onClose={onClose}
    >
      <Field label={t('format')} name="format">
        <Select
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value)}
          options={formats.map((value) => ({ value, text: value.toUpperCase() }))}
        />
      </Field>
    </ReasonDialog>
  );
}
