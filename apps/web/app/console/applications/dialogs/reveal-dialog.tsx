import type { revealPeople } from '@chulbal/contract/applications/operators';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import { useRequired } from './use-required.ts';

export type Revealed = OutputOf<typeof revealPeople>;

type Props = DialogFrame & {
  teamNo: number;
  team: string;
  onRevealed: (people: Revealed) => void;
};

/** Asks why masked data is to be shown, says that it is logged, and gives it. */
export function RevealDialog({ teamNo, team, onRevealed, ...frame }: Props) {
  const t = useTexts<typeof texts>('teamList');
  const { run, busy, problem } = useCommand();
  const [reason, setReason] = useState('');
  const { missing, complete } = useRequired();
  async function submit() {
    if (!complete({ revealReason: reason })) return;
    const done = await run(() => applicationCommand('reveal', { teamNo, reason }));
    if (!done) return;
    setReason('');
    frame.onClose();
    onRevealed(done.data);
  }
  return (
    <FormDialog
      {...frame}
      title={t('reveal.title', { team })}
      body={t('reveal.body')}
      ok={t('reveal.ok')}
      busy={busy}
      problem={problem?.fields.reason ? null : problem}
      onSubmit={submit}
    >
      <Field
        required
        label={t('reveal.reason')}
        name="revealReason"
        error={problem?.fields.reason ?? missing(reason)}
        hint={t('reveal.hint')}
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
