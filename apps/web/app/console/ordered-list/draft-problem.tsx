import type { Problem } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { orderedList as texts } from './ordered-list.ko.ts';
import styles from './ordered-list.module.css';

type Props = {
  problem: Problem | null;
  /** What somebody else wrote stands in the form already. */
  isMet: boolean;
};

/** Why a form was not saved, above its fields, where none of them says it. */
export function DraftProblem({ problem, isMet }: Props) {
  const t = useTexts<typeof texts>('orderedList');
  if (!problem || Object.keys(problem.fields).length > 0) return null;
  return (
    <p className={styles.error} role="alert">
      {isMet ? t('met') : problem.message}
    </p>
  );
}
