import { useState, useSyncExternalStore } from 'react';
import { CanvasWorkbench } from './canvas-workbench.tsx';
import { deviceCanvases } from './canvases.ts';

/** A visitor's canvases, which are on this device and nowhere else. */
export function VisitorCanvas() {
  const texts = useSyncExternalStore(deviceCanvases.subscribe, deviceCanvases.list, deviceCanvases.none);
  const [kept, setKept] = useState(true);
  return (
    <CanvasWorkbench
      visitor
      shelf={{
        texts,
        keeping: { kind: kept ? 'device' : 'nowhere' },
        write: (changed) => setKept(deviceCanvases.write(changed)),
      }}
    />
  );
}
