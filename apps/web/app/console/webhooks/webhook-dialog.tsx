import type { RequestOf } from '@chulbal/contract/endpoint';
import type { changeWebhook, createWebhook, WebhookView } from '@chulbal/contract/webhooks';
import { webhookEvents } from '@chulbal/contract/webhooks.values';
import { useMemo } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { CheckboxGroup } from '../../ui/form/checkbox-group.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { webhookCommand } from '../shell/commands.ts';
import type { webhooks as texts } from './webhooks.ko.ts';

type Props = {
  /** The one to change; a new one where none is given. */
  webhook?: WebhookView;
  onClose: () => void;
  onMade?: (secret: string) => void;
};

/** Name, address and events. */
export function WebhookDialog({ webhook, onClose, onMade }: Props) {
  const t = useTexts<typeof texts>('webhooks');
  const { run, busy, problem } = useCommand();
  const reply = useMemo(() => ({ errors: { ...problem?.fields } }), [problem]);
  const { errors, onChange } = useFormErrors(reply);

  async function send(form: FormData) {
    const given = { name: form.get('name'), url: form.get('url'), events: form.getAll('events') };
    // The server judges what was typed and chosen.
    if (webhook) {
      const input = { webhookNo: webhook.webhookNo, ...given } as RequestOf<typeof changeWebhook>;
      if (!(await run(() => webhookCommand('change', input)))) return;
      toast.success(t('form.saved'));
      onClose();
    } else {
      const made = await run(() => webhookCommand('create', given as RequestOf<typeof createWebhook>));
      if (made) onMade?.(made.data.secret);
    }
  }

  return (
    <FormDialog
      title={t(webhook ? 'form.change' : 'form.create')}
      body={t(webhook ? 'form.changeBody' : 'form.createBody')}
      ok={t(webhook ? 'form.save' : 'form.submit')}
      variant="ink"
      cancelLook="ghost"
      busy={busy}
      problem={Object.keys(reply.errors).length > 0 ? null : problem}
      onClose={onClose}
      onChange={onChange}
      onSubmit={(form) => void send(form)}
    >
      <Field required label={t('form.name')} hint={t('form.nameHint')} name="name" error={errors.name}>
        <TextInput maxLength={40} autoComplete="off" defaultValue={webhook?.name} data-focus-first />
      </Field>
      <Field required label={t('form.url')} hint={t('form.urlHint')} name="url" error={errors.url}>
        <TextInput
          type="url"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          defaultValue={webhook?.url}
        />
      </Field>
      <FieldGroup required label={t('form.events')} name="events" error={errors.events}>
        <CheckboxGroup
          column
          defaultValues={webhook?.events}
          choices={webhookEvents.map((value) => ({ value, text: t(`event.${value}`), note: value }))}
        />
      </FieldGroup>
    </FormDialog>
  );
}
