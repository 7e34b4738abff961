import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../commands.ts';
import { counted } from '../counted.ts';
import type { teamList } from '../team-list.ko.ts';
import type { ChosenTeams } from '../team-list-context.ts';
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
