import type { SheetState } from '@chulbal/contract/evaluation/evaluation';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { judging as texts } from '../judging.ko.ts';
import styles from './target-table.module.css';

const icons = {
  unread: 'ring',
  draft: 'pencil',
  submitted: 'done',
  recused: 'recused',
  voided: 'voided',
} as const;

/** A target's state: a shape, a colour and a word of its own. */
export function StateWord({ state, children }: { state: SheetState; children?: ReactNode }) {
  const t = useTexts<typeof texts>('judging');
  return (
    <span className={styles.state} data-state={state}>
      <DenseIcon name={icons[state]} />
      {t(`state.${state}`)}
      {children}
    </span>
  );
}
