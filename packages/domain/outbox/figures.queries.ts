import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Messages sent since an instant, those that wait, and those given up to which nobody has seen, as far back as they are kept. One query. */
export async function countMessages(
  db: Db,
  { since }: { since: Date },
): Promise<{ sent: number; pending: number; failed: number }> {
  const row = await db.sql
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where status = 'sent' and sent_at >= ${since})`.as('sent'),
      sql<number>`count(*) filter (where status = 'pending')`.as('pending'),
      sql<number>`count(*) filter (where status = 'failed' and set_aside_at is null)`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { sent: Number(row.sent), pending: Number(row.pending), failed: Number(row.failed) };
}
