import type { Bilingual } from '@chulbal/contract/language';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { FileStore } from '../files/store.ts';

/** What a rule looks at. `share`: of the stored files, whose bytes are read and hashed; the others are only asked for. */
export type Looking = { db: Db; files: FileStore; now: Date; share: (serverFileName: string) => boolean };

/** What breaks a rule: how much of it, and the first by number or opaque name. Never anything about a person. */
type Found = { count: number; ids: string[] };

/** Something that must hold at any time, whatever anybody does meanwhile. */
export type Invariant = {
  name: string;
  /** What is promised, as a sentence. */
  promise: Bilingual;
  find(looking: Looking): Promise<Found>;
};

/** Most that are named of what breaks one rule. */
const MOST_NAMED = 20;

/** A statement that takes longer is given up and said to have failed: it must never hold up who works. */
const STATEMENT_MS = 60_000;

/** Rows that the program looks at of one statement. */
const PAGE = 200;

/** Reads as everything stood at one moment. It writes nothing and locks nothing, so nobody waits for it. */
export async function atOneMoment<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx.sql);
      await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(tx.sql);
      return read(tx);
    },
    { limit: STATEMENT_MS },
  );
}

/** A rule that one statement answers: its rows, each with an `id`, are what breaks it. */
export function asked(wrong: RawBuilder<unknown>): Invariant['find'] {
  return ({ db }) => findBy(db, wrong);
}

/** The same with what is known when it is asked. */
export async function findBy(db: Db, wrong: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await atOneMoment(db, (tx) =>
    sql<{ id: string; count: number }>`
      select wrong.id::text as id, count(*) over () as count from (${wrong}) as wrong (id)
      order by wrong.id limit ${sql.lit(MOST_NAMED)}`.execute(tx.sql),
  );
  return { count: Number(rows[0]?.count ?? 0), ids: rows.map(({ id }) => id) };
}

/** A list that is filled one by one. */
export function finding(): Found & { add(id: string | number): void } {
  const ids: string[] = [];
  return {
    count: 0,
    ids,
    add(id) {
      this.count += 1;
      if (ids.length < MOST_NAMED) ids.push(String(id));
    },
  };
}

/** A page of rows after a place, in its order; `place` is what they are read by, `id` what breaks the rule. */
export type PageOf<Row> = (tx: Db, after: number, most: number) => Promise<Row[]>;

/** A rule that the program answers of each row by itself: read page by page, each in a moment of its own. */
export function eachRow<Row extends { id: number }>(
  page: PageOf<Row>,
  holds: (row: Row, looking: Looking) => boolean | Promise<boolean>,
): Invariant['find'] {
  return async (looking) => {
    const found = finding();
    for (let after = 0; ; ) {
      const rows = await atOneMoment(looking.db, (tx) => page(tx, after, PAGE));
      for (const row of rows) if (!(await holds(row, looking))) found.add(row.id);
      const last = rows.at(-1);
      if (!last) return { count: found.count, ids: found.ids };
      after = last.id;
    }
  };
}
