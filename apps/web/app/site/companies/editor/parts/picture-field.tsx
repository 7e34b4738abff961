import { useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { useWait } from '../../../../lib/use-wait.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { HeldNote } from '../../../../ui/form/file-slot/held-note.tsx';
import type { companies as texts } from '../../companies.ko.ts';
import { type StoredCompanyFile, storeForCompany } from '../upload.ts';
import styles from './parts.module.css';

type Props = {
  icNo: number;
  kind: 'picture' | 'file';
  label: string;
  /** Opaque name of the picture that stands there. */
  picture?: string | null;
  onStored: (file: StoredCompanyFile) => void;
  onRemove?: () => void;
};

/** Where a picture or a file is chosen, stored at once and shown. */
export function PictureField({ icNo, kind, label, picture, onStored, onRemove }: Props) {
  const t = useTexts<typeof texts>('companies');
  const [busy, setBusy] = useState(false);
  const { held, wait } = useWait();
  const [problem, setProblem] = useState<string | null>(null);
  async function store(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    try {
      onStored(await storeForCompany(file, { icNo, kind, failed: t('uploadFailed'), wait: wait() }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('uploadFailed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.picture} aria-busy={busy || undefined}>
      {picture && <img src={`/transfer/file/${picture}?w=480`} alt="" />}
      <label className={styles.pick}>
        <input
          type="file"
          accept={kind === 'picture' ? '.png,.jpg,.jpeg,.webp' : undefined}
          disabled={busy}
          onChange={({ currentTarget }) => {
            void store(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {busy ? t('uploading') : label}
      </label>
      {picture && onRemove && (
        <Button variant="line" size="sm" onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
      <HeldNote held={held} />
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
