import type { Bilingual } from '@chulbal/contract/language';
import type { MessageView } from '@chulbal/contract/outbox';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { getSite } from '../site/queries.ts';
import { type Letter, render } from './letter.ts';
import { LEASE_MS } from './rules.ts';

/** Of messages: failed, and waits for its next try. What a process is sending now has its lease and waits no longer than that. */
export const waitsForNextTry = sql<boolean>`outbox.next_at > outbox.tried_at + ${LEASE_MS} * interval '1 millisecond'`;

/** The newest messages with addressee and text, as they are sent. For the preview of development and demo only. */
export async function listMessages(db: Db, asked: { limit: number }): Promise<MessageView[]> {
  const rows = await db.sql
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .execute();
  const sender = await getSender(db);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: db.vault.open(row.toSealed),
    ...render({ ...row, letter: JSON.parse(db.vault.open(row.bodySealed)) as Letter }, sender),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
}

/** The site's name, with which every message is signed. */
export async function getSender(db: Db): Promise<Bilingual> {
  const [ko, en] = [await getSite(db, { language: 'ko' }), await getSite(db, { language: 'en' })];
  return { ko: ko.brand, en: en.brand };
}
