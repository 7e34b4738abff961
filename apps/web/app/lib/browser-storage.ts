/** The part of a browser's storage that notes need. */
export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What the browser keeps for this site. Null where it keeps nothing: it is null in the browsers of some apps, and reading
 * it throws where a setting refuses it.
 */
export function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Short notes of this device. */
export const deviceNotes: Notes = notes(deviceStorage);

/** Short notes of this tab. */
export const tabNotes: Notes = notes(() => globalThis.sessionStorage);

/** Forgets what this tab keeps, as it must when its person logs out. */
export function forgetTab(): void {
  try {
    globalThis.sessionStorage?.clear();
  } catch {
    // A browser that refuses it has kept nothing.
  }
}

/** Notes that never throw: what cannot be stored lasts as long as the page. */
function notes(storage: () => Storage | null): Notes {
  const unstored = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage | null) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    getItem: (name) => unstored.get(name) ?? attempt((found) => found?.getItem(name) ?? null),
    setItem(name, text) {
      unstored.set(name, text);
      attempt((found) => {
        if (!found) return;
        found.setItem(name, text);
        unstored.delete(name);
      });
    },
    removeItem(name) {
      unstored.delete(name);
      attempt((found) => found?.removeItem(name));
    },
  };
}
