import { lazy, Suspense, useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { confirm } from '../../../lib/dialogs.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { apply } from '../apply.ko.ts';
import type { ApplyData } from '../apply-data.ts';
import { command } from '../commands.ts';
import { useApply } from '../form/apply-context.ts';
import type { DraftEngine } from './draft-engine.ts';
import { openDraft } from './draft-state.ts';
import styles from './draft-tools.module.css';
import { useLoadVersion } from './use-load-version.ts';

const VersionsDialog = lazy(() =>
  import('./versions-dialog.tsx').then((module) => ({ default: module.VersionsDialog })),
);

/** Beside the form: kept versions of the draft, and deleting it with a way back. */
export function DraftTools() {
  const t = useTexts<typeof apply>('apply');
  const { data, engine, view } = useApply();
  const [open, setOpen] = useState(false);
  const { discard, undo } = useDiscard();
  const onFound = useCallback(() => toast.info(t('draft.found')), [t]);
  // Going on with a draft asks nothing, unless device and server hold different ones (specification, section 8).
  const mayTake = useCallback(
    async () =>
      !(await confirm({
        title: t('offer.title'),
        body: t('offer.text'),
        cancel: t('offer.load'),
        ok: t('offer.delete'),
        danger: true,
      })),
    [t],
  );
  useDraftCopy(data, engine, { onFound, mayTake });
  const { teamNo } = view.content;
  if (teamNo === null) return null;
  return (
    <div className={styles.tools}>
      {undo && (
        <p className={styles.undo} role="status">
          {t('draft.deleted')}
          <Button size="sm" variant="ink" icon="retry" onClick={() => void undo()}>
            {t('draft.undo')}
          </Button>
        </p>
      )}
      <Button size="sm" variant="ghost" icon="clock" onClick={() => setOpen(true)}>
        {t('versions.open')}
      </Button>
      {data.application?.role !== 'member' && (
        <Button size="sm" variant="danger" onClick={() => void discard()}>
          {t(data.application?.status === 'submitted' ? 'draft.deleteChanges' : 'draft.delete')}
        </Button>
      )}
      {open && (
        <Suspense>
          <VersionsDialog teamNo={teamNo} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Keeps what is unsaved of this track's draft on the device. */
function useDraftCopy(
  { userId, track, stage }: ApplyData,
  engine: DraftEngine,
  asked: { onFound: () => void; mayTake: () => Promise<boolean> },
): void {
  const what = `draft:${track.trackNo}:${stage.stageNo}`;
  useDeviceCopy(engine, {
    place: { userId, what },
    keyAddress: '/apply/device-key',
    ready: true,
    ...asked,
  });
}

type Discard = {
  /** Deletes what was saved, after asking. False when it is still there. */
  discard: () => Promise<boolean>;
  /** Brings the deleted draft back; null when there is none. */
  undo: (() => Promise<void>) | null;
};

/** Deleting the draft, and bringing it back. */
function useDiscard(): Discard {
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
