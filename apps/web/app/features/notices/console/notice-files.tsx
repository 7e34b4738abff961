import type { Attachment } from '@chulbal/contract/notices';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { formatBytes } from '../../../ui/data/bytes.ts';
import { storeContent } from '../../console/rich-editor/content-files.ts';
import type { noticeDesk as texts } from './notice-desk.ko.ts';
import styles from './notice-desk.module.css';

type Props = { files: readonly Attachment[]; onChange: (files: Attachment[]) => void };

/** The attachments of a notice: stored when they are added, the notice's own once it is saved. */
export function NoticeFiles({ files, onChange }: Props) {
  const t = useTexts<typeof texts>('noticeDesk');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function add(file: File) {
    setBusy(true);
    setError(null);
    try {
      const { serverFileName, name, size } = await storeContent(file, 'file', t('failed'));
      onChange([...files, { serverFileName, name, size }]);
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : t('failed'));
    }
    setBusy(false);
  }
  return (
    <section aria-labelledby="attached">
      <div className={styles.row}>
        <h2 id="attached">{t('attachments', { count: files.length })}</h2>
        <Button variant="line" icon="plus" disabled={busy} onClick={() => input.current?.click()}>
          {busy ? t('uploading') : t('addFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('addFile')}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) void add(file);
          }}
        />
      </div>
      <p className={styles.hint}>{t('files')}</p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.serverFileName}>
            <b>{file.name}</b>
            <span>{formatBytes(file.size)}</span>
            <IconButton
              icon="cross"
              label={t('remove', { name: file.name })}
              onClick={() => onChange(files.filter((one) => one !== file))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
