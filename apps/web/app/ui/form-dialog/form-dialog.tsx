import { type FormEvent, type FormEventHandler, type ReactNode, useId } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { Modal } from '../feedback/modal.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import type { IconName } from '../icon/paths.ts';
import type { ui } from '../ui.ko.ts';
import styles from './form-dialog.module.css';

/** A dialog that whoever shows it may keep and close. */
export type DialogFrame = { open: boolean; onClose: () => void };

type Props = Omit<DialogFrame, 'open'> & {
  open?: boolean;
  title: string;
  /** What happens, and what goes on record. */
  body?: ReactNode;
  /** Word of the button that does it; none while there is nothing to do. */
  ok: string | undefined;
  danger?: boolean;
  /** How that button looks; filled in orange only where it ends the page's work. */
  variant?: 'primary' | 'ink' | 'danger';
  icon?: IconName;
  /** Why it cannot be done stands in the dialog: the button is there and takes no press. */
  blocked?: boolean;
  /** Instead of 취소. */
  cancel?: string;
  /** How the button looks that closes it. */
  cancelLook?: 'line' | 'ghost';
  wide?: boolean;
  /** What is written in it stands in it again when it is opened anew. */
  keeps?: boolean;
  busy?: boolean;
  problem?: Problem | null;
  /** Names of the fields that show their own error. */
  shown?: readonly string[];
  onSubmit: (form: FormData) => void;
  /** Whatever is typed or chosen in it. */
  onChange?: FormEventHandler<HTMLFormElement>;
  children?: ReactNode;
};

/** A dialog that asks for a few things and does one: Enter sends it, what was typed stays when it is refused. */
export function FormDialog({
  open = true,
  title,
  body,
  ok,
  danger,
  variant = danger ? 'ink' : 'primary',
  icon,
  blocked,
  cancel,
  cancelLook = 'line',
  wide,
  keeps,
  busy,
  problem = null,
  shown = [],
  onClose,
  onSubmit,
  onChange,
  children,
}: Props) {
  const t = useTexts<typeof ui>('ui');
  const id = useId();
  const beside = problem !== null && Object.keys(problem.fields).some((name) => shown.includes(name));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ok && !busy && !blocked) onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Modal
      open={open}
      narrow={!wide}
      onClose={onClose}
      overlayCloses={false}
      keeps={keeps}
      title={title}
      actions={
        <>
          <Button variant={cancelLook} onClick={onClose}>
            {cancel ?? t('cancel')}
          </Button>
          {ok && (
            <Button
              type="submit"
              form={id}
              variant={variant}
              icon={icon}
              data-danger={danger || undefined}
              busy={busy}
              aria-disabled={blocked || undefined}
            >
              {ok}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} onChange={onChange} noValidate>
        {body && <div className={styles.body}>{body}</div>}
        {problem && !beside && <ErrorSummary errors={{}} message={problem.message} />}
        {children}
      </form>
    </Modal>
  );
}
