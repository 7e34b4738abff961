import { type FormEvent, type ReactNode, useId } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { Modal } from '../feedback/modal.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import type { reasonDialog as texts } from './reason-dialog.ko.ts';
import styles from './reason-dialog.module.css';

/** A dialog that whoever shows it may keep and close. */
export type DialogFrame = { open: boolean; onClose: () => void };

type Props = Omit<DialogFrame, 'open'> & {
  open?: boolean;
  title: string;
  /** What happens, and what goes on record. */
  body?: ReactNode;
  /** Word of the button that does it. */
  ok: string;
  danger?: boolean;
  /** How that button looks; filled in orange only where it ends the page's work. */
  variant?: 'primary' | 'ink';
  wide?: boolean;
  busy?: boolean;
  problem?: Problem | null;
  /** Names of the fields that show their own error. */
  shown?: readonly string[];
  onSubmit: (form: FormData) => void;
  children?: ReactNode;
};

/** A dialog that asks for a few things and does one: Enter sends it, what was typed stays when it is refused. */
export function DialogForm({
  open = true,
  title,
  body,
  ok,
  danger,
  variant = danger ? 'ink' : 'primary',
  wide,
  busy,
  problem = null,
  shown = [],
  onClose,
  onSubmit,
  children,
}: Props) {
  const t = useTexts<typeof texts>('reasonDialog');
  const id = useId();
  const beside = problem !== null && Object.keys(problem.fields).some((name) => shown.includes(name));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Modal
      open={open}
      narrow={!wide}
      onClose={onClose}
      overlayCloses={false}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant={variant} data-danger={danger || undefined} busy={busy}>
            {ok}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {body && <div className={styles.body}>{body}</div>}
        {problem && !beside && <ErrorSummary errors={{}} message={problem.message} />}
        {children}
      </form>
    </Modal>
  );
}
