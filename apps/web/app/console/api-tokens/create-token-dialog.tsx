import type { ApiScope, createApiToken } from '@chulbal/contract/api-tokens';
import { apiTokenDays } from '@chulbal/contract/api-tokens.values';
import type { RequestOf } from '@chulbal/contract/endpoint';
import { useMemo } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { CheckboxGroup } from '../../ui/form/checkbox-group.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { apiTokenCommand } from '../shell/commands.ts';
import type { apiTokens as texts } from './api-tokens.ko.ts';
import type { Made } from './created-token.tsx';

type Props = { scopes: readonly ApiScope[]; onClose: () => void; onMade: (made: Made) => void };

/** Name, what may be read, and for how long. */
export function CreateTokenDialog({ scopes, onClose, onMade }: Props) {
  const t = useTexts<typeof texts>('apiTokens');
  const { run, busy, problem } = useCommand();
  const reply = useMemo(() => ({ errors: { ...problem?.fields } }), [problem]);
  const { errors, onChange } = useFormErrors(reply);

  async function send(form: FormData) {
    const name = String(form.get('name'));
    const input = { name, scopes: form.getAll('scopes'), days: Number(form.get('days')) };
    const done = await run(() => apiTokenCommand('create', input as RequestOf<typeof createApiToken>));
    if (done) onMade({ name, token: done.data.token });
  }

  return (
    <FormDialog
      title={t('creating.title')}
      body={t('creating.body')}
      ok={t('creating.submit')}
      variant="ink"
      cancelLook="ghost"
      busy={busy}
      problem={Object.keys(reply.errors).length > 0 ? null : problem}
      onClose={onClose}
      onChange={onChange}
      onSubmit={(form) => void send(form)}
    >
      <Field
        required
        label={t('creating.name')}
        hint={t('creating.nameHint')}
        name="name"
        error={errors.name}
      >
        <TextInput maxLength={40} autoComplete="off" data-focus-first />
      </Field>
      <FieldGroup required label={t('creating.scopes')} name="scopes" error={errors.scopes}>
        <CheckboxGroup
          column
          choices={scopes.map((value) => ({
            ...{ value, text: t(`scope.${value}`), note: t(`scopeNote.${value}`) },
          }))}
        />
      </FieldGroup>
      <FieldGroup required label={t('creating.days')} name="days" error={errors.days}>
        <Segments
          defaultValue="90"
          choices={apiTokenDays.map((count) => ({ value: String(count), text: t('day', { count }) }))}
        />
      </FieldGroup>
    </FormDialog>
  );
}
