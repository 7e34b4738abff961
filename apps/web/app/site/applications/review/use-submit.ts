import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { autosave } from '../../../lib/autosave/autosave.ko.ts';
import { tabNotes } from '../../../lib/browser-storage.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { command } from '../commands.ts';
import { useApply } from '../form/apply-context.ts';
import { submitIntent } from './submit-intent.ts';

export type Submitting = { busy: boolean; problem: string | null; submit: () => Promise<void> };

/** Submits what has been written: saves the rest, sends one intent, and shows what the server found. */
export function useSubmit(onSubmitted: () => void): Submitting {
  const t = useTexts<typeof apply>('apply');
  const saving = useTexts<typeof autosave>('autosave');
  const { data, engine, fields, findings, uploads, press, say, goTo } = useApply();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  // What stood in the way at the last press: it is said until what it speaks of has changed.
  const [said, setSaid] = useState<{ text: string; about: unknown } | null>(null);
  const setProblem = (text: string | null) => setSaid(text === null ? null : { text, about: fields });
  const [missing, setMissing] = useState(false);

  async function submit() {
    if (busy) return;
    setProblem(null);
    setMissing(false);
    press('team', 'leader', 'members', 'documents', 'review');
    const first = findings[0];
    if (first) {
      setMissing(true);
      goTo(first.step, first.path);
      return;
    }
    if (uploads.unfinished()) {
      setProblem(data.words.uploadUnfinished ?? '');
      goTo('documents');
      return;
    }
    setBusy(true);
    try {
      await send();
    } finally {
      setBusy(false);
    }
  }

  async function send() {
    if (!(await engine.save({ create: true }))) {
      const { activity, content, message } = engine.view();
      if (content.conflicts.length > 0) setProblem(data.words.draftConflict ?? '');
      else setProblem(activity === 'signedOut' ? saving('signedOut') : (message ?? t('submit.unsaved')));
      return;
    }
    const { teamNo, version } = engine.view().content;
    if (teamNo === null) return;
    const intent = submitIntent(tabNotes, teamNo);
    const answer = await command('submit', { teamNo, version, idempotencyKey: intent.key(version) });
    if (answer.kind === 'done') {
      intent.settled();
      await engine.forget();
      toast.success(t('submit.done', { number: answer.data.number }));
      onSubmitted();
    } else if (answer.kind === 'refused') {
      intent.settled();
      setProblem(answer.problem.message);
      say(answer.problem.fields);
      if (answer.problem.name === 'draftConflict') await revalidate();
    } else setProblem(answer.kind === 'unreached' ? t('submit.unreached') : saving('signedOut'));
  }

  const left = missing && findings.length > 0 ? t('submit.missing', { count: findings.length }) : null;
  return { busy, problem: left ?? (said?.about === fields ? said.text : null), submit };
}
