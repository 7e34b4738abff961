import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useBuilder } from '../builder-context.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { seasonCommand } from '../season-commands.ts';

/** Ends the season: asked for with a reason, for it cannot be undone. */
export function FinishDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { editor, plan } = useBuilder();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { year } = plan;

  async function finish() {
    if (!reason.trim()) return setError(t('reasonNeeded'));
    setBusy(true);
    const saved = await editor.save();
    const answer = saved ? await seasonCommand('finish', { year, reason }) : null;
    const season = answer?.kind === 'done' ? await seasonCommand('drafted', { year }) : null;
    setBusy(false);
    if (season?.kind === 'done') {
      editor.adopt(season.data);
      toast.success(t('finished', { year }), { area: 'workbench' });
      return onClose();
    }
    setProblem(answer?.kind === 'refused' ? answer.problem.message : t('failed'));
  }

  return (
    <FormDialog
      wide
      open={open}
      title={t('finishTitle', { year })}
      body={t('finishLede')}
      ok={t('finish')}
      variant="ink"
      busy={busy}
      onClose={onClose}
      onSubmit={() => void finish()}
    >
      {problem && <FieldError>{problem}</FieldError>}
      <Field
        label={t('reason')}
        name="finish.reason"
        required
        hint={t('reasonHint')}
        error={error ?? undefined}
      >
        <TextArea
          rows={2}
          max={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setError(null);
          }}
        />
      </Field>
    </FormDialog>
  );
}
