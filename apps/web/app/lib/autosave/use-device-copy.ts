import { useEffect, useRef } from 'react';
import { deviceStorage } from '../browser-storage.ts';
import {
  type CopyPlace,
  type DeviceCopy,
  type DeviceKeeper,
  deviceKeeper,
  findCopies,
  importDeviceKey,
  removeCopies,
} from './device-copy.ts';
import type { Edited } from './edited.ts';
import { retryDelay } from './retry-delay.ts';

type Keeping = {
  /** Whose and which: the same place, the same copies. */
  place: CopyPlace;
  /** Where the owner's key comes from. */
  keyAddress: string;
  /** Nothing is kept or taken up before. */
  ready: boolean;
  onFound?: () => void;
  /**
   * Asked where the server has gone on since: whether what an earlier visit left is taken up. False removes it from
   * the device. Without it, it is taken up.
   */
  mayTake?: () => Promise<boolean>;
};

type Engine = {
  keepOnDevice(keeper: DeviceKeeper, found: readonly DeviceCopy[]): Promise<boolean>;
  view(): { content: Pick<Edited, 'version' | 'acknowledged' | 'changed'> };
};

/** Longest wait for the key, in ms. */
const keyTimeout = 15_000;

/**
 * Keeps what is unsaved on this device, under a key that only the logged-in owner gets, and takes up what an
 * earlier visit or a killed tab left. Where the key cannot be had it asks again, with growing pauses and when the
 * network is back, unless somebody else is logged in by now.
 */
export function useDeviceCopy(engine: Engine, { place, keyAddress, ready, onFound, mayTake }: Keeping): void {
  const { userId, what } = place;
  // Whoever gives new functions at every rendering begins nothing anew.
  const asked = useRef({ onFound, mayTake });
  useEffect(() => {
    asked.current = { onFound, mayTake };
  });
  useEffect(() => {
    const storage = deviceStorage();
    if (!ready || !storage || !globalThis.crypto?.subtle) return;
    const mine = { userId, what };
    let over = false;
    let opening = false;
    let failures = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      if (over || opening) return;
      opening = true;
      clearTimeout(retry);
      const key = await fetchKey(keyAddress, userId);
      opening = false;
      if (over) return;
      if (key === 'unreached') {
        failures += 1;
        retry = setTimeout(open, retryDelay(failures));
        return;
      }
      over = true;
      window.removeEventListener('online', open);
      if (key) await take(key);
    };
    const take = async (key: CryptoKey) => {
      const found = await findCopies(storage, key, mine);
      if (gone) return;
      const keeper = deviceKeeper(storage, key, mine);
      const { mayTake, onFound } = asked.current;
      if (mayTake && found.some((copy) => differs(copy, engine.view().content))) {
        await engine.keepOnDevice(keeper, []);
        const may = await mayTake();
        if (gone) return;
        if (!may) return removeCopies(storage, found);
      }
      const taken = await engine.keepOnDevice(keeper, found);
      if (taken) removeCopies(storage, found);
      if (found.length > 0 && Object.keys(engine.view().content.changed).length > 0) onFound?.();
    };
    let gone = false;
    window.addEventListener('online', open);
    void open();
    return () => {
      over = gone = true;
      clearTimeout(retry);
      window.removeEventListener('online', open);
    };
  }, [ready, userId, what, keyAddress, engine]);
}

/** Whether the server has gone on since the copy was made, and holds other texts than it. */
function differs(copy: DeviceCopy, content: Pick<Edited, 'version' | 'acknowledged'>): boolean {
  const { base, changed } = copy;
  if (base >= content.version) return false;
  return Object.entries(changed).some(([path, text]) => text !== (content.acknowledged[path] ?? ''));
}

/** The key, for memory only; null where it belongs to somebody else by now. `unreached`: it cannot be had now. */
async function fetchKey(address: string, userId: number): Promise<CryptoKey | 'unreached' | null> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), keyTimeout);
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: limit.signal,
    });
    if (!response.ok) return 'unreached';
    const found = (await response.json()) as { key: string; userId: number };
    return found.userId === userId ? await importDeviceKey(found.key) : null;
  } catch {
    return 'unreached';
  } finally {
    clearTimeout(timer);
  }
}
