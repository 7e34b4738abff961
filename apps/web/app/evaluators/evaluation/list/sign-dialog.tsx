import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { judgeList as texts } from './judge-list.ko.ts';
import styles from './sign-panel.module.css';

type Props = {
  open: boolean;
  count: number;
  busy: boolean;
  /** What the server said; `field`: about the name. */
  problem: { message: string; field: boolean } | null;
  onClose: () => void;
  onSign: (typedName: string) => void;
};

/** Signing by one's name: locks the stage. */
export function SignDialog({ open, count, busy, problem, onClose, onSign }: Props) {
  const t = useTexts<typeof texts>('judgeList');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const id = useId();
  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') onSign(name.trim());
  }
  const empty = tried && name.trim() === '' ? t('sign.required') : undefined;
  return (
    <Modal
      narrow
      open={open}
      onClose={onClose}
      overlayCloses={false}
      title={t('sign.title', { count })}
      actions={
        <>
          <Button onClick={onClose}>{t('sign.back')}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {t('sign.ok')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} noValidate>
        <Stack gap={5}>
          <p>{t('sign.text')}</p>
          <Field
            label={t('sign.name')}
            hint={t('sign.nameHint')}
            error={empty ?? (problem?.field ? problem.message : undefined)}
          >
            <TextInput
              className={styles.name}
              autoComplete="off"
              maxLength={50}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              data-focus-first
            />
          </Field>
          {problem && !problem.field && <FieldError>{problem.message}</FieldError>}
        </Stack>
      </form>
    </Modal>
  );
}
