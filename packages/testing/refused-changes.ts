import type { Db } from '@chulbal/domain/db';
import { sql } from 'kysely';

/** Has the database refuse changes of applications in words that quote what was to be written; gives how to end that. */
export async function refuseApplications(db: Db, detail: string): Promise<() => Promise<void>> {
  await sql`create function refuse_it() returns trigger language plpgsql as $$
    begin raise exception 'no room for %', new using detail = ${sql.lit(detail)}; end $$`.execute(db.sql);
  await sql`create trigger refuse_it before update on applications
    for each row execute function refuse_it()`.execute(db.sql);
  return async () => {
    await sql`drop trigger refuse_it on applications`.execute(db.sql);
    await sql`drop function refuse_it`.execute(db.sql);
  };
}
