import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type RememberedSteps, readRemembered, type SignUpReply, type SignUpStep } from './sign-up-form.ts';

type Terms = readonly { term: string; required: boolean }[];

/**
 * Which step is open and what is ticked. The server's answer opens a step, going back happens here; a reload
 * of the tab comes back to the step and its ticks.
 */
export function useSignUpSteps(form: RefObject<HTMLFormElement | null>, reply: SignUpReply, terms: Terms) {
  const [step, setStep] = useState(reply.step);
  const [agreed, setAgreed] = useState<readonly string[]>(reply.values.agreed);
  const [live, setLive] = useState(false);
  const first = useRef(reply);
  const begun = useRef(false);

  const recount = useCallback(() => {
    if (!form.current) return;
    const ticked = new FormData(form.current);
    const next = terms.map(({ term }) => term).filter((term) => ticked.has(`consents.${term}`));
    setAgreed((before) => (before.join() === next.join() ? before : next));
  }, [form, terms]);

  useEffect(() => {
    if (reply !== first.current) setStep(reply.step);
  }, [reply]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const remembered = first.current.step === 'terms' ? rememberedSteps(terms) : null;
    for (const { term } of terms) {
      const tick = form.current?.elements.namedItem(`consents.${term}`);
      if (tick instanceof HTMLInputElement && remembered?.agreed.includes(term)) tick.checked = true;
    }
    if (remembered) setStep(remembered.step);
    recount();
    setLive(true);
  }, [form, terms, recount]);

  useEffect(() => {
    if (live) rememberSteps({ step, agreed: [...agreed] });
  }, [live, step, agreed]);

  useFocusOnStep(form, step, live, Object.keys(reply.errors).length === 0);

  const left = terms.filter(({ term, required }) => required && !agreed.includes(term)).length;
  return { step, setStep, agreed, recount, left: live ? left : null };
}

/** A step that opens takes the focus at its title, unless an error has it. */
function useFocusOnStep(
  form: RefObject<HTMLFormElement | null>,
  step: SignUpStep,
  live: boolean,
  noErrors: boolean,
): void {
  const shown = useRef(step);
  useEffect(() => {
    if (!live || shown.current === step) return;
    shown.current = step;
    const title = form.current?.querySelector<HTMLElement>('[aria-current="step"] h2');
    if (!title || !noErrors) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'start' });
  }, [form, step, live, noErrors]);
}

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
