import { useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { useCommand } from '../../../console/use-command.ts';
import type { desk } from '../desk.ko.ts';
import { deskCommand } from '../desk-commands.ts';
import type { DeskTeam } from '../desk-context.ts';
import type { deskDialogs as texts } from '../desk-dialogs.ko.ts';
import { FormDialog, type FormDialogFrame } from './form-dialog.tsx';
import { useRequired } from './use-required.ts';

type Props = FormDialogFrame & { team: DeskTeam; place: number; item: string };

/** Rejects one bonus item of a team, for a reason. */
export function RejectDialog({ team, place, item, ...frame }: Props) {
  const t = useTexts<typeof texts>('deskDialogs');
  const words = useTexts<typeof desk>('desk');
  const { run, busy, problem } = useCommand();
  const [reason, setReason] = useState('');
  const { missing, complete } = useRequired();
  async function submit() {
    if (!complete({ reason })) return;
    const decision = 'rejected' as const;
    const done = await run(() =>
      deskCommand('decideBonus', { teamNos: [team.teamNo], place, decision, reason }),
    );
    if (!done) return;
    toast.success(words('done.rejected'));
    frame.onClose();
  }
  return (
    <FormDialog
      {...frame}
      title={t('reject.title')}
      body={t('reject.body', { team: team.teamName, item })}
      ok={t('reject.ok')}
      danger
      busy={busy}
      problem={problem?.fields.reason ? null : problem}
      onSubmit={submit}
    >
      <Field
        required
        label={t('reject.reason')}
        name="reason"
        error={problem?.fields.reason ?? missing(reason)}
        hint={t('logged')}
      >
        <TextInput
          maxLength={200}
          data-focus-first
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
