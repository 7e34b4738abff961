import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { useWait } from '../../../lib/use-wait.ts';
import { Button } from '../../../ui/action/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { FilePicker } from '../../../ui/form/file-slot/file-picker.tsx';
import { HeldNote } from '../../../ui/form/file-slot/held-note.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useBuilder, usePlanValue } from '../builder-context.ts';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';
import parts from './parts.module.css';

/** The form that guardians of pupils under 14 sign. */
export function GuardianSection({ path }: { path: string }) {
  const t = useTexts<typeof texts>('seasonPanel');
  const { uploadForm } = useBuilder();
  const at = usePlanValue<PlannedTrack['guardianForm']>(`${path}.guardianForm`);
  const [uploading, setUploading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { held, wait } = useWait();

  async function upload(file: File) {
    setUploading(file.name);
    setProblem(null);
    try {
      const { serverFileName, name } = await uploadForm(file, wait());
      at.set({ serverFileName, name });
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t('track.uploadFailed'));
    }
    setUploading(null);
  }

  return (
    <PanelSection title={t('track.guardian')}>
      <p className={parts.form} id="guardian-form-label">
        {at.value && <Icon name="file" size="sm" />}
        {uploading ? t('track.uploading', { name: uploading }) : (at.value?.name ?? t('track.guardianNone'))}
      </p>
      <HeldNote held={held} />
      {problem && <FieldError id="guardian-form-error">{problem}</FieldError>}
      {!at.readOnly && (
        <div className={styles.small}>
          <FilePicker
            id="guardian-form"
            labelId="guardian-form-label"
            accept=".pdf,.hwp,.hwpx"
            disabled={uploading !== null}
            describedBy={problem ? 'guardian-form-error' : undefined}
            onPick={(file) => void upload(file)}
            className={parts.upload}
          >
            <Icon name="upload" size="sm" />
            {at.value ? t('track.replace') : t('track.upload')}
          </FilePicker>
          {at.value && (
            <Button size="sm" variant="danger" onClick={() => at.set(null)}>
              {t('track.drop')}
            </Button>
          )}
        </div>
      )}
      <p className={styles.hint}>{t('track.guardianHint')}</p>
    </PanelSection>
  );
}
