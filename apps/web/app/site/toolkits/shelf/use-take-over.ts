import { useEffect, useState } from 'react';
import type { Texts } from '../../../lib/autosave/edited.ts';
import type { DeviceShelf } from './device-shelf.ts';
import { withRoom } from './shelf.ts';
import { type ShelfState, shownPapers } from './shelf-state.ts';

type Engine = {
  view(): { content: ShelfState };
  change(texts: Texts): void;
  save(): Promise<boolean>;
};

/** What has become of papers of the device: `taken` to the account, `left` there because it is full. */
export type TakenOver = { taken: number; left: number };

type Options = {
  device: DeviceShelf;
  read: (text: string) => { madeAt: number } | null;
  most: number;
  /** Gets a text ready for the account; null leaves it on the device. The same function each time. */
  prepare?: ((text: string) => Promise<string | null>) | undefined;
};

/** What was written on this device before the log-in goes to the account, and leaves the device once it is there. */
export function useTakeOver(engine: Engine, { device, read, most, prepare }: Options): TakenOver | null {
  const [done, setDone] = useState<TakenOver | null>(null);
  useEffect(() => {
    const found = device.list();
    if (Object.keys(found).length === 0) return;
    let over = false;
    const take = async () => {
      const account = shownPapers(engine.view().content);
      const ready: Record<string, string> = {};
      for (const [id, text] of Object.entries(withRoom({ device: found, account, most }, read))) {
        const prepared = prepare ? await prepare(text) : text;
        if (prepared !== null) ready[id] = prepared;
      }
      if (over) return;
      const ids = Object.keys(ready);
      const told = { taken: ids.length, left: Object.keys(found).length - ids.length };
      if (ids.length === 0) return setDone(told);
      engine.change(ready);
      if (!(await engine.save())) return;
      // What was written meanwhile in another window stays.
      const still = device.list();
      device.write(Object.fromEntries(ids.filter((id) => still[id] === found[id]).map((id) => [id, ''])));
      setDone(told);
    };
    void take();
    return () => {
      over = true;
    };
  }, [engine, device, read, most, prepare]);
  return done;
}
