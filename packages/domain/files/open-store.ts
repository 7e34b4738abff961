import { join } from 'node:path';
import type { VirusScanner } from './clamd.ts';
import { diskStore } from './disk-store.ts';
import { type S3Settings, s3Store } from './s3-store.ts';
import { scannedStore } from './scanned-store.ts';
import type { FileStore } from './store.ts';

/**
 * The bucket where one is configured, else the folder `files` of the data folder; what people send is shown to a virus scanner
 * where there is one.
 */
export function openFileStore(given: {
  dataDir: string;
  s3: S3Settings | null;
  scanner?: VirusScanner | null;
}): FileStore {
  const store = given.s3 ? s3Store(given.s3) : diskStore(join(given.dataDir, 'files'));
  return given.scanner ? scannedStore(store, given.scanner) : store;
}
