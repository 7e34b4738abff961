import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { reasonDialog as texts } from './reason-dialog.ko.ts';
import styles from './reason-dialog.module.css';

type Props = {
  title: string;
  body: string;
  submit: string;
  danger?: boolean;
  /** The one filled in orange: what ends the page's work. */
  primary?: boolean;
  busy: boolean;
  problem: Problem | null;
  /** Instead of 사유. */
  reasonLabel?: string;
  wide?: boolean;
  /** At most so many characters, in one line: what is broken into several is joined. */
  oneLine?: number;
  /** Whether everything else in the dialog is answered; focuses what is not. */
  ready?: () => boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
  /** Between the words and the reason. */
  children?: ReactNode;
  /** After the reason. */
  after?: ReactNode;
};

const SHORTEST = 3;
const LONGEST = 500;

/** Asks why, as everything does that goes on record; what was typed stays when the server refuses. */
export function ReasonDialog({
  title,
  body,
  submit,
  danger,
  primary,
  busy,
  problem,
  reasonLabel,
  wide,
  oneLine,
  ready,
  onSubmit,
  onClose,
  children,
  after,
}: Props) {
  const t = useTexts<typeof texts>('reasonDialog');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [looked, setLooked] = useState(false);
  const longest = oneLine ?? LONGEST;
  const given = oneLine === undefined ? reason.trim() : reason.trim().replace(/\s+/gu, ' ');
  const length = [...given].length;
  const short = length < SHORTEST;

  function send(event: FormEvent) {
    event.preventDefault();
    setLooked(true);
    const rest = ready?.() ?? true;
    if (short || length > longest) focusField('reason');
    else if (rest) onSubmit(given);
  }
  const own = problem && !problem.fields.reason;
  return (
    <Modal
      narrow={!wide}
      open
      overlayCloses={false}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={primary ? 'primary' : 'ink'}
            busy={busy}
            data-danger={danger || undefined}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        <p className={styles.body}>{body}</p>
        {own && <ErrorSummary errors={{}} message={problem.message} />}
        {children}
        <Field
          required
          label={reasonLabel ?? t('reason')}
          name="reason"
          hint={t('hint')}
          error={problem?.fields.reason ?? (looked && short ? t('needed') : undefined)}
        >
          <TextArea
            max={longest}
            rows={2}
            data-focus-first
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {after}
      </form>
    </Modal>
  );
}
