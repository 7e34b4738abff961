import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../commands.ts';
import type { teamList } from '../team-list.ko.ts';
import { type ChosenTeams, useTeamList } from '../team-list-context.ts';
import type { teamListDialogs as texts } from '../team-list-dialogs.ko.ts';
import { teamsText } from './chosen-teams.ts';
import { useBulkCommand } from './use-bulk-command.ts';

/** Gives applications to an operator to look after, or to nobody. */
export function AssignDialog({
  chosen,
  onDone,
  ...frame
}: DialogFrame & { chosen: ChosenTeams; onDone: () => void }) {
  const t = useTexts<typeof texts>('teamListDialogs');
  const words = useTexts<typeof teamList>('teamList');
  const { assignees, rows } = useTeamList();
  const { run, busy, problem, asked, done: say } = useBulkCommand(chosen);
  const present = rows.find(({ teamNo }) => teamNo === chosen.teams[0]?.teamNo)?.assignee;
  async function submit(form: FormData) {
    const operatorId = Number(form.get('operatorId')) || null;
    const done = await run(() => applicationCommand('assign', { ...asked, operatorId }));
    if (!done) return;
    say(words(operatorId ? 'done.assigned' : 'done.unassigned'), done.data.actId);
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
