import type { ErrorName } from '@chulbal/contract/errors';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { listSince, openPaper, type Papers } from './shelf.queries.ts';
import { KEPT_DELETIONS, mayWrite } from './shelf.rules.ts';
import type { ShelfKind } from './tables.ts';

export type SavedPaper = {
  version: number;
  savedAt: string;
  others: Papers;
  conflict: { theirs: string | null } | null;
};

/** One paper's next text, null for its deletion. `most` papers of a kind, else the fault `tooMany`. */
export type PaperSave = {
  kind: ShelfKind;
  most: number;
  tooMany: ErrorName;
  paperId: string;
  text: string | null;
  baseVersion: number;
  now: Date;
  /** What else comes of a paper that is written, in the same transaction. */
  written?: (tx: Db) => Promise<void>;
};

/** Saves or deletes one paper. Saves of one shelf wait for each other, and nobody is overwritten unseen. */
export async function savePaper(db: Db, { userId }: UserActor, save: PaperSave): Promise<SavedPaper> {
  const { kind, paperId, text, baseVersion, now } = save;
  return db.transaction(async (tx) => {
    const shelf = await lockShelf(tx, { userId, kind, now });
    const row = await tx.sql
      .selectFrom('shelfPapers')
      .select(['version', 'sealed'])
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .where('paperId', '=', paperId)
      .executeTakeFirst();
    const standing = row ? { version: row.version, text: openPaper(tx, row.sealed) } : null;
    const verdict = mayWrite(text, {
      standing,
      baseVersion,
      others: await countOthers(tx, { userId, kind, paperId }),
      most: save.most,
    });
    if (verdict === 'tooMany') throw fault(save.tooMany);
    const { [paperId]: _, ...others } = await listSince(tx, { userId, kind, version: baseVersion });
    if (verdict !== 'write') {
      const conflict = verdict === 'conflict' ? { theirs: standing?.text ?? null } : null;
      return { version: shelf.version, savedAt: shelf.savedAt.toISOString(), others, conflict };
    }
    const version = shelf.version + 1;
    const sealed = text === null ? null : tx.vault.seal(text);
    await tx.sql
      .insertInto('shelfPapers')
      .values({ userId, kind, paperId, version, sealed })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'kind', 'paperId']).doUpdateSet({ version, sealed }),
      )
      .execute();
    await tx.sql
      .updateTable('shelves')
      .set({ version, savedAt: now })
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .execute();
    if (text === null) await forgetOldDeletions(tx, { userId, kind });
    await save.written?.(tx);
    return { version, savedAt: now.toISOString(), others, conflict: null };
  });
}

type Place = { userId: number; kind: ShelfKind };

async function lockShelf(
  tx: Db,
  { userId, kind, now }: Place & { now: Date },
): Promise<{ version: number; savedAt: Date }> {
  await tx.sql
    .insertInto('shelves')
    .values({ userId, kind, version: 0, savedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.sql
    .selectFrom('shelves')
    .select(['version', 'savedAt'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function countOthers(tx: Db, { userId, kind, paperId }: Place & { paperId: string }): Promise<number> {
  const { others } = await tx.sql
    .selectFrom('shelfPapers')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('paperId', '<>', paperId)
    .where('sealed', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(others);
}

async function forgetOldDeletions(tx: Db, { userId, kind }: Place): Promise<void> {
  const deleted = tx.sql
    .selectFrom('shelfPapers')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('sealed', 'is', null);
  await tx.sql
    .deleteFrom('shelfPapers')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('sealed', 'is', null)
    .where(
      'paperId',
      'in',
      deleted.select('paperId').orderBy('version', 'desc').limit(1000).offset(KEPT_DELETIONS),
    )
    .execute();
}
