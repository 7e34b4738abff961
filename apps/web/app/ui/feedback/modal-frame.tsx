import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { confirm } from '../../lib/dialogs.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import styles from './dialog.module.css';
import { isWriting, isWritten } from './typed-in.ts';
import { useLeaveWords } from './use-leave-words.ts';

type Props = {
  open: boolean;
  /** Escape, a click outside where allowed, or the platform's back gesture. */
  onClose: () => void;
  /** A click on the overlay closes it unless this is false. */
  overlayCloses?: boolean;
  /** What is written in it stands in it again when it is opened anew: closing it loses nothing. */
  keeps?: boolean;
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** With room for content of its own; `narrow` for a form of a few fields. */
  wide?: boolean | 'narrow';
  children: ReactNode;
};

/**
 * The platform's modal dialog: keeps focus inside, gives it back afterwards, fades in 0.2 s. Focus begins at
 * what is marked with `data-focus-first`, otherwise at the first control. What somebody has written in it goes neither by
 * Escape nor by Back without a question.
 */
export function ModalFrame({
  open,
  onClose,
  overlayCloses = true,
  keeps = false,
  labelledBy,
  describedBy,
  role,
  wide,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useLeaveWords();
  const written = useRef(new Set<HTMLElement>());
  const isHeld = () => open && [...written.current].some(isWritten);
  useLeaveGuard(isHeld, { backOnly: true });
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    written.current.clear();
    element.showModal();
    element.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    // what lies inside has its own targets: the dialog itself is hit only through its overlay
    const click = (event: MouseEvent) => {
      if (overlayCloses && event.target === element) onClose();
    };
    element?.addEventListener('click', click);
    return () => element?.removeEventListener('click', click);
  }, [overlayCloses, onClose]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // The second of two quick clicks on the button that opened it answers nothing, wherever it falls.
    let first = true;
    const click = (event: MouseEvent) => {
      if (first && event.detail > 1) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else first = false;
    };
    element.addEventListener('click', click, true);
    return () => element.removeEventListener('click', click, true);
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide, wide === 'narrow' && styles.narrow)}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onInput={({ target }) => {
        if (isWriting(target)) written.current.add(target);
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (keeps || !isHeld()) onClose();
        else void confirm(words).then((sure) => sure && onClose());
      }}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}
