import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirmYourself } from '../../lib/command/identity.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { ReasonDialog } from '../../ui/reason-dialog/reason-dialog.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { tableExport as texts } from './table-export.ko.ts';

/** Milliseconds that a confirmation must still hold when the request arrives. */
const MARGIN_MS = 20_000;

type Props = {
  /** Where it is sent, and what is asked beside format and reason. */
  address: string;
  input: Record<string, unknown>;
  /** Of the file, without the dot and what follows. */
  fileName: string;
  title: string;
  body: string;
};

/** Downloads a table as one of two formats, for a reason that stays on record. */
export function TableExport({ address, input, fileName, title, body }: Props) {
  const t = useTexts<typeof texts>('tableExport');
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
    const { download } = await import('../../ui/feedback/download.ts');
    const got = await download(
      address,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...input, format, reason }),
        failed: t('failed'),
      },
      `${fileName}.${format}`,
    );
    setBusy(false);
    if (got) setOpen(false);
  }
  return (
    <>
      <Button variant="line" icon="download" onClick={() => setOpen(true)}>
        {t('name')}
      </Button>
      {open && (
        <ReasonDialog
          title={title}
          body={body}
          submit={t('name')}
          busy={busy}
          problem={null}
          onSubmit={(reason) => void send(reason)}
          onClose={() => setOpen(false)}
        >
          <Field label={t('format')} name="format">
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
