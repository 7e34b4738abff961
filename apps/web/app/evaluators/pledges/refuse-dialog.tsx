import { LEAST_REASON, MOST_REASON } from '@chulbal/contract/pledges';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { pledgeCommand } from './commands.ts';
import type { pledge as texts } from './pledge.ko.ts';
import styles from './refuse-dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  where: { trackNo: number; stageNo: number; textSha256: string };
};

const formId = 'refuse-pledge';

/** Says no to a pledge: what that means, why, and a word that it is on record. What was typed stays when it fails. */
export function RefuseDialog({ open, onClose, where }: Props) {
  const t = useTexts<typeof texts>('pledge');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useCommand();
  const length = [...reason.trim()].length;
  const wrong = length < LEAST_REASON || length > MOST_REASON;

  async function refuse(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (wrong) return;
    const done = await run(() => pledgeCommand('refuse', { ...where, reason }));
    if (!done) return;
    toast.success(t('refused.done'));
    onClose();
  }

  return (
    <Modal
      narrow
      open={open}
      onClose={onClose}
      overlayCloses={false}
      title={t('refused.title')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('refused.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            {t('refused.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={refuse} noValidate>
        <p>{t('refused.body')}</p>
        {problem && !problem.fields.reason && <ErrorSummary errors={{}} message={problem.message} />}
        <Field
          required
          label={t('refused.reason')}
          name="reason"
          hint={t('refused.hint')}
          error={tried && wrong ? t('refused.reasonError') : problem?.fields.reason}
        >
          <TextArea
            rows={4}
            max={MOST_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            data-focus-first
          />
        </Field>
      </form>
    </Modal>
  );
}
