import type { OperatorRole } from '@chulbal/contract/operators/values';
import { useMemo, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { operatorCommand } from '../shell/commands.ts';
import type { operators as texts } from './operators.ko.ts';
import { RoleSelect } from './role-select.tsx';

/** Name, e-mail and role; the link goes by e-mail. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts<typeof texts>('operators');
  const [role, setRole] = useState<OperatorRole>('viewer');
  const { run, busy, problem, forget } = useCommand();
  const reply = useMemo(() => {
    const email = problem?.name === 'alreadyOperator' && { email: problem.message };
    return { errors: { ...email, ...problem?.fields } };
  }, [problem]);
  const { errors, onChange } = useFormErrors(reply);

  function close() {
    setRole('viewer');
    forget();
    onClose();
  }
  async function send(form: FormData) {
    const input = { name: String(form.get('name')), email: String(form.get('email')), role };
    if (!(await run(() => operatorCommand('invite', input)))) return;
    toast.success(t('done.invite', { name: input.name }));
    close();
  }

  return (
    <FormDialog
      open={open}
      title={t('inviting.title')}
      body={t('inviting.body')}
      ok={t('inviting.submit')}
      variant="ink"
      cancelLook="ghost"
      busy={busy}
      problem={Object.keys(reply.errors).length > 0 ? null : problem}
      onClose={close}
      onChange={onChange}
      onSubmit={(form) => void send(form)}
    >
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
    </FormDialog>
  );
}
