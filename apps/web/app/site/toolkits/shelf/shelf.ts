import type { Texts } from '../../../lib/autosave/edited.ts';

/** How what is written is kept. `at` is the server's time, ISO. */
export type Keeping =
  | { kind: 'device' | 'nowhere' | 'saving' | 'unreached' | 'signedOut' }
  | { kind: 'saved'; at: string | null }
  | { kind: 'refused'; message: string };

/** Where papers (canvases, plans) are kept: on the device of a visitor, in the account of who is logged in. */
export type Shelf = {
  texts: Texts;
  keeping: Keeping;
  /** Texts by id; an empty one deletes. */
  write: (texts: Texts) => void;
};

export type Stored<Paper> = { id: string; paper: Paper };

/** The papers of a shelf, the oldest first; what cannot be read is left out. */
export function papersOf<Paper extends { madeAt: number }>(
  texts: Texts,
  read: (text: string) => Paper | null,
): Stored<Paper>[] {
  return Object.entries(texts)
    .flatMap(([id, text]) => {
      const paper = read(text);
      return paper ? [{ id, paper }] : [];
    })
    .sort((a, b) => a.paper.madeAt - b.paper.madeAt || (a.id < b.id ? -1 : 1));
}

/** What of a device's papers an account of `most` has room for, the oldest first. */
export function withRoom(
  { device, account, most }: { device: Texts; account: Texts; most: number },
  read: (text: string) => { madeAt: number } | null,
): Texts {
  const room = most - Object.keys(account).filter((id) => !(id in device)).length;
  const taken = papersOf(device, read).slice(0, Math.max(0, room));
  return Object.fromEntries(taken.map(({ id }) => [id, device[id] ?? '']));
}
