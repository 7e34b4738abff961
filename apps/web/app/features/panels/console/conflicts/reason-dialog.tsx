import { useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import type { Answer } from '../../../console/commands.ts';
import { useCommand } from '../../../console/use-command.ts';
import { DialogForm } from '../dialog-form.tsx';
import type { panelConflicts as texts } from '../panel-conflicts.ko.ts';

type Props = {
  /** Which of the page's texts say what it does. */
  act: 'remove' | 'dismiss' | 'takeBack';
  who: string;
  team: string;
  send: (reason: string) => Promise<Answer<unknown>>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks why what kept an evaluator from a team does so no more, and does it. */
export function ReasonDialog({ act, who, team, send, onClose, onDone }: Props) {
  const t = useTexts<typeof texts>('panelConflicts');
  const { busy, problem, run } = useCommand();
  const [missing, setMissing] = useState<string | undefined>();
  async function submit(form: FormData) {
    const reason = String(form.get('reason') ?? '').trim();
    setMissing(reason ? undefined : t('reasonNeeded'));
    if (!reason || !(await run(() => send(reason)))) return;
    toast.success(t(`${act}.done`));
    onDone();
    onClose();
  }
  return (
    <DialogForm
      title={t(`${act}.title`, { who, team })}
      body={t(`${act}.body`, { who, team })}
      ok={t(`${act}.ok`)}
      danger
      busy={busy}
      problem={problem}
      shown={['reason']}
      onClose={onClose}
      onSubmit={(form) => void submit(form)}
    >
      <Field
        required
        label={t('reason')}
        name="reason"
        hint={act === 'takeBack' ? t('takeBack.hint') : t('logged')}
        error={problem?.fields.reason ?? missing}
      >
        <TextInput maxLength={200} data-focus-first />
      </Field>
    </DialogForm>
  );
}
