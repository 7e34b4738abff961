import { useEffect } from 'react';
import {
  type CopyPlace,
  type DeviceCopy,
  type DeviceKeeper,
  deviceKeeper,
  findCopies,
  importDeviceKey,
  removeCopies,
} from './device-copy.ts';

type Keeping = {
  /** Whose and which: the same place, the same copies. */
  place: CopyPlace;
  /** Where the owner's key comes from. */
  keyAddress: string;
  /** Nothing is kept or taken up before. */
  ready: boolean;
  onFound?: () => void;
};

type Engine = {
  keepOnDevice(keeper: DeviceKeeper, found: readonly DeviceCopy[]): void;
  view(): { content: { changed: object } };
};

/**
 * Keeps what is unsaved on this device, under a key that only the logged-in owner gets, and takes up what an
 * earlier visit or a killed tab left. Waits for the network where the key cannot be had.
 */
export function useDeviceCopy(engine: Engine, { place, keyAddress, ready, onFound }: Keeping): void {
  const { userId, what } = place;
  useEffect(() => {
    if (!ready) return;
    let over = false;
    const mine = { userId, what };
    const open = async () => {
      const key = await fetchKey(keyAddress, userId);
      if (!key || over) return;
      window.removeEventListener('online', open);
      const found = await findCopies(localStorage, key, mine);
      if (over) return;
      engine.keepOnDevice(deviceKeeper(localStorage, key, mine), found);
      removeCopies(localStorage, found);
      if (found.length > 0 && Object.keys(engine.view().content.changed).length > 0) onFound?.();
    };
    window.addEventListener('online', open);
    void open();
    return () => {
      over = true;
      window.removeEventListener('online', open);
    };
  }, [ready, userId, what, keyAddress, engine, onFound]);
}

/** The key, for memory only; null where it cannot be had now, or belongs to somebody else by now. */
async function fetchKey(address: string, userId: number): Promise<CryptoKey | null> {
  if (!globalThis.crypto?.subtle) return null;
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    const found = response.ok ? ((await response.json()) as { key: string; userId: number }) : null;
    return found?.userId === userId ? await importDeviceKey(found.key) : null;
  } catch {
    return null;
  }
}
