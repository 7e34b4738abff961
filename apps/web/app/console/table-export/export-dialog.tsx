import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { ReasonedDownload } from './reasoned-download.tsx';
import type { tableExport as texts } from './table-export.ko.ts';

const formats = ['xlsx', 'csv'] as const;

export type Exported = Pick<
  ComponentProps<typeof ReasonedDownload>,
  'address' | 'input' | 'fileName' | 'title' | 'body'
>;

/** Downloads a table as one of two formats, for a reason; the file's name gets its dot and what follows. */
export function ExportDialog({ input, fileName, onClose, ...words }: Exported & { onClose: () => void }) {
  const t = useTexts<typeof texts>('tableExport');
  const [format, setFormat] = useState<string>('xlsx');
  return (
    <ReasonedDownload
      {...words}
      input={{ ...input, format }}
      fileName={`${fileName}.${format}`}
      submit={t('name')}
      failed={t('failed')}
      onClose={onClose}
    >
      <Field label={t('format')} name="format">
        <Select
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value)}
          options={formats.map((value) => ({ value, text: value.toUpperCase() }))}
        />
      </Field>
    </ReasonedDownload>
  );
}
