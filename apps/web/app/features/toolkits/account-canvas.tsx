import { readCanvas } from '@chulbal/contract/canvas';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import type { AutosaveView } from '../autosave/autosave-engine.ts';
import { ConflictDialog } from '../autosave/conflict-dialog.tsx';
import { isUnsaved } from '../autosave/edited.ts';
import { useAutosave } from '../autosave/use-autosave.ts';
import { useDeviceCopy } from '../autosave/use-device-copy.ts';
import type { canvas as texts } from './canvas.ko.ts';
import { CanvasEngine } from './canvas-engine.ts';
import { type CanvasesState, type ServerCanvases, shownCanvases } from './canvas-state.ts';
import { CanvasWorkbench } from './canvas-workbench.tsx';
import { deviceCanvases } from './device-canvases.ts';
import { type Keeping, withRoom } from './shelf.ts';

/** The canvases of who is logged in: in the account, and what is unsaved on the device as well. */
export function AccountCanvas({ userId, server }: { userId: number; server: ServerCanvases }) {
  const t = useTexts<typeof texts>('canvas');
  const [engine] = useState(() => new CanvasEngine(server));
  const view = useAutosave(engine, { logOut: '/auth/logout' });
  useDeviceCopy(engine, {
    place: { userId, what: 'canvases' },
    keyAddress: '/apply/device-key',
    ready: true,
  });
  const news = useTakeOver(engine);
  const [open, setOpen] = useState(false);
  const { acknowledged, changed } = view.content;
  const shown = useMemo(() => shownCanvases({ acknowledged, changed }), [acknowledged, changed]);
  const textOf = (_: string, text: string) => {
    const canvas = readCanvas(text);
    return t('conflict.summary', {
      name: canvas?.name || t('unnamed'),
      count: canvas?.notes.length ?? 0,
    });
  };
  return (
    <>
      <CanvasWorkbench
        visitor={false}
        news={news}
        shelf={{ texts: shown, keeping: keepingOf(view), write: (written) => engine.change(written) }}
      />
      <ConflictDialog
        open={open}
        onOpen={setOpen}
        conflicts={view.content.conflicts}
        words={{
          title: t('conflict.title'),
          text: t('conflict.text'),
          mine: t('conflict.mine'),
          theirs: t('conflict.theirs'),
          empty: t('conflict.empty'),
          save: t('conflict.save'),
        }}
        labelOf={(id) => readCanvas(shown[id] ?? '')?.name || t('unnamed')}
        textOf={textOf}
        onSettle={(choices) => void engine.settle(choices)}
      />
    </>
  );
}

function keepingOf({ activity, content, message }: AutosaveView<CanvasesState>): Keeping {
  if (activity === 'refused') return { kind: 'refused', message: message ?? '' };
  if (activity === 'unreached' || activity === 'signedOut') return { kind: activity };
  return isUnsaved(content) ? { kind: 'saving' } : { kind: 'saved', at: content.savedAt };
}

/**
 * What was written on this device before the log-in goes to the account, and leaves the device once it is there.
 * Tells what was done, in words.
 */
function useTakeOver(engine: CanvasEngine): string | null {
  const t = useTexts<typeof texts>('canvas');
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    const device = deviceCanvases.list();
    const found = Object.keys(device).length;
    if (found === 0) return;
    const taken = withRoom(device, shownCanvases(engine.view().content));
    const ids = Object.keys(taken);
    const left = found - ids.length;
    if (left > 0) setNews(t('notTaken', { count: left }));
    if (ids.length === 0) return;
    engine.change(taken);
    void engine.save().then((saved) => {
      if (!saved) return;
      deviceCanvases.write(Object.fromEntries(ids.map((id) => [id, ''])));
      if (left === 0) setNews(t('taken', { count: ids.length }));
    });
  }, [engine, t]);
  return news;
}
