import type { OperatorRole } from '@chulbal/contract/operators/roles';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { operatorCommand } from './commands.ts';
import type { operators as texts } from './operators.ko.ts';
import styles from './operators.module.css';
import { RoleSelect } from './role-select.tsx';

const formId = 'invite';
const noErrors = { errors: {} };

/** Name, e-mail and role; the link goes by e-mail. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts<typeof texts>('operators');
  const [busy, setBusy] = useState(false);
  return (
    <Modal
      narrow
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
      <InviteForm onBusy={setBusy} onDone={onClose} />
    </Modal>
  );
}

function InviteForm({ onBusy, onDone }: { onBusy: (busy: boolean) => void; onDone: () => void }) {
  const t = useTexts<typeof texts>('operators');
  const [role, setRole] = useState<OperatorRole>('viewer');
  const [reply, setReply] = useState<{ errors: Record<string, string>; message?: string }>(noErrors);
  const { errors, onChange } = useFormErrors(reply);
  const { run } = useCommand();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = { name: String(form.get('name')), email: String(form.get('email')), role };
    onBusy(true);
    const done = await run(async () => {
      const answer = await operatorCommand('invite', input);
      if (answer.kind === 'refused') setReply(replyOf(answer.problem));
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
      {reply.message && <ErrorSummary errors={{}} message={reply.message} />}
      <Field required label={t('columns.name')} name="name" error={errors.name}>
        <TextInput maxLength={50} autoComplete="off" data-focus-first />
      </Field>
      <Field required label={t('email')} name="email" error={errors.email}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <RoleSelect value={role} onChange={setRole} error={errors.role} />
    </form>
  );
}

function replyOf({
  name,
  message,
  fields,
}: {
  name: string;
  message: string;
  fields: Record<string, string>;
}) {
  if (Object.keys(fields).length > 0) return { errors: fields };
  return name === 'alreadyOperator' ? { errors: { email: message } } : { errors: {}, message };
}
