import { lazy, Suspense, useCallback, useState } from 'react';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { confirm } from '../../../lib/dialogs.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { apply } from '../apply.ko.ts';
import type { ApplyData } from '../apply-data.ts';
import { useApply } from '../form/apply-context.ts';
import type { DraftEngine } from './draft-engine.ts';
import styles from './draft-tools.module.css';
import { useDiscard } from './use-discard.ts';

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
