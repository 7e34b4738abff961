import { createReadStream } from 'node:fs';
import type { ScanOutcome, VirusScanner } from './clamd.ts';
import { refused } from './content/refused.ts';
import type { FileStore } from './store.ts';

/** How long somebody who uploads waits for the scanner, and how long nobody does once it was silent, in ms. */
const patience = { answerMs: 10_000, afterSilenceMs: 30_000 };

/**
 * A store that shows what people send to a virus scanner once everything else has let it in. A virus is refused (4021); while
 * no scanner answers, files are taken and scanned later (`scanStored`): see docs/decisions/0068. A scanner that takes files
 * and says nothing is waited for by few: for a while after it was silent nobody asks it.
 */
export function scannedStore(
  store: FileStore,
  scanner: VirusScanner,
  { answerMs, afterSilenceMs } = patience,
): FileStore {
  let silentUntil = Number.NEGATIVE_INFINITY;

  /** Null where nobody answers. */
  async function outcomeOf(path: string): Promise<ScanOutcome | null> {
    if (performance.now() < silentUntil) return null;
    try {
      return await answeredWithin(answerMs, scanner.scan(createReadStream(path)));
    } catch {
      silentUntil = performance.now() + afterSilenceMs;
      return null;
    }
  }

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
          const outcome = await outcomeOf(arrived.path);
          if (outcome === 'infected') throw refused('infected');
          scanned = outcome !== null;
        },
      });
      return { ...written, scanned };
    },
  };
}

async function answeredWithin<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The virus scanner is silent.')), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
