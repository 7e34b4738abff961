import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tools of the portal whose contents people keep in their accounts. */
export const toolkits: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  // `version` counts the saves of all canvases of a person.
  `create table canvas_shelves (
    user_id bigint primary key references accounts,
    version int not null,
    saved_at timestamptz not null
  )`,
  // Null says that it was deleted: another window must learn of it.
  `create table canvases (
    user_id bigint not null references canvas_shelves,
    canvas_id text not null,
    version int not null,
    sealed bytea,
    primary key (user_id, canvas_id)
  )`,
];
