import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { tabNotes } from '../../../lib/browser-storage.ts';
import { confirm } from '../../../lib/dialogs.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { type ApplyData, stepPath } from '../apply-data.ts';
import { command } from '../commands.ts';
import { submitIntent } from '../review/submit-intent.ts';

export type Cancelling = { busy: boolean; problem: string | null; ask: () => Promise<void> };

/** Takes a submitted application back, after asking; what was written stays as a draft. */
export function useCancel(data: ApplyData): Cancelling {
  const t = useTexts<typeof apply>('apply');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { application } = data;

  async function ask() {
    if (!application) return;
    const body = t('cancel.text', { number: application.number ?? '' });
    const words = { title: t('cancel.title'), body, ok: t('submitted.cancel'), cancel: t('cancel.keep') };
    if (!(await confirm({ ...words, danger: true }))) return;
    setBusy(true);
    const answer = await command('cancel', { teamNo: application.teamNo });
    setBusy(false);
    if (answer.kind !== 'done') {
      setProblem(answer.kind === 'refused' ? answer.problem.message : t('notReached'));
      return;
    }
    // A new press of the button is a new intent, though the draft is the same.
    submitIntent(tabNotes, application.teamNo).settled();
    toast.success(t('cancel.done'));
    await revalidate();
    await navigate(stepPath(data, 'review'), { replace: true });
  }

  return { busy, problem, ask };
}
