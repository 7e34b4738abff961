import type { AuditCategory, AuditEntry } from '@chulbal/contract/audit';
import type { Page } from '@chulbal/contract/endpoint';
import { addDays, koreanInstant } from '@chulbal/contract/korean-days';
import { type QueryCreator, type Selectable, sql } from 'kysely';
import type { Db } from '../db.ts';
import { searchFor } from '../search.ts';
import type { Tables } from '../tables.ts';
import type { AuditEntriesTable } from './tables.ts';

/** `keyword`: every word has to be found in action, object, reason or actor. Days are Korean, both counted in. */
export type AuditFilter = {
  category?: AuditCategory | undefined;
  operatorId?: number | undefined;
  objectKind?: string | undefined;
  objectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  keyword?: string | undefined;
};

/** A page of the audit log, newest first. Two queries, whatever is asked for. */
export async function listAudit(
  db: Db,
  { filter, page, size }: { filter: AuditFilter; page: number; size: number },
): Promise<Page<AuditEntry>> {
  const offset = (page - 1) * size;
  const { sequences, total } = isEverything(filter)
    ? await pageOfAll(db, { offset, size })
    : await findPage(db, filter, { offset, size });
  const rows = await db.sql
    .selectFrom('auditEntries')
    .selectAll()
    .where('sequence', 'in', [0, ...sequences])
    .orderBy('sequence', 'desc')
    .execute();
  const content = rows.map(entryView);
  return { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}

type Place = { offset: number; size: number };
type Found = { sequences: number[]; total: number };

/** Without any chip the numbers, which have no gaps, say how many entries there are and which are on a page. */
async function pageOfAll(db: Db, { offset, size }: Place): Promise<Found> {
  const { sequence: total } = await db.sql
    .selectFrom('auditHead')
    .select('sequence')
    .executeTakeFirstOrThrow();
  const length = Math.max(0, Math.min(size, total - offset));
  return { sequences: Array.from({ length }, (_, at) => total - offset - at), total };
}

/** The numbers of the entries on a page, and how many are found: what is searched is searched once. */
async function findPage(db: Db, filter: AuditFilter, { offset, size }: Place): Promise<Found> {
  const rows = await db.sql
    .with(
      (cte) => cte('found').materialized(),
      (query) => filtered(query, filter).select('sequence'),
    )
    .with('onPage', (query) =>
      query.selectFrom('found').select('sequence').orderBy('sequence', 'desc').limit(size).offset(offset),
    )
    .selectFrom((query) =>
      query
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('counts'),
    )
    .leftJoin('onPage', (join) => join.onTrue())
    .select(['counts.total', 'onPage.sequence'])
    .execute();
  return {
    sequences: rows.flatMap(({ sequence }) => sequence ?? []),
    total: Number(rows[0]?.total ?? 0),
  };
}

function filtered(creator: QueryCreator<Tables>, filter: AuditFilter) {
  const { category, operatorId, objectKind, objectId, from, to, keyword } = filter;
  let query = creator.selectFrom('auditEntries');
  if (category) query = query.where('category', '=', category);
  if (operatorId) query = query.where('actorKind', '=', 'operator').where('actorId', '=', operatorId);
  if (objectKind) query = query.where('objectKind', '=', objectKind);
  if (objectId) query = query.where('objectId', '=', objectId);
  if (from) query = query.where('at', '>=', koreanInstant(from, '00:00'));
  if (to) query = query.where('at', '<', koreanInstant(addDays(to, 1), '00:00'));
  for (const word of keyword?.split(/\s+/u) ?? []) {
    const wanted = searchFor(word);
    if (!wanted) continue;
    query = query.where(sql<boolean>`audit_tokens(${text}) @> ${wanted.tokens}::text[]`);
    if (wanted.pattern) query = query.where(sql<boolean>`${text} like ${wanted.pattern}`);
  }
  return query;
}

/** As in the index. */
const text = sql`audit_text(action, object_id, object_label, actor_name, reason)`;

function isEverything(filter: AuditFilter): boolean {
  return Object.values(filter).every((value) => !value?.toString().trim());
}

function entryView(row: Selectable<AuditEntriesTable>): AuditEntry {
  const { sequence, at, category, action, actorKind, actorId, actorName, address } = row;
  return {
    sequence,
    at: at.toISOString(),
    category,
    action,
    actorKind,
    actorId,
    actorName,
    address,
    object: { kind: row.objectKind, id: row.objectId, label: row.objectLabel },
    before: row.before,
    after: row.after,
    reason: row.reason,
    hash: row.hash,
  };
}
