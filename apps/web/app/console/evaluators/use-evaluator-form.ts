import type { EvaluatorView } from '@chulbal/contract/evaluators/evaluators';
import { useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import type { ChosenSchool } from './school-field.tsx';

type Reply = { errors: Record<string, string>; message?: string };

/** The school of an evaluator's form, and what the last answer said beside its fields. */
export function useEvaluatorForm(known: EvaluatorView | null) {
  const [school, setSchool] = useState<ChosenSchool>({
    schoolNo: known?.schoolNo ?? null,
    schoolName: known?.schoolName ?? '',
  });
  const [reply, setReply] = useState<Reply>({ errors: {} });
  const { errors, onChange } = useFormErrors(reply);
  function refused({ message, fields }: Problem) {
    setReply(Object.keys(fields).length > 0 ? { errors: fields } : { errors: {}, message });
  }
  return { school, setSchool, errors, message: reply.message, onChange, refused };
}
