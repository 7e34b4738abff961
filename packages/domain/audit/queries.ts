import type { AuditCategory, AuditEntry } from '@chulbal/contract/audit';
import type { Page } from '@chulbal/contract/endpoint';
import { addDays, koreanInstant } from '@chulbal/contract/korean-days';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db.ts';
import { searchFor } from '../search.ts';
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
  const found = filtered(db, filter);
  // Without any chip the numbers, which have no gaps, say how many there are.
  const counting = isEverything(filter)
    ? db.sql.selectFrom('auditHead').select('sequence as total')
    : found.select(({ fn }) => fn.countAll<number>().as('total'));
  const { total } = await counting.executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const totalElements = Number(total);
  return {
    content: rows.map(entryView),
    page,
    size,
    totalElements,
    totalPages: Math.ceil(totalElements / size),
  };
}

function filtered(db: Db, filter: AuditFilter) {
  const { category, operatorId, objectKind, objectId, from, to, keyword } = filter;
  let query = db.sql.selectFrom('auditEntries');
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
