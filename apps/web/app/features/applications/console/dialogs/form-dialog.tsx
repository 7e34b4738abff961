import { type FormEvent, type ReactNode, useId } from 'react';
import type { Problem } from '../../../../lib/api-error.ts';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Modal } from '../../../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx';
import type { deskDialogs as texts } from '../desk-dialogs.ko.ts';
import styles from './form-dialog.module.css';

export type FormDialogFrame = { open: boolean; onClose: () => void };

type Props = FormDialogFrame & {
  title: string;
  /** What happens, and what goes on record. */
  body?: ReactNode;
  /** Word of the button that does it. */
  ok: string;
  danger?: boolean;
  busy?: boolean;
  /** A refusal that belongs to no field shown here. */
  problem?: Problem | null;
  onSubmit: (form: FormData) => void;
  children?: ReactNode;
};

/** A dialog that asks for a few things and does one: Enter sends it, what was typed stays when it is refused. */
export function FormDialog({
  open,
  onClose,
  title,
  body,
  ok,
  danger,
  busy,
  problem,
  onSubmit,
  children,
}: Props) {
  const t = useTexts<typeof texts>('deskDialogs');
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      narrow
      overlayCloses={false}
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
      {body && <div className={styles.body}>{body}</div>}
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {problem && <ErrorSummary errors={{}} message={problem.message} />}
        {children}
      </form>
    </Modal>
  );
}
