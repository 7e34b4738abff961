import { saysEnough } from '@chulbal/contract/letters-seen';
import { type LeastLetters, type ReasonLength, usualReason } from '@chulbal/contract/reason-lengths.values';
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
  /** How much the server asks, where that is not as much as usual. */
  length?: ReasonLength;
  /** More room: it is sent as a letter. */
  letter?: boolean;
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

const inWords = { 2: 'two', 3: 'three', 5: 'five', 10: 'ten' } as const satisfies Record<
  LeastLetters,
  string
>;

/**
 * Asks why, as everything does that goes on record, and says how much is asked; what was typed stays when the server
 * refuses.
 */
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
  length = usualReason,
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
  const longest = oneLine ?? length.most;
  const given = oneLine === undefined ? reason.trim() : reason.trim().replace(/\s+/gu, ' ');
  const short = !saysEnough(given, length.least);
  const asked = t(`least.${inWords[length.least]}`);
  const error = problem?.fields.reason ?? (looked && short ? asked : undefined);

  function send() {
    setLooked(true);
    const rest = ready?.() ?? true;
    if (short || [...given].length > longest) focusField('reason');
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
        hint={[hint ?? t('hint'), ...(error ? [] : [asked])].join(' ')}
        error={error}
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
