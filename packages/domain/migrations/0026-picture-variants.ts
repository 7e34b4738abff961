import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A picture of content in other widths and as AVIF, each under an opaque name that nobody is told. */
export const pictureVariants: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table picture_variants (
          server_file_name text primary key,
          of_file text not null references files (server_file_name) on delete cascade,
          width int not null,
          mime text not null check (mime in ('image/avif', 'image/webp')),
          size int not null
        )`,
      )
      .execute(db);
    await sql.raw('create index picture_variants_of_file on picture_variants (of_file)').execute(db);
  },
};
