import { type ReactNode, useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import { counted } from '../counted.ts';
import type { teamList } from '../team-list.ko.ts';
import type { ChosenTeams, ListedTeam } from '../team-list-context.ts';
import { useBulkCommand } from './use-bulk-command.ts';
import { useRequired } from './use-required.ts';

/** `place` null: every item of the chosen teams that is still pending. */
type Props = DialogFrame & {
  chosen: ChosenTeams;
  place: number | null;
  body: ReactNode;
  onDone: () => void;
};

/** Rejects one bonus item of a team, or all that are pending of several, for a reason. */
export function RejectDialog({ chosen, place, body, onDone, ...frame }: Props) {
  const t = useTexts<typeof teamList>('teamList');
  const { run, busy, problem, asked, done: say } = useBulkCommand(chosen);
  const [reason, setReason] = useState('');
  const { missing, complete } = useRequired();
  async function submit() {
    if (!complete({ reason })) return;
    const done = await run(() =>
      applicationCommand('decideBonus', { ...asked, place, decision: 'rejected', reason }),
    );
    if (!done) return;
    const { decided, actId } = done.data;
    say(t('done.rejected', { count: counted(decided) }), actId);
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('reject.title')}
      body={body}
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

type WithdrawDialogProps = DialogFrame & {
  team: ListedTeam /** Of a team that is out. */;
  withdrawalId: number | null;
};

/** Takes a team out of its season, or brings it back, for a reason that the team reads. */
export function WithdrawDialog({ team, withdrawalId, ...frame }: WithdrawDialogProps) {
  const t = useTexts<typeof teamList>('teamList');
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
