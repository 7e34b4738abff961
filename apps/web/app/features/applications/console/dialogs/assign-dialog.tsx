import { useTexts } from '../../../../lib/use-texts.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { useCommand } from '../../../console/use-command.ts';
import type { desk } from '../desk.ko.ts';
import { deskCommand } from '../desk-commands.ts';
import { type DeskTeam, useDesk } from '../desk-context.ts';
import type { deskDialogs as texts } from '../desk-dialogs.ko.ts';
import { FormDialog, type FormDialogFrame } from './form-dialog.tsx';
import { teamNosOf, teamsText } from './team-nos.ts';

/** Gives applications to an operator to look after, or to nobody. */
export function AssignDialog({
  teams,
  onDone,
  ...frame
}: FormDialogFrame & { teams: DeskTeam[]; onDone: () => void }) {
  const t = useTexts<typeof texts>('deskDialogs');
  const words = useTexts<typeof desk>('desk');
  const { assignees, rows } = useDesk();
  const { run, busy, problem } = useCommand();
  const present = rows.find(({ teamNo }) => teamNo === teams[0]?.teamNo)?.assignee;
  async function submit(form: FormData) {
    const operatorId = Number(form.get('operatorId')) || null;
    const done = await run(() => deskCommand('assign', { teamNos: teamNosOf(teams), operatorId }));
    if (!done) return;
    toast.success(words(operatorId ? 'done.assigned' : 'done.unassigned'));
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('assign.title')}
      body={teamsText(t, teams)}
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
