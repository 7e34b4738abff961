import { LEAST_REASON, MOST_REASON } from '@chulbal/contract/pledges.values';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { pledgeCommand } from './commands.ts';
import type { pledge as texts } from './pledge.ko.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  where: { trackNo: number; stageNo: number; textSha256: string };
};

/** Says no to a pledge: what that means, why, and a word that it is on record. What was typed stays when it fails. */
export function RefuseDialog({ open, onClose, where }: Props) {
  const t = useTexts<typeof texts>('pledge');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useCommand();
  const length = [...reason.trim()].length;
  const wrong = length < LEAST_REASON || length > MOST_REASON;

  async function refuse() {
    setTried(true);
    if (wrong) return;
    const done = await run(() => pledgeCommand('refuse', { ...where, reason }));
    if (!done) return;
    toast.success(t('refused.done'));
    onClose();
  }

  return (
    <FormDialog
      open={open}
      title={t('refused.title')}
      body={t('refused.body')}
      ok={t('refused.submit')}
      variant="danger"
      cancel={t('refused.cancel')}
      cancelLook="ghost"
      busy={busy}
      problem={problem}
      shown={['reason']}
      onClose={onClose}
      onSubmit={() => void refuse()}
    >
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
    </FormDialog>
  );
}
