import { createReadStream } from 'node:fs';
import type { ScanOutcome, VirusScanner } from './clamd.ts';
import { refused } from './content/refused.ts';
import type { FileStore } from './store.ts';

/**
 * A store that shows what people send to a virus scanner once everything else has let it in. A virus is refused (4021); while
 * no scanner answers, files are taken and scanned later (`scanStored`): see docs/decisions/0068.
 */
export function scannedStore(store: FileStore, scanner: VirusScanner): FileStore {
  return {
    ...store,
    scans: true,
    async write(name, source, options = {}) {
      const { accept } = options;
      if (!accept) return await store.write(name, source, options);
      let scanned = false;
      const written = await store.write(name, source, {
        ...options,
        async accept(arrived) {
          await accept(arrived);
          const outcome = await outcomeOf(scanner, arrived.path);
          if (outcome === 'infected') throw refused('infected');
          scanned = outcome !== null;
        },
      });
      return { ...written, scanned };
    },
  };
}

/** Null where nobody answers. */
async function outcomeOf(scanner: VirusScanner, path: string): Promise<ScanOutcome | null> {
  try {
    return await scanner.scan(createReadStream(path));
  } catch {
    return null;
  }
}
