import { useEffect } from 'react';
import {
  deviceKeeper,
  findCopies,
  importDeviceKey,
  removeCopies,
} from '../../applications/draft/device-copy.ts';
import type { SheetPlace } from './save-call.ts';
import type { SheetEngine } from './sheet-engine.ts';

type Props = { place: SheetPlace; evaluatorId: number; writable: boolean };

/**
 * Keeps what the server has not acknowledged on this device, under a key that only the logged-in evaluator gets,
 * and takes up what a killed tab left of this target. Waits for the network where the key cannot be had.
 */
export function useSheetCopy(engine: SheetEngine, { place, evaluatorId, writable }: Props): void {
  const { trackNo, stageNo, targetNo } = place;
  useEffect(() => {
    if (!writable) return;
    let over = false;
    const open = async () => {
      const key = await fetchKey(evaluatorId);
      if (!key || over) return;
      window.removeEventListener('online', open);
      const mine = { userId: evaluatorId, trackNo, stageNo };
      const found = (await findCopies(localStorage, key, mine)).filter(({ teamNo }) => teamNo === targetNo);
      if (over) return;
      const keeper = deviceKeeper(localStorage, key, mine);
      const write = (copy: { base: number; changed: Readonly<Record<string, string>> }) =>
        keeper.write({ teamNo: targetNo, ...copy });
      engine.keepOnDevice({ write, wipe: keeper.wipe }, found);
      removeCopies(localStorage, found);
    };
    window.addEventListener('online', open);
    void open();
    return () => {
      over = true;
      window.removeEventListener('online', open);
    };
  }, [writable, evaluatorId, trackNo, stageNo, targetNo, engine]);
}

/** The key, for memory only; null where it cannot be had now, or belongs to somebody else by now. */
async function fetchKey(evaluatorId: number): Promise<CryptoKey | null> {
  if (!globalThis.crypto?.subtle) return null;
  try {
    const response = await fetch('/pointer/evaluation/device-key', {
      headers: { accept: 'application/json' },
    });
    const found = response.ok ? ((await response.json()) as { key: string; userId: number }) : null;
    return found?.userId === evaluatorId ? await importDeviceKey(found.key) : null;
  } catch {
    return null;
  }
}
