import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Canvases become one kind of what people keep on a shelf; business plans are the second. */
export const businessPlans: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const kinds = `text not null default 'canvas' check (kind in ('canvas', 'plan'))`;

const statements: string[] = [
  'alter table canvas_shelves rename to shelves',
  'alter table canvases rename to shelf_papers',
  'alter table shelf_papers rename column canvas_id to paper_id',
  'alter table shelf_papers drop constraint canvases_user_id_fkey',
  'alter table shelf_papers drop constraint canvases_pkey',
  'alter table shelves drop constraint canvas_shelves_pkey',
  `alter table shelves add column kind ${kinds}`,
  `alter table shelf_papers add column kind ${kinds}`,
  'alter table shelves alter column kind drop default',
  'alter table shelf_papers alter column kind drop default',
  'alter table shelves add primary key (user_id, kind)',
  'alter table shelf_papers add primary key (user_id, kind, paper_id)',
  'alter table shelf_papers add foreign key (user_id, kind) references shelves',
  // For the quota of an account's pictures, and for finding those that no plan names.
  `create index files_of_plans on files (owner_id) where slot = 'plan'`,
];
