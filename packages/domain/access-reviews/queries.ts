import type { AccessReview } from '@chulbal/contract/access-reviews';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { type OperatorRole, permissions } from '@chulbal/contract/operators/values';
import { sql } from 'kysely';
import { monthBounds } from '../audit/rules.ts';
import type { Db } from '../db.ts';
import { type AccessRecord, accessSignals, recordsHash, signingOf } from './rules.ts';

type Row = AccessRecord & {
  name: string;
  role: OperatorRole;
  reveal: boolean;
  trackKo: string | null;
  trackEn: string | null;
};

/** Showings of a person's data; every other disclosure is of a document or an application. */
const REVEALS = ['people.reveal', 'applicant.reveal', 'member.reveal', 'raffle.revealClaim'];

/** The records of a Korean month by operator, with what is unusual in them, and whether who asks may sign. Five queries. */
export async function getAccessReview(
  db: Db,
  asked: { month: string; operatorId: number; language: Language; now: Date },
): Promise<AccessReview> {
  const { month, operatorId: reader, now } = asked;
  const rows = await listRecords(db, asked);
  const signals = accessSignals(rows);
  const unusual = new Map(
    [...Map.groupBy(signals, ({ operatorId }) => operatorId)].map(([id, all]) => [id, all.length]),
  );
  const names = new Map(rows.map(({ operatorId, name }) => [operatorId, name]));
  const operators = [...Map.groupBy(rows, ({ operatorId }) => operatorId)].map(([operatorId, own]) => ({
    ...{ operatorId, name: names.get(operatorId) ?? '', role: own[0]?.role ?? 'viewer' },
    ...figuresOf(own),
    unusual: unusual.get(operatorId) ?? 0,
  }));
  const signed = await db.sql
    .selectFrom('accessReviews')
    .selectAll()
    .where('month', '=', month)
    .executeTakeFirst();
  return {
    month,
    ...figuresOf(rows),
    operators: operators.toSorted(
      (one, other) =>
        other.unusual - one.unusual || other.reveals - one.reveals || one.operatorId - other.operatorId,
    ),
    signals: signals.map(({ kind, operatorId, records, note }) => {
      const times = records.map(({ at }) => at.getTime());
      return {
        ...{ kind, operatorId, name: names.get(operatorId) ?? '', count: records.length, note },
        from: new Date(Math.min(...times)).toISOString(),
        to: new Date(Math.max(...times)).toISOString(),
        sequence: Math.max(...records.map(({ sequence }) => sequence)),
      };
    }),
    recordsSha256: recordsHash(rows),
    over: month < koreanDay(now).slice(0, 7),
    unsigned: await listUnsignedMonths(db, { now }),
    signing: signingOf(reader, { opened: new Set(names.keys()), signers: await listSigners(db) }),
    own: rows.filter(({ operatorId }) => operatorId === reader).length,
    signed: signed
      ? {
          ...{ by: signed.signerName, at: signed.signedAt.toISOString(), finding: signed.finding },
          ...{ sha256: signed.sha256, sequence: await sequenceOf(db, month) },
          own: signed.figures.own ?? 0,
        }
      : null,
  };
}

function figuresOf(rows: readonly Row[]) {
  const shown = rows.filter(({ category }) => category === 'disclosure');
  const reveals = shown.filter(({ reveal }) => reveal).length;
  return { reveals, documents: shown.length - reveals, exports: rows.length - shown.length };
}

async function listRecords(
  db: Db,
  { month, language }: { month: string; language: Language },
): Promise<Row[]> {
  const { from, to } = monthBounds(month);
  const { rows } = await sql<Row>`
    with assigned as (
      select distinct d.assignee_id, a.track_no from application_desk d join applications a on a.team_no = d.team_no
      where d.assignee_id is not null
    )
    select e.sequence, e.hash, e.at, e.actor_id as operator_id, e.actor_name as name, e.category, e.reason,
      coalesce(o.role, 'viewer') as role, e.action = any(${REVEALS}) as reveal,
      t.name->>'ko' as track_ko, t.name->>'en' as track_en,
      exists (select from assigned s where s.assignee_id = e.actor_id and s.track_no = a.track_no) as own
    from audit_entries e
    left join operators o on o.account_id = e.actor_id
    left join applications a on e.object_kind = 'team' and a.team_no::text = e.object_id
    left join tracks t on t.track_no = a.track_no
    where e.category in ('disclosure', 'export') and e.actor_kind = 'operator' and e.action <> 'export.review'
      and e.actor_id is not null and e.at >= ${from} and e.at < ${to}
    order by e.sequence`.execute(db.sql);
  return rows.map((row) => ({
    ...row,
    ...{ sequence: Number(row.sequence), operatorId: Number(row.operatorId), at: new Date(row.at) },
    track: language === 'en' ? row.trackEn || row.trackKo : row.trackKo,
  }));
}

/** Korean months that are over, in which personal data was opened or exported, and whose review nobody has signed. */
export async function listUnsignedMonths(db: Db, { now }: { now: Date }): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(e.at at time zone 'Asia/Seoul', 'YYYY-MM') as month
    from audit_entries e
    where e.category in ('disclosure', 'export') and e.actor_kind = 'operator' and e.swept_at is null
      and e.action <> 'export.review' and e.at < ${monthBounds(koreanDay(now).slice(0, 7)).from}
      and not exists (select from access_reviews r
        where r.month = to_char(e.at at time zone 'Asia/Seoul', 'YYYY-MM'))
    order by month`.execute(db.sql);
  return rows.map(({ month }) => month);
}

/** Operators who may sign. */
async function listSigners(db: Db): Promise<number[]> {
  const rows = await db.sql
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.accountId')
    .select('operators.accountId')
    .where('operators.disabledAt', 'is', null)
    .where('operators.role', 'in', permissions.reviewAccess)
    .where('accounts.status', '=', 'active')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** The number in the log of the entry that holds a signed result. */
async function sequenceOf(db: Db, month: string): Promise<number> {
  const { sequence } = await db.sql
    .selectFrom('auditEntries')
    .select('sequence')
    .where('objectKind', '=', 'accessReview')
    .where('objectId', '=', month)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return Number(sequence);
}
