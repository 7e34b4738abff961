import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ExportDialog, type Exported } from './export-dialog.tsx';
import type { tableExport as texts } from './table-export.ko.ts';

/** The button that asks for a table as a file. */
export function TableExport(exported: Exported) {
  const t = useTexts<typeof texts>('tableExport');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" icon="download" onClick={() => setOpen(true)}>
        {t('name')}
      </Button>
      {open && <ExportDialog {...exported} onClose={() => setOpen(false)} />}
    </>
  );
}
