import type { EvaluatorView } from '@chulbal/contract/evaluators/evaluators';
import { useMemo, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { evaluatorCommand } from '../shell/commands.ts';
import { EvaluatorFields, profileOf } from './evaluator-fields.tsx';
import type { evaluators as texts } from './evaluators.ko.ts';
import type { Expertise } from './expertise.ts';
import type { ChosenSchool } from './school-field.tsx';

type Props = {
  open: boolean;
  /** Who is changed; null for somebody new, who gets a first password by e-mail. */
  evaluator: EvaluatorView | null;
  onClose: () => void;
  expertise: readonly Expertise[];
};

/** What is known of an evaluator; of one who is changed, e-mail and phone stay unless a new one is written. */
export function EvaluatorDialog({ open, evaluator, onClose, expertise }: Props) {
  const t = useTexts<typeof texts>('evaluators');
  const [begun, setBegun] = useState(false);
  // What was opened stays readable while it fades out.
  const [known, setKnown] = useState(evaluator);
  const [school, setSchool] = useState<ChosenSchool>({ schoolNo: null, schoolName: '' });
  const { run, busy, problem, forget } = useCommand();
  const { errors, onChange } = useFormErrors(useMemo(() => ({ errors: problem?.fields ?? {} }), [problem]));
  if (open !== begun) {
    setBegun(open);
    if (open) {
      setKnown(evaluator);
      setSchool({ schoolNo: evaluator?.schoolNo ?? null, schoolName: evaluator?.schoolName ?? '' });
      forget();
    }
  }
  const words = known ? 'editing' : 'inviting';

  async function send(form: FormData) {
    const given = profileOf(form, school);
    const { email, phone, ...profile } = given;
    const done = await run<unknown>(() =>
      known
        ? evaluatorCommand('edit', {
            evaluatorId: known.evaluatorId,
            ...profile,
            ...(email && { email }),
            ...(phone && { phone }),
          })
        : evaluatorCommand('invite', given),
    );
    if (!done) return;
    toast.success(t(known ? 'done.edit' : 'done.invite', { name: given.name }));
    onClose();
  }

  return (
    <FormDialog
      wide
      open={open}
      title={t(`${words}.title`, { name: known?.name ?? '' })}
      body={known ? known.state === 'invited' && t('editing.invitedNote') : t('inviting.body')}
      ok={t(`${words}.submit`)}
      variant="ink"
      cancelLook="ghost"
      busy={busy}
      problem={problem}
      shown={Object.keys(problem?.fields ?? {})}
      onClose={onClose}
      onChange={onChange}
      onSubmit={(form) => void send(form)}
    >
      <EvaluatorFields
        known={known}
        expertise={expertise}
        errors={errors}
        school={school}
        onSchool={setSchool}
      />
    </FormDialog>
  );
}
