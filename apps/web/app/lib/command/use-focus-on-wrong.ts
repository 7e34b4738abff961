import { useEffect } from 'react';
import type { Problem } from '../api-error.ts';

/** What was refused stands on the page: the first wrong field takes the keyboard, in a dialog where one is open. */
export function useFocusOnWrong(problem: Pick<Problem, 'fields'> | null): void {
  useEffect(() => {
    if (!problem || Object.keys(problem.fields).length === 0) return;
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
}
