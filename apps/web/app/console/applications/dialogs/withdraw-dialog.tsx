import { useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../commands.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import type { ListedTeam } from '../team-list-context.ts';
import { useRequired } from './use-required.ts';

type Props = DialogFrame & { team: ListedTeam /** Of a team that is out. */; withdrawalId: number | null };

/** Takes a team out of its season, or brings it back, for a reason that the team reads. */
export function WithdrawDialog({ team, withdrawalId, ...frame }: Props) {
  const t = useTexts<typeof texts>('teamList');
  const { run, busy, problem } = useCommand();
  const [reason, setReason] = useState('');
  const { missing, complete } = useRequired();
  const { teamNo, teamName } = team;
  const words = withdrawalId === null ? 'withdraw' : 'undoWithdrawal';
  async function submit() {
    if (!complete({ reason })) return;
    const done = await run(() =>
      withdrawalId === null
        ? applicationCommand('withdraw', { teamNo, reason })
        : applicationCommand('undoWithdrawal', { teamNo, withdrawalId, reason }),
    );
    if (!done) return;
    toast.success(t(`${words}.done`));
    frame.onClose();
  }
  return (
    <FormDialog
      {...frame}
      title={t(`${words}.title`, { team: teamName })}
      body={t(`${words}.body`)}
      ok={t(`${words}.ok`)}
      danger={withdrawalId === null}
      busy={busy}
      problem={problem?.fields.reason ? null : problem}
      onSubmit={submit}
    >
      <Field
        required
        label={t(`${words}.reason`)}
        name="reason"
        error={problem?.fields.reason ?? missing(reason)}
        hint={t('withdraw.hint')}
      >
        <TextArea
          max={500}
          rows={3}
          data-focus-first
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
