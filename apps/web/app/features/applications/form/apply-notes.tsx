import { useTexts } from '../../../lib/use-texts.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { isUnsaved } from '../../autosave/edited.ts';
import type { apply } from '../apply.ko.ts';
import { CompletionNote } from '../completion-note.tsx';
import { completionNow } from '../deadline-news.ts';
import { useApply } from './apply-context.ts';
import styles from './apply-form.module.css';
import { PcHint } from './pc-hint.tsx';
import { useUnsentNotes } from './use-unsent-notes.ts';

/** What has to be known before writing: that it was submitted, taken back, or could not be saved. */
export function ApplyNotes({ problem }: { problem: string | null }) {
  const t = useTexts<typeof apply>('apply');
  const { data, view } = useApply();
  const { application } = data;
  // What this page saved since it was loaded is a change that the loaded application does not know of.
  const savedSince = application !== null && view.content.version > application.version;
  const submitted = application?.status === 'submitted';
  const edited = application?.edited || savedSince || isUnsaved(view.content);
  const unsent = useUnsentNotes(edited);
  const changed = unsent.length > 0;
  // Only a submission gives a number.
  const takenBack = application?.status === 'draft' && application.number !== null;
  return (
    <div className={styles.notes}>
      {problem && (
        <div className={styles.note} data-kind="problem" role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <CompletionNote completion={completionNow(data)} now={data.now} />
      {submitted && (
        <p className={styles.note} data-kind={changed ? 'changed' : 'submitted'}>
          <Icon name={changed ? 'warning' : 'check'} />
          <span>{changed ? unsent.join(' ') : t('note.submitted')}</span>
        </p>
      )}
      {takenBack && (
        <p className={styles.note} data-kind="changed">
          <Icon name="info" />
          <span>{t('note.takenBack')}</span>
        </p>
      )}
      <PcHint />
    </div>
  );
}
