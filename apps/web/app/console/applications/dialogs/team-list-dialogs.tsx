import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import { counted } from '../counted.ts';
import type { teamList } from '../team-list.ko.ts';
import { type ChosenTeams, type TeamListDialog, useTeamList } from '../team-list-context.ts';
import { BulkActsDialog, CompareDialog } from './chosen-dialogs.tsx';
import { countOf, teamsText } from './chosen-teams.ts';
import { CompletionDialog } from './completion-dialog.tsx';
import { RejectDialog, WithdrawDialog } from './decision-dialogs.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { useBulkCommand } from './use-bulk-command.ts';
import { KeysDialog, SaveViewDialog } from './view-dialogs.tsx';

type Props = {
  dialog: TeamListDialog | null;
  onClose: () => void;
  /** Something was done with the selected teams. */
  onDone: () => void;
};

/** The dialog that is open; the last one stays while it fades out. */
export function TeamListDialogs({ dialog, onClose, onDone }: Props) {
  const t = useTexts<typeof teamList>('teamList');
  const [shown, setShown] = useState({ dialog, turn: 0 });
  if (dialog && dialog !== shown.dialog) setShown({ dialog, turn: shown.turn + 1 });
  const open = dialog !== null;
  const given = shown.dialog;
  if (!given) return null;
  const common = { open, onClose, key: shown.turn };
  const { key, ...frame } = common;
  const bulk = {
    ...frame,
    onDone: () => {
      onClose();
      onDone();
    },
  };
  switch (given.kind) {
    case 'verify':
      return <VerifyDialog key={key} {...bulk} chosen={given} />;
    case 'rejectAll':
      return (
        <RejectDialog
          key={key}
          {...bulk}
          chosen={given}
          place={null}
          body={t('reject.allBody', { teams: teamsText(t, given) })}
        />
      );
    case 'assign':
      return <AssignDialog key={key} {...bulk} chosen={given} />;
    case 'remind':
      return <RemindDialog key={key} {...bulk} chosen={given} />;
    case 'complete':
      return <CompletionDialog key={key} {...bulk} chosen={given} />;
    case 'reject':
      return (
        <RejectDialog
          key={key}
          {...frame}
          onDone={onClose}
          chosen={{ teams: [given.team] }}
          place={given.place}
          body={t('reject.body', { team: given.team.teamName, item: given.item })}
        />
      );
    case 'extend':
      return <ExtendDialog key={key} {...frame} team={given.team} />;
    case 'withdraw':
      return <WithdrawDialog key={key} {...frame} team={given.team} withdrawalId={given.withdrawalId} />;
    case 'compare':
      return <CompareDialog key={key} {...frame} team={given.team} other={given.other} />;
    case 'export':
      return <ExportDialog key={key} {...frame} />;
    case 'saveView':
      return <SaveViewDialog key={key} {...frame} />;
    case 'bulkActs':
      return <BulkActsDialog key={key} {...frame} />;
    case 'keys':
      return <KeysDialog key={key} {...frame} />;
  }
}

/** Accepts every pending bonus item of several teams. */
function VerifyDialog({
  chosen,
  onDone,
  ...frame
}: DialogFrame & { chosen: ChosenTeams; onDone: () => void }) {
  const t = useTexts<typeof teamList>('teamList');
  const { run, busy, problem, asked, done: say } = useBulkCommand(chosen);
  async function submit() {
    const done = await run(() =>
      applicationCommand('decideBonus', { ...asked, place: null, decision: 'verified' }),
    );
    if (!done) return;
    const { decided, actId } = done.data;
    say(t('done.verified', { count: counted(decided) }), actId);
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('verify.title', { count: counted(countOf(chosen)) })}
      body={t('verify.body')}
      ok={t('verify.ok')}
      busy={busy}
      problem={problem}
      onSubmit={submit}
    />
  );
}

/** Sends members who have not confirmed their link again. */
function RemindDialog({
  chosen,
  onDone,
  ...frame
}: DialogFrame & { chosen: ChosenTeams; onDone: () => void }) {
  const t = useTexts<typeof teamList>('teamList');
  const { run, busy, problem, asked } = useBulkCommand(chosen);
  async function submit() {
    const done = await run(() => applicationCommand('remind', asked));
    if (!done) return;
    const count = done.data.reminded;
    if (count > 0) toast.success(t('done.reminded', { count: counted(count) }));
    else toast.info(t('done.remindedNone'));
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('remind.title')}
      body={
        <>
          <p>{teamsText(t, chosen)}</p>
          <p>{t('remind.body')}</p>
          <p>{t('sent')}</p>
        </>
      }
      ok={t('remind.ok')}
      busy={busy}
      problem={problem}
      onSubmit={submit}
    />
  );
}

/** Gives applications to an operator to look after, or to nobody. */
function AssignDialog({
  chosen,
  onDone,
  ...frame
}: DialogFrame & { chosen: ChosenTeams; onDone: () => void }) {
  const t = useTexts<typeof teamList>('teamList');
  const { assignees, rows } = useTeamList();
  const { run, busy, problem, asked, done: say } = useBulkCommand(chosen);
  const present = rows.find(({ teamNo }) => teamNo === chosen.teams[0]?.teamNo)?.assignee;
  async function submit(form: FormData) {
    const operatorId = Number(form.get('operatorId')) || null;
    const done = await run(() => applicationCommand('assign', { ...asked, operatorId }));
    if (!done) return;
    say(t(operatorId ? 'done.assigned' : 'done.unassigned'), done.data.actId);
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('assign.title')}
      body={teamsText(t, chosen)}
      ok={t('assign.ok')}
      busy={busy}
      problem={problem}
      onSubmit={submit}
    >
      <Field label={t('assign.who')} name="operatorId">
        <Select
          data-focus-first
          defaultValue={present ? String(present.operatorId) : ''}
          options={[
            { value: '', text: t('assign.nobody') },
            ...assignees.map(({ operatorId, name }) => ({ value: String(operatorId), text: name })),
          ]}
        />
      </Field>
    </FormDialog>
  );
}
