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

type Props = { open: boolean; onClose: () => void; expertise: readonly Expertise[] };

const formId = 'invite-evaluator';

/** Somebody new: what is known of them, and a first password by e-mail. */
export function InviteDialog({ open, onClose, expertise }: Props) {
  const t = useTexts<typeof texts>('evaluatorDialogs');
  const [busy, setBusy] = useState(false);
  return (
    <Modal
      open={open}
      onClose={onClose}
      overlayCloses={false}
      title={t('inviting.title')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="ink" busy={busy}>
            {t('inviting.submit')}
          </Button>
        </>
      }
    >
      <InviteForm expertise={expertise} onBusy={setBusy} onDone={onClose} />
    </Modal>
  );
}

type FormProps = { expertise: readonly Expertise[]; onBusy: (busy: boolean) => void; onDone: () => void };

function InviteForm({ expertise, onBusy, onDone }: FormProps) {
  const t = useTexts<typeof texts>('evaluatorDialogs');
  const { school, setSchool, errors, message, onChange, refused } = useEvaluatorForm(null);
  const { run, busy } = useCommand();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const input = profileOf(new FormData(event.currentTarget), school);
    onBusy(true);
    const done = await run(async () => {
      const answer = await evaluatorCommand('invite', input);
      if (answer.kind === 'refused') refused(answer.problem);
      return answer;
    });
    onBusy(false);
    if (!done) return;
    toast.success(t('done.invite', { name: input.name }));
    onDone();
  }

  return (
    <form id={formId} className={styles.form} onSubmit={send} onChange={onChange} noValidate>
      <p>{t('inviting.body')}</p>
      {message && <ErrorSummary errors={{}} message={message} />}
      <EvaluatorFields
        known={null}
        expertise={expertise}
        errors={errors}
        school={school}
        onSchool={setSchool}
      />
    </form>
  );
}
