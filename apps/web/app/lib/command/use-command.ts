import { startTransition, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '../api-error.ts';
import { toast } from '../toast.ts';
import { useTexts } from '../use-texts.ts';
import type { Answer } from './commands.ts';
import type { identityDialog as texts } from './identity-dialog.ko.ts';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';

/**
 * One command of a dialog and how it goes: `const { busy, problem, run } = useCommand()`, then
 * `if (await run(() => operatorCommand('invite', input))) close();`. What is on the page is loaded again after
 * it; a refusal stays in `problem` beside the fields, the first of which takes the keyboard, and nothing that
 * was typed is lost.
 */
export function useCommand() {
  const t = useTexts<typeof texts>('identityDialog');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useFocusOnWrong(problem);

  async function run<T>(send: () => Promise<Answer<T>>): Promise<{ data: T } | null> {
    setBusy(true);
    setProblem(null);
    const answer = await send();
    if (answer.kind === 'done') {
      // Until the page is new, a second press would be about what stood there before.
      void revalidate().finally(() => startTransition(() => setBusy(false)));
      return { data: answer.data };
    }
    setBusy(false);
    if (answer.kind === 'cancelled') return null;
    if (answer.problem) setProblem(answer.problem);
    else toast.error(t('unreached'));
    return null;
  }

  return { busy, problem, run, forget: () => setProblem(null) };
}
