import type { Notes } from '../../../lib/browser-storage.ts';

/**
 * One intent to submit, one key: pressing again, a lost answer and a page loaded anew while it is open
 * send the same key. An intent is about one state of the draft, and over once the server has said yes or no.
 */
export function submitIntent(store: Notes, teamNo: number) {
  const name = `submit:${teamNo}`;
  return {
    /** The key for submitting the draft as it stands at `version`. */
    key(version: number): string {
      const [known, key] = (store.getItem(name) ?? '').split(' ');
      if (key && known === String(version)) return key;
      const made = crypto.randomUUID();
      store.setItem(name, `${version} ${made}`);
      return made;
    },
    settled(): void {
      store.removeItem(name);
    },
  };
}
