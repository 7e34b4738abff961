import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './db.ts';
import { type KeyUse, listKeyUses, sealedColumns } from './sealed-columns.ts';
import { keyIdOf, SEAL_HEAD_BYTES } from './vault.ts';

/** Pages of a table that one transaction reseals: some hundred rows, held for a fraction of a second. */
const PAGES = 8;

/** Between two passes, for what others hold in transactions of their own. */
const PAUSE_MS = 200;

/** After as many passes somebody is writing with another key all the time. */
const PASSES = 50;

export type Resealed = {
  /** Values sealed anew, by table. */
  counts: Record<string, number>;
  /** What is still sealed with another key: somebody writes with it, or it cannot be opened. */
  left: KeyUse[];
};

type Row = { place: string } & Record<string, Buffer | string | null>;

/**
 * Seals everything with the newest key that another key has sealed, a few pages at a time, while the product runs:
 * rows that somebody else holds are left for the next pass, and nothing ever waits for more than one batch. What was
 * done is told by the values themselves, so that a run that was broken off is simply begun again.
 *
 * @param report is told of each table once it is through, with the values sealed anew in it.
 */
export async function resealEverything(
  db: Db,
  report: (table: string, count: number) => void = () => {},
): Promise<Resealed> {
  const counts: Record<string, number> = {};
  for (let pass = 0; pass < PASSES; pass += 1) {
    let done = 0;
    for (const [table, columns] of Object.entries(sealedColumns)) {
      const count = await resealTable(db, table, columns);
      if (pass === 0 || count > 0) report(table, count);
      counts[table] = (counts[table] ?? 0) + count;
      done += count;
    }
    const left = await listOthersUses(db);
    if (left.length === 0) break;
    if (done === 0 && pass > 0 && !(await isSomethingHeld(db, left))) break;
    await pause(PAUSE_MS);
  }
  return { counts, left: await retireKeys(db) };
}

/** What anything but the newest key has sealed. */
async function listOthersUses(db: Db): Promise<KeyUse[]> {
  return (await listKeyUses(db)).filter(({ keyId }) => keyId !== db.vault.keyId);
}

async function resealTable(db: Db, table: string, columns: readonly string[]): Promise<number> {
  let count = 0;
  for (let page = 0; page < (await countPages(db, table)); page += PAGES) {
    count += await db.transaction((tx) => resealPages(tx, { table, columns, page }));
  }
  return count;
}

async function countPages(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::int as pages`.execute(
    db.sql,
  );
  return rows[0]?.pages ?? 0;
}

/** Rows that are held while they are resealed stay at their place in the table, so the place names them. */
async function resealPages(
  tx: Db,
  { table, columns, page }: { table: string; columns: readonly string[]; page: number },
): Promise<number> {
  const [from, to] = [`(${page},0)`, `(${page + PAGES},0)`];
  const { rows } = await sql<Row>`
    select ctid::text as place, ${sql.join(columns.map((column, n) => sql`${sql.ref(column)} as ${sql.id(`c${n}`)}`))}
    from ${sql.table(table)}
    where ctid >= ${from}::tid and ctid < ${to}::tid and (${othersIn(tx, columns)})
    for update skip locked`.execute(tx.sql);
  let count = 0;
  for (const { place, ...values } of rows) {
    const changed = columns.flatMap((column, n) => {
      const sealed = values[`c${n}`];
      const anew = sealed instanceof Uint8Array ? resealed(tx, sealed) : null;
      return anew ? [sql`${sql.ref(column)} = ${anew}`] : [];
    });
    if (changed.length === 0) continue;
    await sql`update ${sql.table(table)} set ${sql.join(changed)} where ctid = ${place}::tid`.execute(tx.sql);
    count += changed.length;
  }
  return count;
}

function othersIn(db: Db, columns: readonly string[]) {
  const head = db.vault.seal('').subarray(0, SEAL_HEAD_BYTES);
  const isOther = columns.map(
    (column) =>
      sql`(length(${sql.ref(column)}) > 0 and substring(${sql.ref(column)} from 1 for ${sql.lit(SEAL_HEAD_BYTES)}) <> ${head})`,
  );
  return sql.join(isOther, sql` or `);
}

/** Null where there is nothing to do, and where no key at hand opens it: it stays as it is, and is told of. */
function resealed(db: Db, sealed: Uint8Array): Buffer | null {
  if (sealed.length === 0 || keyIdOf(sealed) === db.vault.keyId) return null;
  if (db.vault.keyThatOpens(sealed) === null) return null;
  return db.vault.seal(db.vault.open(sealed));
}

/** Whether somebody holds a row that is still to be resealed; what nobody holds cannot be opened. */
async function isSomethingHeld(db: Db, left: readonly KeyUse[]): Promise<boolean> {
  for (const table of new Set(left.map((use) => use.table))) {
    const others = othersIn(db, sealedColumns[table] ?? []);
    const { rows } = await sql<{ held: boolean }>`
      select count(*) > (
        select count(*) from (select 1 from ${sql.table(table)} where ${others} for update skip locked) as free
      ) as held from ${sql.table(table)} where ${others}`.execute(db.sql);
    if (rows[0]?.held) return true;
  }
  return false;
}

/**
 * Forgets the check values of keys that have sealed nothing any more, so that a start needs them no longer. While a key is
 * used it stays known, and needed.
 *
 * @returns what is still sealed with another key than the newest.
 */
async function retireKeys(db: Db): Promise<KeyUse[]> {
  const left = await listOthersUses(db);
  // What has no id may be of any key.
  if (left.some(({ keyId }) => keyId === null)) return left;
  const used = [db.vault.keyId, ...left.flatMap(({ keyId }) => keyId ?? [])];
  await db.sql.deleteFrom('dataKeyCheck').where('keyId', 'not in', used).execute();
  return left;
}
