import { useRef, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { useWait } from '../../lib/use-wait.ts';
import { Button } from '../action/button.tsx';
import { formatBytes } from '../data/bytes.ts';
import { FieldGroup } from '../form/field-group.tsx';
import { HeldNote } from '../form/file-slot/held-note.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { type StoredContent, storeContent } from '../rich-editor/content-files.ts';
import type { contentFileField as texts } from './content-file-field.ko.ts';
import styles from './content-file-field.module.css';

type Props = {
  label: string;
  /** Whose it is, where the page has the same field again: heard before its buttons, and not shown. */
  of?: string;
  hint?: string;
  kind: 'picture' | 'file';
  /** What is chosen now; a document says its name and size too. */
  file: { serverFileName: string; name?: string; size?: number } | null;
  error?: string | undefined;
  optional?: boolean;
  onChange: (file: StoredContent | null) => void;
};

/** One picture or document of content, stored when it is chosen and kept once what names it is saved. */
export function ContentFileField({ label, of, hint, kind, file, error, optional, onChange }: Props) {
  const t = useTexts<typeof texts>('contentFileField');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { held, wait } = useWait();
  const [refused, setRefused] = useState<string | null>(null);
  async function store(chosen: File) {
    setBusy(true);
    setRefused(null);
    try {
      onChange(await storeContent(chosen, kind, t('failed'), wait()));
    } catch (reason) {
      setRefused(reason instanceof Error ? reason.message : t('failed'));
    }
    setBusy(false);
  }
  const whose = of && (
    <VisuallyHidden>
      {of} {label}{' '}
    </VisuallyHidden>
  );
  return (
    <FieldGroup label={label} hint={hint} error={refused ?? error} optional={optional}>
      <div className={styles.field}>
        {file && kind === 'picture' && (
          <img src={`/console/transfer/content/${file.serverFileName}`} alt="" />
        )}
        {file && kind === 'file' && (
          <p>
            <b>{file.name}</b> {formatBytes(file.size ?? 0)}
          </p>
        )}
        <Button variant="line" disabled={busy} onClick={() => input.current?.click()}>
          {whose}
          {busy ? t('uploading') : t(file ? 'change' : kind === 'picture' ? 'picture' : 'file')}
        </Button>
        {file && (
          <Button variant="ghost" disabled={busy} onClick={() => onChange(null)}>
            {whose}
            {t('remove')}
          </Button>
        )}
        <HeldNote held={held} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={kind === 'picture' ? 'image/png,image/jpeg,image/webp' : undefined}
        aria-label={of ? `${of} ${label}` : label}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (chosen) void store(chosen);
        }}
      />
    </FieldGroup>
  );
}
