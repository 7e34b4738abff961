import { createContext, use } from 'react';
import type { Submitting } from './use-submit.ts';

export const SubmittingContext = createContext<Submitting | null>(null);

/** The one submission of the page, pressed from the box or from the bar of a phone. @throws outside the form. */
export function useSubmitting(): Submitting {
  const submitting = use(SubmittingContext);
  if (!submitting) throw new Error('useSubmitting needs a SubmittingContext around it');
  return submitting;
}
