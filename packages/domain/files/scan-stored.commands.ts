import type { Db } from '../db.ts';
import type { VirusScanner } from './clamd.ts';
import type { RefusalReason } from './content/refused.ts';
import type { FileStore } from './store.ts';
import { selectUnscanned } from './unscanned.queries.ts';

/** Files of one round; the next round goes on where this one has ended. */
const AT_ONCE = 10;

const infected: RefusalReason = 'infected';

/**
 * Scans some stored files that no scanner has seen: what came while it did not answer, and everything from before there was
 * one. A virus is held back like whatever would be refused today. Gives how many it has scanned. @throws where the scanner is
 * not there; what is left waits.
 */
export async function scanStored(
  db: Db,
  store: FileStore,
  { scanner, now }: { scanner: VirusScanner; now: Date },
): Promise<number> {
  const files = await selectUnscanned(db)
    .select('serverFileName')
    .orderBy('startedAt')
    .limit(AT_ONCE)
    .execute();
  for (const { serverFileName } of files) {
    const stored = await store.read(serverFileName);
    // Bytes that are gone are nobody's danger.
    const outcome = stored ? await scanner.scan(stored.stream) : 'clean';
    await db.sql
      .updateTable('files')
      .set({ scannedAt: now, ...(outcome === 'infected' ? { refusal: infected } : {}) })
      .where('serverFileName', '=', serverFileName)
      .execute();
  }
  return files.length;
}
