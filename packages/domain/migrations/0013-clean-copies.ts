import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Copies of files without metadata, for evaluators of blind stages. */
export const cleanCopies: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Goes with its file; the bytes then belong to no row and are swept.
  `create table clean_copies (
    server_file_name text primary key references files on delete cascade,
    cleaning_version int not null,
    copy_name text,
    size bigint,
    failure text check (failure in ('unreadable', 'tooLarge', 'tooSlow')),
    made_at timestamptz not null,
    check ((copy_name is null) = (failure is not null)),
    check ((copy_name is null) = (size is null))
  )`,
  'create index clean_copies_by_name on clean_copies (copy_name)',
];
