import { startTransition, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '../api-error.ts';
import { toast } from '../toast.ts';
import { useTexts } from '../use-texts.ts';
import type { Answer } from './commands.ts';
import type { signedOut as texts } from './signed-out.ko.ts';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';

/**
 * One command of a dialog and how it goes: `const { busy, problem, run } = useCommand()`, then
 * `if (await run(() => operatorCommand('invite', input))) close();`. What is on the page is loaded again after
 * it; a refusal stays in `problem` beside the fields, the first of which takes the keyboard, and nothing that
 * was typed is lost. What is refused and not for a field is mostly something that somebody else has done meanwhile: when the
 * dialog goes, the page under it is loaded again.
 */
export function useCommand() {
  const t = useTexts<typeof texts>('signedOut');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const overtaken = useRef(false);
  useFocusOnWrong(problem);

  useEffect(
    () => () => {
      if (overtaken.current) void revalidate();
    },
    [revalidate],
  );

  async function run<T>(send: () => Promise<Answer<T>>): Promise<{ data: T } | null> {
    setBusy(true);
    setProblem(null);
    const answer = await send();
    if (answer.kind === 'done') {
      overtaken.current = false;
      // Until the page is new, a second press would be about what stood there before.
      void revalidate().finally(() => startTransition(() => setBusy(false)));
      return { data: answer.data };
    }
    setBusy(false);
    if (answer.kind === 'cancelled') return null;
    if (answer.problem) setProblem(answer.problem);
    else toast.error(t('unreached'));
    overtaken.current = answer.kind === 'refused' && Object.keys(answer.problem.fields).length === 0;
    return null;
  }

  function forget() {
    setProblem(null);
    if (overtaken.current) void revalidate();
    overtaken.current = false;
  }

  return { busy, problem, run, forget };
}

/**
 * As `useCommand`, for a button with no place for a refusal beside it: a toast says why nothing was done, and the page is
 * loaded again at once, for nothing is typed that it could take.
 */
export function useAct() {
  const { busy, run, forget } = useCommand();

  async function act<T>(send: () => Promise<Answer<T>>): Promise<{ data: T } | null> {
    const done = await run(async () => {
      const answer = await send();
      if (answer.kind !== 'done' && answer.kind !== 'cancelled' && answer.problem) {
        toast.error(answer.problem.message);
      }
      return answer;
    });
    if (!done) forget();
    return done;
  }

  return { busy, run: act };
}
