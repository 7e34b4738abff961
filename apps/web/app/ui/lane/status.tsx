import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './status.module.css';

export type StatusKind =
  | 'upcoming'
  | 'open'
  | 'closed'
  | 'announced'
  | 'draft'
  | 'unsent'
  | 'submitted'
  | 'cancelled'
  | 'ok'
  | 'bad';

type Props = {
  kind: StatusKind;
  /** Other words than the kind's own: 접수 중, 대기 2번. */
  children?: ReactNode;
  /** Takes the size of the text around it. */
  inherit?: boolean;
};

/** A state as a shape and a word. */
export function Status({ kind, children, inherit }: Props) {
  const t = useTexts<typeof ui>('ui');
  return (
    <span className={classNames(styles.status, styles[kind], inherit && styles.inherit)}>
      {(kind === 'draft' || kind === 'unsent') && <Icon name="pencil" size="sm" />}
      {kind === 'submitted' && <Icon name="check" size="sm" />}
      {kind !== 'draft' && kind !== 'unsent' && kind !== 'submitted' && (
        <span className={styles.shape} aria-hidden="true" />
      )}
      {children ?? t(`status.${kind}`)}
    </span>
  );
}
