import { useTexts } from '../../../lib/use-texts.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { apply } from '../apply.ko.ts';
import { CompletionNote } from '../completion-note.tsx';
import { completionNow } from '../deadline-news.ts';
import { useApply } from './apply-context.ts';
import styles from './apply-form.module.css';
import { useStanding } from './use-standing.ts';

/** What has to be known before writing: that it was submitted, taken back, or could not be saved. */
export function ApplyNotes({ problem }: { problem: string | null }) {
  const t = useTexts<typeof apply>('apply');
  const { data } = useApply();
  const { application } = data;
  const { standing, unsent } = useStanding();
  const changed = standing === 'unsent';
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
      {standing !== 'draft' && (
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
    </div>
  );
}
