import { type ReactNode, useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../form/field.tsx';
import { focusField } from '../form/focus-field.ts';
import { TextArea } from '../form/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { reasonDialog as texts } from './reason-dialog.ko.ts';

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
  /** Instead of that it stays in the audit log. */
  hint?: string;
  wide?: boolean;
  /** At most so many characters, instead of those of a reason: of what is sent as a letter. */
  letter?: number;
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
  hint,
  wide,
  letter,
  oneLine,
  ready,
  onSubmit,
  onClose,
  children,
  after,
}: Props) {
  const t = useTexts<typeof texts>('reasonDialog');
  const [reason, setReason] = useState('');
  const [looked, setLooked] = useState(false);
  const longest = oneLine ?? letter ?? LONGEST;
  const given = oneLine === undefined ? reason.trim() : reason.trim().replace(/\s+/gu, ' ');
  const length = [...given].length;
  const short = length < SHORTEST;

  function send() {
    setLooked(true);
    const rest = ready?.() ?? true;
    if (short || length > longest) focusField('reason');
    else if (rest) onSubmit(given);
  }
  return (
    <FormDialog
      title={title}
      body={body}
      ok={submit}
      {...(danger ? { danger } : {})}
      variant={primary ? 'primary' : 'ink'}
      {...(wide ? { wide } : {})}
      busy={busy}
      problem={problem}
      shown={['reason']}
      onClose={onClose}
      onSubmit={send}
    >
      {children}
      <Field
        required
        label={reasonLabel ?? t('reason')}
        name="reason"
        hint={hint ?? t('hint')}
        error={problem?.fields.reason ?? (looked && short ? t('needed') : undefined)}
      >
        <TextArea
          max={longest}
          rows={letter ? 6 : 2}
          data-focus-first
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {after}
    </FormDialog>
  );
}
