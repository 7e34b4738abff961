import { useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { panelCommand } from '../../shell/commands.ts';
import type { panels as texts } from '../panels.ko.ts';
import type { Place } from '../use-plan-editor.ts';

/** An evaluator and one team of theirs, or all of them. */
export type Ending = {
  evaluatorId: number;
  name: string;
  team: { teamNo: number; name: string } | null;
  /** Teams that it concerns. */
  count: number;
};

type Props = { ending: Ending; place: Place; onClose: () => void; onDone: () => void };

/** Takes teams from an evaluator: why, and what becomes of them. */
export function EndDialog({ ending, place, onClose, onDone }: Props) {
  const t = useTexts<typeof texts>('panels');
  const [state, setState] = useState<'recused' | 'withdrawn'>('withdrawn');
  const [missing, setMissing] = useState<string | undefined>();
  const { busy, problem, run } = useCommand();
  const { evaluatorId, name, team, count } = ending;
  async function submit(form: FormData) {
    const reason = String(form.get('reason') ?? '').trim();
    setMissing(reason ? undefined : t('end.reasonNeeded'));
    if (!reason) return;
    const input = { ...place, evaluatorId, teamNo: team?.teamNo ?? null, state, reason };
    const done = await run(() => panelCommand('endAssignments', input));
    if (!done) return;
    const { ended, mended } = done.data;
    toast.success(t('end.done', { ended, mended }));
    onDone();
    onClose();
  }
  return (
    <FormDialog
      title={team ? t('end.titleOne', { who: name, team: team.name }) : t('end.titleAll', { who: name })}
      body={t('end.body', { count })}
      ok={t('end.ok')}
      danger
      busy={busy}
      problem={problem}
      shown={['reason']}
      onClose={onClose}
      onSubmit={(form) => void submit(form)}
    >
      <FieldGroup label={t('end.why')} name="state">
        <RadioGroup
          column
          value={state}
          onChange={(event) => setState(event.target.value === 'recused' ? 'recused' : 'withdrawn')}
          choices={(['withdrawn', 'recused'] as const).map((value) => ({
            value,
            text: t(`end.choice.${value}`),
            note: t(`end.note.${value}`),
          }))}
        />
      </FieldGroup>
      <Field
        required
        label={t('end.reason')}
        name="reason"
        hint={t('end.logged')}
        error={problem?.fields.reason ?? missing}
      >
        <TextInput maxLength={200} data-focus-first />
      </Field>
    </FormDialog>
  );
}
