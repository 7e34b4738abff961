import type { AccessReview } from '@chulbal/contract/access-reviews';
import { type FormEvent, useState } from 'react';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { longMomentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { accessReview as texts } from './access-review.ko.ts';
import styles from './access-review.module.css';

/** Signing the review of a month. */
const reviewCommand = consoleCommands('reviews');

/** The finding and its signature, or, once signed, the result with its hash. */
export function SignForm({ review }: { review: AccessReview }) {
  const t = useTexts<typeof texts>('accessReview');
  const language = useLanguage();
  const { busy, problem, run } = useCommand();
  const [finding, setFinding] = useState('');
  const { month, recordsSha256, over, signed } = review;

  async function sign(event: FormEvent) {
    event.preventDefault();
    if (await run(() => reviewCommand('sign', { month, recordsSha256, finding }))) toast.success(t('signed'));
  }
  if (signed) {
    return (
      <div className={styles.signed}>
        <StateMark kind="ok">
          {t('signedBy', { name: signed.by, at: longMomentText(signed.at, language) })}
        </StateMark>
        <blockquote>{signed.finding}</blockquote>
        <p>
          {t('hash')} <code>{signed.sha256}</code>
        </p>
        {signed.own > 0 && <p>{t('signedOwn', { count: signed.own })}</p>}
        <p>{t('entry', { sequence: signed.sequence })}</p>
      </div>
    );
  }
  if (!over) return <p>{t('running')}</p>;
  if (review.signing === 'refused') return <p>{t('notOwn', { count: review.own })}</p>;
  return (
    <form className={styles.form} onSubmit={sign} noValidate>
      {review.signing === 'own' && <p>{t('ownAlone', { count: review.own })}</p>}
      {problem && !problem.fields.finding && <ErrorSummary errors={{}} message={problem.message} />}
      <Field
        required
        label={t('finding')}
        name="finding"
        hint={t('findingHint')}
        error={problem?.fields.finding}
      >
        <TextArea max={2000} rows={5} value={finding} onChange={(event) => setFinding(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {t('sign')}
      </Button>
    </form>
  );
}
