import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirm } from '../../../lib/dialogs.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { command } from '../commands.ts';
import { useApply } from '../form/apply-context.ts';
import { openDraft } from './draft-state.ts';
import { useLoadVersion } from './use-load-version.ts';

type Discard = {
  /** Deletes what was saved, after asking. False when it is still there. */
  discard: () => Promise<boolean>;
  /** Brings the deleted draft back; null when there is none. */
  undo: (() => Promise<void>) | null;
};

/** Deleting the draft, and bringing it back. */
export function useDiscard(): Discard {
  const t = useTexts<typeof apply>('apply');
  const { data, engine, uploads, setFiles } = useApply();
  const { revalidate } = useRevalidator();
  const load = useLoadVersion();
  const submitted = data.application?.status === 'submitted';
  const [deleted, setDeleted] = useState<{ teamNo: number; version: number } | null>(null);

  async function discard(): Promise<boolean> {
    const words = submitted
      ? { title: t('draft.deleteChangesTitle'), body: t('draft.deleteChangesText') }
      : { title: t('draft.deleteTitle'), body: t('draft.deleteText') };
    const answers = { ok: t('draft.deleteSure'), cancel: t('draft.deleteNot'), danger: true };
    if (!(await confirm({ ...words, ...answers }))) return false;
    await engine.save();
    const { teamNo, version } = engine.view().content;
    if (teamNo === null) return false;
    const answer = await command('discard', { teamNo });
    if (answer.kind !== 'done') {
      toast.error(answer.kind === 'refused' ? answer.problem.message : t('notReached'));
      return false;
    }
    uploads.stopAll();
    await engine.forget();
    // What was submitted stands again; a draft that never was is empty, in its next version.
    if (submitted) await revalidate();
    else {
      setFiles([]);
      await engine.replace(openDraft({ teamNo, version: version + 1, fields: {}, savedAt: null }, data.seed));
    }
    setDeleted({ teamNo, version });
    toast.success(t('draft.deleted'));
    return true;
  }

  async function undo(): Promise<void> {
    if (!deleted) return;
    const refusal = await load(deleted.teamNo, deleted.version, t('notReached'));
    if (refusal === null) {
      setDeleted(null);
      toast.success(t('draft.loaded'));
    } else toast.error(refusal);
  }

  return { discard, undo: deleted && undo };
}
