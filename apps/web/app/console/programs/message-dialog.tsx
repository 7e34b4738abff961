import { type FormEvent, useId, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { applicants as texts } from './applicants.ko.ts';
import styles from './applicants.module.css';
import { programCommand } from './commands.ts';

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
  const t = useTexts<typeof texts>('applicants');
  const id = useId();
  const { busy, problem, run } = useCommand();
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const fields = problem?.fields ?? {};
  async function send(event: FormEvent) {
    event.preventDefault();
    const done = await run(() => programCommand('message', { boardId, subject, message }));
    if (!done) return;
    toast.success(t('messageSent', { count: done.data.sent }));
    onClose();
  }
  return (
    <Modal
      open
      narrow
      overlayCloses={false}
      onClose={onClose}
      title={t('messageTitle', { count })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancelDialog')}
          </Button>
          <Button type="submit" form={id} variant="ink" busy={busy}>
            {t('messageSend')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={send} noValidate>
        {problem && Object.keys(fields).length === 0 && (
          <ErrorSummary errors={{}} message={problem.message} />
        )}
        <Field required label={t('messageSubject')} name="subject" error={fields.subject}>
          <TextInput
            data-focus-first
            maxLength={100}
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        </Field>
        <Field
          required
          label={t('messageText')}
          name="message"
          hint={t('messageHint')}
          error={fields.message}
        >
          <TextArea
            rows={6}
            max={2000}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Modal>
  );
}
