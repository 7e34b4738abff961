import type { Texts } from '../../../lib/autosave/edited.ts';

export type DeviceShelf = ReturnType<typeof deviceShelf>;

/** A visitor's papers of one kind on this device, an entry each, so that two tabs do not overwrite each other's. */
export function deviceShelf(prefix: string, isPaper: (text: string) => boolean) {
  const none: Texts = {};
  const listeners = new Set<() => void>();
  let known: { stored: string; texts: Texts } = { stored: '', texts: none };
  /** What could not be stored, as where the browser keeps nothing for a site: it lasts as long as the page. */
  const unstored = new Map<string, string>();

  function readAll(): [id: string, text: string][] {
    try {
      return Object.keys(localStorage)
        .filter((name) => name.startsWith(prefix))
        .map((name): [string, string] => [name.slice(prefix.length), localStorage.getItem(name) ?? ''])
        .filter(([, text]) => isPaper(text))
        .sort(([one], [other]) => (one < other ? -1 : 1));
    } catch {
      return [];
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },

    /** By id; the same object as long as nothing has changed. */
    list(): Texts {
      const texts = Object.fromEntries([...readAll(), ...unstored]);
      const stored = JSON.stringify(texts);
      if (stored !== known.stored) known = { stored, texts };
      return known.texts;
    },

    /** None, as the server knows nothing of the device. */
    none: (): Texts => none,

    /** Keeps texts by id, and removes where the text is empty. False where the device does not keep them. */
    write(texts: Texts): boolean {
      let kept = true;
      for (const [id, text] of Object.entries(texts)) {
        unstored.delete(id);
        try {
          if (text === '') localStorage.removeItem(prefix + id);
          else localStorage.setItem(prefix + id, text);
        } catch {
          if (text !== '') unstored.set(id, text);
          kept = false;
        }
      }
      for (const listener of listeners) listener();
      return kept;
    },
  };
}
