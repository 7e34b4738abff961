import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { programCommand } from '../shell/commands.ts';
import type { programAdmin as texts } from './program-admin.ko.ts';

/** Writes one letter to everybody who has a place; what was typed stays when it is refused. */
export function MessageDialog({
  boardId,
  count,
  onClose,
}: {
  boardId: number;
  count: number;
  onClose: () => void;
}) {
  const t = useTexts<typeof texts>('programAdmin');
  const { busy, problem, run } = useCommand();
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const fields = problem?.fields ?? {};
  async function send() {
    const done = await run(() => programCommand('message', { boardId, subject, message }));
    if (!done) return;
    toast.success(t('messageSent', { count: done.data.sent }));
    onClose();
  }
  return (
    <FormDialog
      title={t('messageTitle', { count })}
      ok={t('messageSend')}
      variant="ink"
      cancel={t('cancelDialog')}
      cancelLook="ghost"
      busy={busy}
      problem={problem}
      shown={Object.keys(fields)}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Field required label={t('messageSubject')} name="subject" error={fields.subject}>
        <TextInput
          data-focus-first
          maxLength={100}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
      </Field>
      <Field required label={t('messageText')} name="message" hint={t('messageHint')} error={fields.message}>
        <TextArea
          rows={6}
          max={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
