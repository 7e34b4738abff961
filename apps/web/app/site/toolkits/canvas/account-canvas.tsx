import type { OutputOf } from '@chulbal/contract/endpoint';
import { canvasLimits, readCanvas } from '@chulbal/contract/toolkits/canvas';
import type { myCanvases } from '@chulbal/contract/toolkits/toolkits';
import { useMemo, useState } from 'react';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import { UserLogInAgain } from '../../shell/user-log-in-again.tsx';
import { keepingOf, ShelfEngine } from '../shelf/shelf-engine.ts';
import { shownPapers } from '../shelf/shelf-state.ts';
import { useTakeOver } from '../shelf/use-take-over.ts';
import type { canvas as texts } from './canvas.ko.ts';
import { CanvasWorkbench } from './canvas-workbench.tsx';
import { deviceCanvases, saveCanvasCommand } from './canvases.ts';

type Props = { userId: number; server: OutputOf<typeof myCanvases> };

/** The canvases of who is logged in: in the account, and what is unsaved on the device as well. */
export function AccountCanvas({ userId, server }: Props) {
  const t = useTexts<typeof texts>('canvas');
  const [engine] = useState(() => new ShelfEngine(saveCanvasCommand, { ...server, papers: server.canvases }));
  const view = useAutosave(engine, { logOut: '/auth/logout' });
  useDeviceCopy(engine, {
    place: { userId, what: 'canvases' },
    keyAddress: '/apply/device-key',
    ready: true,
  });
  const over = useTakeOver(engine, {
    device: deviceCanvases,
    read: readCanvas,
    most: canvasLimits.canvases,
  });
  const [open, setOpen] = useState(false);
  const { acknowledged, changed } = view.content;
  const shown = useMemo(() => shownPapers({ acknowledged, changed }), [acknowledged, changed]);
  const news =
    over && (over.left > 0 ? t('notTaken', { count: over.left }) : t('taken', { count: over.taken }));
  const textOf = (_: string, text: string) => {
    const canvas = readCanvas(text);
    return t('conflict.summary', {
      name: canvas?.name || t('unnamed'),
      count: canvas?.notes.length ?? 0,
    });
  };
  return (
    <>
      <UserLogInAgain userId={userId} />
      <CanvasWorkbench
        visitor={false}
        news={news}
        shelf={{ texts: shown, keeping: keepingOf(view), write: (written) => engine.change(written) }}
      />
      <ConflictDialog
        open={open}
        onOpen={setOpen}
        conflicts={view.content.conflicts}
        labelOf={(id) => readCanvas(shown[id] ?? '')?.name || t('unnamed')}
        textOf={textOf}
        onSettle={(choices) => void engine.settle(choices)}
      />
    </>
  );
}
