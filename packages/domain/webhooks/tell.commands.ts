import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@chulbal/contract/webhooks';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import type { EventData, WebhookDeliveriesTable } from './tables.ts';

type Happened = { trackNo: number; data: EventData; path: string; now: Date };

/**
 * Writes what happened for every webhook that has chosen it, in the transaction in which it happens: both stand or neither
 * does. It is sent after the commit, at least once. Where no webhook has chosen it, one statement that finds none.
 */
export async function tellWebhooks(tx: Db, type: WebhookEvent, happened: Happened): Promise<void> {
  const { trackNo, data, path, now } = happened;
  const chosen = await tx.sql
    .selectFrom('webhooks')
    .select('webhookNo')
    .where(sql<boolean>`events @> ${JSON.stringify([type])}::jsonb`)
    .orderBy('webhookNo')
    // One that is being deleted is waited for, and is none any more.
    .forKeyShare()
    .execute();
  if (chosen.length === 0) return;
  const { year } = await tx.sql
    .selectFrom('tracks')
    .innerJoin('seasons', 'seasons.id', 'tracks.seasonId')
    .select('seasons.year')
    .where('trackNo', '=', trackNo)
    .executeTakeFirstOrThrow();
  const event = { type, at: now, data: { season: year, trackNo, ...data }, path, now };
  await queueDeliveries(
    tx,
    chosen.map(({ webhookNo }) => webhookNo),
    event,
  );
}

/** Writes one message to each of some webhooks. */
export async function queueDeliveries(
  tx: Db,
  webhookNos: readonly number[],
  {
    now,
    data,
    ...event
  }: Pick<WebhookDeliveriesTable, 'type' | 'at' | 'path'> & { data: EventData; now: Date },
): Promise<void> {
  const message = { ...event, messageId: `msg_${randomUUID().replaceAll('-', '')}`, data: json(data) };
  await tx.sql
    .insertInto('webhookDeliveries')
    .values(
      webhookNos.map((webhookNo) => ({ ...message, webhookNo, state: 'pending' as const, nextAt: now })),
    )
    .execute();
}

/** What can be told of such a thing. */
type What<Of extends string> = WebhookEvent extends infer Each
  ? Each extends `${Of}.${infer Verb}`
    ? Verb
    : never
  : never;

type Team = { teamNo: number; trackNo: number; number: string | null };

/** The same about a team's application. */
export async function tellOfApplication(
  tx: Db,
  what: What<'application'>,
  { teamNo, trackNo, number, ...team }: Team & { status: string; submissionVersion: number },
  now: Date,
): Promise<void> {
  await tellWebhooks(tx, `application.${what}`, {
    trackNo,
    data: { teamNo, number, status: team.status, version: team.submissionVersion },
    path: `/admin/application/query/detail?teamNo=${teamNo}`,
    now,
  });
}

/** About a version of a stage's result. */
export async function tellOfResult(
  tx: Db,
  what: What<'result'>,
  { trackNo, stageNo, version }: { trackNo: number; stageNo: number; version: number },
  now: Date,
): Promise<void> {
  await tellWebhooks(tx, `result.${what}`, {
    trackNo,
    data: { stageNo, version },
    path: `/admin/result/query/version?trackNo=${trackNo}&stageNo=${stageNo}&version=${version}`,
    now,
  });
}

/** About a team's appeal; what was written in it is for people. */
export async function tellOfAppeal(
  tx: Db,
  what: What<'appeal'>,
  { trackNo, ...appeal }: { trackNo: number; stageNo: number; teamNo: number; status: string },
  now: Date,
): Promise<void> {
  await tellWebhooks(tx, `appeal.${what}`, {
    trackNo,
    data: appeal,
    path: `/admin/application/query/detail?teamNo=${appeal.teamNo}`,
    now,
  });
}
