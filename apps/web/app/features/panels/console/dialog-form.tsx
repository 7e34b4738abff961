import { type FormEvent, type ReactNode, useId } from 'react';
import type { Problem } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import styles from './board/dialogs.module.css';
import type { panelDialogs as texts } from './panel-dialogs.ko.ts';

type Props = {
  title: string;
  body?: ReactNode;
  ok: string;
  danger?: boolean;
  busy: boolean;
  problem: Problem | null;
  /** Names of the fields that show their own error. */
  shown?: readonly string[];
  onClose: () => void;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
};

/** A dialog that asks for a few things and does one; what was typed stays when it is refused. */
export function DialogForm({
  title,
  body,
  ok,
  danger,
  busy,
  problem,
  shown = [],
  onClose,
  onSubmit,
  children,
}: Props) {
  const t = useTexts<typeof texts>('panelDialogs');
  const id = useId();
  const beside = problem !== null && Object.keys(problem.fields).some((name) => shown.includes(name));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Modal
      open
      narrow
      onClose={onClose}
      overlayCloses={false}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'ink' : 'primary'}
            data-danger={danger || undefined}
            busy={busy}
          >
            {ok}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {body && <p>{body}</p>}
        {problem && !beside && <ErrorSummary errors={{}} message={problem.message} />}
        {children}
      </form>
    </Modal>
  );
}
