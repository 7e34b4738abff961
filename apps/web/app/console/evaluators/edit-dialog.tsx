import type { EvaluatorView } from '@chulbal/contract/evaluators/evaluators';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { evaluatorCommand } from './commands.ts';
import type { evaluatorDialogs as texts } from './evaluator-dialogs.ko.ts';
import { EvaluatorFields, profileOf } from './evaluator-fields.tsx';
import styles from './evaluators.module.css';
import type { Expertise } from './expertise.ts';
import { useEvaluatorForm } from './use-evaluator-form.ts';

type Props = { evaluator: EvaluatorView | null; onClose: () => void; expertise: readonly Expertise[] };

const formId = 'edit-evaluator';

/** Changes what is known of an evaluator; e-mail and phone stay unless a new one is written. */
export function EditDialog({ evaluator, onClose, expertise }: Props) {
  const t = useTexts<typeof texts>('evaluatorDialogs');
  const [shown, setShown] = useState(evaluator);
  const [busy, setBusy] = useState(false);
  if (evaluator && evaluator !== shown) setShown(evaluator);
  return (
    <Modal
      open={evaluator !== null}
      onClose={onClose}
      overlayCloses={false}
      title={t('editing.title', { name: shown?.name ?? '' })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="ink" busy={busy}>
            {t('editing.submit')}
          </Button>
        </>
      }
    >
      {shown && (
        <EditForm
          key={shown.evaluatorId}
          known={shown}
          expertise={expertise}
          onBusy={setBusy}
          onDone={onClose}
        />
      )}
    </Modal>
  );
}

type FormProps = {
  known: EvaluatorView;
  expertise: readonly Expertise[];
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

function EditForm({ known, expertise, onBusy, onDone }: FormProps) {
  const t = useTexts<typeof texts>('evaluatorDialogs');
  const { school, setSchool, errors, message, onChange, refused } = useEvaluatorForm(known);
  const { run, busy } = useCommand();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { email, phone, ...profile } = profileOf(new FormData(event.currentTarget), school);
    const contact = { ...(email && { email }), ...(phone && { phone }) };
    onBusy(true);
    const done = await run(async () => {
      const answer = await evaluatorCommand('edit', {
        evaluatorId: known.evaluatorId,
        ...profile,
        ...contact,
      });
      if (answer.kind === 'refused') refused(answer.problem);
      return answer;
    });
    onBusy(false);
    if (!done) return;
    toast.success(t('done.edit', { name: profile.name }));
    onDone();
  }

  return (
    <form id={formId} className={styles.form} onSubmit={send} onChange={onChange} noValidate>
      {known.state === 'invited' && <p>{t('editing.invitedNote')}</p>}
      {message && <ErrorSummary errors={{}} message={message} />}
      <EvaluatorFields
        known={known}
        expertise={expertise}
        errors={errors}
        school={school}
        onSchool={setSchool}
      />
    </form>
  );
}
