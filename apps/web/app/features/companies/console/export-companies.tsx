import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirmYourself } from '../../../lib/command/identity.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useOperator } from '../../console/use-operator.ts';
import type { companiesDesk as texts } from './companies-desk.ko.ts';

/** Milliseconds that a confirmation must still hold when the request arrives. */
const MARGIN_MS = 20_000;

/** Downloads where every page stands, for a reason. */
export function ExportCompanies({ igNo, count }: { igNo: number; count: number }) {
  const t = useTexts<typeof texts>('companiesDesk');
  const { operator } = useOperator();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
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
    const { download } = await import('../../../ui/feedback/download.ts');
    const got = await download(
      '/console/companies/export',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ igNo, format, reason }),
        failed: t('export.failed'),
      },
      `exhibition-${igNo}-companies.${format}`,
    );
    setBusy(false);
    if (got) setOpen(false);
  }
  return (
    <>
      <Button variant="line" icon="download" onClick={() => setOpen(true)}>
        {t('export.name')}
      </Button>
      {open && (
        <ReasonDialog
          title={t('export.title', { count })}
          body={t('export.body')}
          submit={t('export.name')}
          busy={busy}
          problem={null}
          onSubmit={(reason) => void send(reason)}
          onClose={() => setOpen(false)}
        >
          <Field label={t('export.format')} name="format">
            <Select
              value={format}
              onChange={(event) => setFormat(event.currentTarget.value)}
              options={['xlsx', 'csv'].map((value) => ({ value, text: value.toUpperCase() }))}
            />
          </Field>
        </ReasonDialog>
      )}
    </>
  );
}
