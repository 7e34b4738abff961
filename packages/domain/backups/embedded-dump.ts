import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { openEmbeddedDb } from '../embedded-db.ts';
import type { Vault } from '../vault.ts';
import type { Snapshot } from './manifest.ts';
import { readSnapshot } from './snapshot.queries.ts';

/** Everybody waits for it, so it gets no more than this. */
const DUMP_LIMIT_MS = 120_000;

/**
 * An archive (tar) of the embedded database's folder, and what its rows say at that moment: within one transaction, while
 * nothing else is asked or written. Takes as much memory as the folder is large.
 */
export async function dumpEmbedded(db: Db, pglite: PGlite): Promise<{ snapshot: Snapshot; dump: Blob }> {
  return db.transaction(
    async (tx) => {
      const snapshot = await readSnapshot(tx, 'embedded');
      // What is opened from it then has nothing to recover.
      await sql`checkpoint`.execute(tx.sql);
      return { snapshot, dump: await pglite.dumpDataDir('none') };
    },
    { limit: DUMP_LIMIT_MS },
  );
}

/** Creates an embedded database in `folder`, which must not be there, from such an archive; `finish` gets it before it is closed. */
export async function loadEmbedded(
  dumped: Readable,
  { folder, vault, finish }: { folder: string; vault: Vault; finish: (db: Db) => Promise<void> },
): Promise<void> {
  const { db, pglite } = await openEmbeddedDb(vault, {
    dataDir: folder,
    snapshot: new Blob([await buffer(dumped)]),
  });
  try {
    await finish(db);
  } finally {
    // By itself: a database of which nothing was asked knows of nothing to close.
    await pglite.close();
  }
}
