import type { exportReport } from '@chulbal/contract/audit';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { monthBounds } from './rules.ts';

/**
 * What left the console in a Korean month (P-09): exports, newest first; what personal data each operator was
 * shown; the newest review. Three queries.
 */
export async function reportExports(
  db: Db,
  { month }: { month: string },
): Promise<OutputOf<typeof exportReport>> {
  const { from, to } = monthBounds(month);
  const exports = await db.sql
    .selectFrom('exports')
    .selectAll()
    .where('startedAt', '>=', from)
    .where('startedAt', '<', to)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const disclosures = await db.sql
    .selectFrom('auditEntries as e')
    .innerJoin('accounts', 'accounts.id', 'e.actorId')
    .select(['accounts.id as operatorId', 'accounts.name as operatorName'])
    .select([
      sql<number>`count(distinct coalesce(e.after->>'tmNo', 'p' || (e.after->>'applicationNo'), 'm' || e.object_id)) filter (where e.action in ('people.reveal', 'applicant.reveal', 'member.reveal'))`.as(
        'people',
      ),
      sql<number>`count(*) filter (where e.action not in ('people.reveal', 'applicant.reveal', 'member.reveal'))`.as(
        'documents',
      ),
    ])
    .where('e.category', '=', 'disclosure')
    .where('e.actorKind', '=', 'operator')
    .where('e.at', '>=', from)
    .where('e.at', '<', to)
    .groupBy(['accounts.id', 'accounts.name'])
    .orderBy('people', 'desc')
    .orderBy('documents', 'desc')
    .orderBy('accounts.id')
    .execute();
  const review = await db.sql
    .selectFrom('exportReviews')
    .select(['reviewerName', 'reviewedAt', 'note'])
    .where('month', '=', month)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    month,
    exports: exports.map((row) => ({
      exportId: row.id,
      at: row.startedAt.toISOString(),
      operatorName: row.operatorName,
      format: row.format,
      reason: row.reason,
      filter: row.filter,
      applications: row.applications,
      bytes: row.bytes,
      finishedAt: row.finishedAt?.toISOString() ?? null,
    })),
    disclosures: disclosures.map((row) => ({
      ...row,
      people: Number(row.people),
      documents: Number(row.documents),
    })),
    review: review
      ? { reviewedBy: review.reviewerName, reviewedAt: review.reviewedAt.toISOString(), note: review.note }
      : null,
  };
}
