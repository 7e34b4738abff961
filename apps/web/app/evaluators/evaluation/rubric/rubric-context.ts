import type { CriterionView } from '@chulbal/contract/evaluation/views';
import { createContext, use } from 'react';
import type { Values } from '../sheet/sheet-values.ts';

/** The part of the rubric that is open: a criterion by its code, or the two comments. */
export const commentsPart = '·comments';

export type Rubric = {
  rubric: readonly CriterionView[];
  values: Values;
  active: string;
  /** Opens a part; `focus` moves the keyboard there too. */
  onActive: (part: string, focus?: boolean) => void;
  onChange: (values: Values) => void;
  /** Why nothing can be written; null where it can. */
  locked: 'signed' | 'waiting' | 'over' | 'unsubmitted' | 'submitted' | 'recused' | 'voided' | 'gone' | null;
  /** The team handed in again since the sheet was written. */
  outdated?: boolean;
  /** Criteria that a submission found without a score. */
  missing: ReadonlySet<string>;
};

export const RubricContext = createContext<Rubric | null>(null);

export function useRubric(): Rubric {
  const rubric = use(RubricContext);
  if (!rubric) throw new Error('useRubric needs a RubricContext around it');
  return rubric;
}
