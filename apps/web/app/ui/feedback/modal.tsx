import { type ReactNode, useId } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { IconButton } from '../action/icon-button.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './dialog.module.css';
import { ModalFrame } from './modal-frame.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  overlayCloses?: boolean;
  /** What is written in it stands in it again when it is opened anew. */
  keeps?: boolean;
  /** A form of a few fields: 560 px instead of 720. */
  narrow?: boolean;
  children: ReactNode;
};

/** A modal with content of its own; on a phone it comes up from the lower edge. */
export function Modal({ open, onClose, title, actions, overlayCloses, keeps, narrow, children }: Props) {
  const t = useTexts<typeof ui>('ui');
  const id = useId();
  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      overlayCloses={overlayCloses}
      keeps={keeps}
      labelledBy={id}
      wide={narrow ? 'narrow' : true}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <IconButton icon="cross" label={t('close')} onClick={onClose} />
      </div>
      <div className={styles.content}>{open && children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </ModalFrame>
  );
}
