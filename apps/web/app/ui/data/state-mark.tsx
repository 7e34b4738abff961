import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { DenseIcon, type DenseIconName } from '../icon/dense-icon.tsx';
import styles from './state-mark.module.css';

export type StateMarkKind = 'ok' | 'wait' | 'bad' | 'info' | 'off';

const icons: Record<StateMarkKind, DenseIconName | null> = {
  ok: 'done',
  wait: 'clock',
  bad: 'stop',
  info: 'info',
  off: null,
};

type Props = { kind: StateMarkKind; icon?: DenseIconName; children: ReactNode };

/** A state in a dense place: a word with its icon, never colour alone. */
export function StateMark({ kind, icon, children }: Props) {
  const name = icon ?? icons[kind];
  return (
    <span className={classNames(styles.state, styles[kind])}>
      {name && <DenseIcon name={name} />}
      {children}
    </span>
  );
}
