import type { Attachment } from '@chulbal/contract/posts/posts';
import { useRef, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { useWait } from '../../lib/use-wait.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { MoveButtons } from '../../ui/action/move-buttons.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { HeldNote } from '../../ui/form/file-slot/held-note.tsx';
import { storeContent } from '../../ui/rich-editor/content-files.ts';
import type { postAdmin as texts } from './post-admin.ko.ts';
import styles from './post-admin.module.css';

type Props = { files: readonly Attachment[]; onChange: (files: Attachment[]) => void };

/** The attachments of a post: stored when they are added, put in order by dragging or by their arrows. */
export function PostFiles({ files, onChange }: Props) {
  const t = useTexts<typeof texts>('postAdmin');
  const input = useRef<HTMLInputElement>(null);
  /** What stands there when an upload ends, which may be less than when it began. */
  const standing = useRef(files);
  standing.current = files;
  const [busy, setBusy] = useState(false);
  const { held, wait } = useWait();
  const [errors, setErrors] = useState<string[]>([]);
  const [dragged, setDragged] = useState<number | null>(null);
  async function add(chosen: readonly File[]) {
    setBusy(true);
    setErrors([]);
    const added: Attachment[] = [];
    const refusals: string[] = [];
    for (const file of chosen) {
      try {
        const { serverFileName, name, size } = await storeContent(file, 'file', t('failed'), wait());
        added.push({ serverFileName, name, size });
      } catch (refused) {
        const why = refused instanceof Error ? refused.message : t('failed');
        refusals.push(t('failedFile', { name: file.name.normalize('NFC'), why }));
      }
    }
    setErrors(refusals);
    if (added.length > 0) onChange([...standing.current, ...added]);
    setBusy(false);
  }
  function move(from: number, to: number) {
    const file = files[from];
    if (file) onChange(files.toSpliced(from, 1).toSpliced(to, 0, file));
  }
  return (
    <section aria-labelledby="attached">
      <div className={styles.filesHead}>
        <h2 id="attached">{t('attachments', { count: files.length })}</h2>
        <Button variant="line" size="sm" icon="plus" disabled={busy} onClick={() => input.current?.click()}>
          {busy ? t('uploading') : t('addFile')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('addFile')}
          onChange={(event) => {
            const chosen = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            if (chosen.length > 0) void add(chosen);
          }}
        />
      </div>
      <p className={styles.hint}>{t('files')}</p>
      <HeldNote held={held} />
      {errors.length > 0 && (
        <ul className={styles.error} role="alert">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      <ol className={styles.files}>
        {files.map((file, index) => (
          <li
            key={file.serverFileName}
            draggable
            data-dragged={dragged === index || undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null && dragged !== index) move(dragged, index);
            }}
          >
            <MoveButtons
              at={index}
              count={files.length}
              up={t('up', { name: file.name })}
              down={t('down', { name: file.name })}
              onMove={(by) => move(index, index + by)}
            />
            <b>{file.name}</b>
            <span>{formatBytes(file.size)}</span>
            <IconButton
              icon="cross"
              label={t('remove', { name: file.name })}
              onClick={() => onChange(files.filter((one) => one !== file))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
