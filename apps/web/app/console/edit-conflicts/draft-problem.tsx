import type { Problem } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import type { editConflicts as texts } from './edit-conflicts.ko.ts';

type Props = {
  problem: Problem | null;
  /** What somebody else wrote stands in the form already. */
  isMet: boolean;
};

/** Why a form was not saved, above its fields, where none of them says it. */
export function DraftProblem({ problem, isMet }: Props) {
  const t = useTexts<typeof texts>('editConflicts');
  if (!problem || Object.keys(problem.fields).length > 0) return null;
  return (
    <div role="alert">
      <FieldError>{isMet ? t('met') : problem.message}</FieldError>
    </div>
  );
}
