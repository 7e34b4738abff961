import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Channel } from './tables.ts';

const channels: readonly Channel[] = ['mail', 'sms'];

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

export type OutboxFigures = { channel: Channel; waiting: number; oldestSeconds: number; failed: number };

/** How the outbox stands, by channel: what waits, for how long the oldest has, and what nobody has seen to. One query. */
export async function measureOutbox(db: Db, { now }: { now: Date }): Promise<OutboxFigures[]> {
  const rows = await db.sql
    .selectFrom('outbox')
    .select([
      'channel',
      sql<number>`count(*) filter (where status = 'pending')`.as('waiting'),
      sql<Date | null>`min(created_at) filter (where status = 'pending')`.as('oldest'),
      sql<number>`count(*) filter (where status = 'failed' and set_aside_at is null)`.as('failed'),
    ])
    .where('status', '!=', 'sent')
    .groupBy('channel')
    .execute();
  return channels.map((channel) => {
    const row = rows.find((one) => one.channel === channel);
    const oldest = row?.oldest ?? now;
    return {
      channel,
      waiting: Number(row?.waiting ?? 0),
      oldestSeconds: Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
      failed: Number(row?.failed ?? 0),
    };
  });
}
