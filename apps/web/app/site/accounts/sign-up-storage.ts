import { type RememberedSteps, readRemembered } from './sign-up-form.ts';

const entry = 'sign-up';

/** What this tab remembers of an unfinished sign-up; a browser without storage remembers nothing. */
export function rememberedSteps(
  terms: readonly { term: string; required: boolean }[],
): RememberedSteps | null {
  try {
    return readRemembered(sessionStorage.getItem(entry), terms);
  } catch {
    return null;
  }
}

/** Null forgets. */
export function rememberSteps(steps: RememberedSteps | null): void {
  try {
    if (steps) sessionStorage.setItem(entry, JSON.stringify(steps));
    else sessionStorage.removeItem(entry);
  } catch {
    // Private windows may refuse storage; the form itself holds everything.
  }
}
