import { fullMomentText } from '@chulbal/contract/time-texts';
import { type FormEvent, useState } from 'react';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { exportReview as texts } from './export-review.ko.ts';
import styles from './exports.module.css';

/** Putting on record that a month's exports were reviewed. */
const exportCommand = consoleCommands('exports');

type Review = { reviewedBy: string; reviewedAt: string; note: string };

/** Whether a month was reviewed and what was noted; a later review replaces what is shown. */
export function ReviewForm({ month, review }: { month: string; review: Review | null }) {
  const t = useTexts<typeof texts>('exportReview');
  const language = useLanguage();
  const [note, setNote] = useState('');
  const { busy, problem, run } = useCommand();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!(await run(() => exportCommand('review', { month, note })))) return;
    setNote('');
    toast.success(t('reviewed'));
  }

  return (
    <>
      {review ? (
        <div className={styles.review}>
          <p>
            <Icon name="check" size="sm" />
            {t('reviewedBy', {
              name: review.reviewedBy,
              at: fullMomentText(review.reviewedAt, language),
            })}
          </p>
          <blockquote>{review.note}</blockquote>
        </div>
      ) : (
        <p className={styles.waiting}>
          <Icon name="warning" size="sm" />
          {t('notReviewed')}
        </p>
      )}
      <form className={styles.form} onSubmit={send} noValidate>
        {problem && !problem.fields.note && <ErrorSummary errors={{}} message={problem.message} />}
        <Field required label={t('note')} name="note" error={problem?.fields.note} hint={t('noteHint')}>
          <TextArea
            maxLength={500}
            rows={4}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant={review ? 'line' : 'primary'} busy={busy}>
          {t(review ? 'again' : 'submit')}
        </Button>
      </form>
    </>
  );
}
