import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Winners that are written already have no video. */
export const hallOfFameVideos: Migration = {
  async up(db) {
    const none = sql`'{"details": {"video": null}}'::jsonb`;
    const added = (draft: string) =>
      sql`${sql.ref(draft)} || jsonb_build_object('details', (${sql.ref(draft)}->'details') || (${none}->'details'))`;
    await sql`update posts set details = details || (${none}->'details') where board = 'hof'`.execute(db);
    await sql`update posts set draft = ${added('draft')} where board = 'hof' and draft is not null`.execute(
      db,
    );
    await sql`update post_versions set content = ${added('content')} where content->>'board' = 'hof'`.execute(
      db,
    );
  },
};
