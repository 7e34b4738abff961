import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A slot may ask every person of a team for a document, and a file says whose it is. */
export const documentsOfEveryone: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table files add column person text`.execute(db);
    await sql`alter table document_slots drop constraint document_slots_requirement_check`.execute(db);
    await sql`alter table document_slots add constraint document_slots_requirement_check
      check (requirement in ('always', 'everyone', 'business', 'bonus', 'optional'))`.execute(db);
  },
};
