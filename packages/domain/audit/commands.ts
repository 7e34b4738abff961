import type { AuditCategory } from '@chulbal/contract/audit';
import { sql } from 'kysely';
import type { EvaluatorActor, OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { assertReviewable } from './rules.ts';

/** What an entry is about; `label` as it is called now, nothing personal in it. */
export type AuditObject = { kind: string; id: string | number; label: string };

export type AuditRecord = {
  category?: AuditCategory;
  /** What was done, as `noun.verb`: `season.publish`. The console has words for each. */
  action: string;
  object: AuditObject;
  /** What changed, by name: never personal data in the clear (P-05). */
  before?: unknown;
  after?: unknown;
  reason?: string | null;
  now: Date;
};

/**
 * Who did it, where nobody has an operator's token: one who logs in, a command on the server, a stranger; an
 * evaluator, or an applicant. Of an applicant the log keeps the account's number and the part they have in the
 * team, neither name nor address: nothing can be taken out of it when they withdraw (P-13). Evaluators stand in it
 * by number too, with where they asked from.
 */
export type AuditActor =
  | Pick<OperatorActor, 'kind' | 'operatorId' | 'name' | 'address'>
  | { kind: 'user'; userId: number | null; part: 'leader' | 'member' }
  | Pick<EvaluatorActor, 'kind' | 'evaluatorId' | 'address'>
  | { kind: 'system'; address: string };

/** What applicants are called in the log. */
const parts = { leader: '팀장', member: '팀원' } as const;

/**
 * Writes into the audit log what an operator did, in the transaction that does it. Writing waits for every
 * other writer until this transaction ends, so it comes last in a command.
 */
export async function record(tx: Db, actor: OperatorActor, entry: AuditRecord): Promise<void> {
  await recordAs(tx, actor, entry);
}

/** The same for what an operator did to several objects at once, in their order. */
export async function recordEach(
  tx: Db,
  actor: OperatorActor,
  entries: readonly AuditRecord[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += BATCH) {
    await tx.sql
      .insertInto('auditEntries')
      .values(entries.slice(from, from + BATCH).map((entry) => rowOf(actor, entry)))
      .execute();
  }
}

/** A statement takes 65,535 values. */
const BATCH = 1_000;

/**
 * The same for evaluators, applicants, log-ins and commands on the server; everything else has an actor and takes `record`.
 * What applicants do waits for no other writer: hundreds of them submit at once, so their entries only arrive in this
 * transaction, and the worker chains all that have arrived once a second.
 */
export async function recordAs(tx: Db, actor: AuditActor, entry: AuditRecord): Promise<void> {
  await tx.sql
    .insertInto(actor.kind === 'user' ? 'auditArrivals' : 'auditEntries')
    .values(rowOf(actor, entry))
    .execute();
}

function rowOf(actor: AuditActor, entry: AuditRecord) {
  return {
    at: entry.now,
    category: entry.category ?? 'change',
    action: entry.action,
    ...columnsOf(actor),
    objectKind: entry.object.kind,
    objectId: String(entry.object.id),
    objectLabel: entry.object.label,
    before: entry.before === undefined ? null : json(entry.before),
    after: entry.after === undefined ? null : json(entry.after),
    reason: entry.reason || null,
  };
}

/**
 * A failed log-in: that of somebody `known` goes into the log. That of anybody else is written and taken back: it
 * must take as long (S-09), and strangers must not fill the log.
 */
export async function recordFailedLogIn(tx: Db, entry: AuditRecord & { address: string; known: boolean }) {
  await sql`savepoint failure`.execute(tx.sql);
  await recordAs(tx, { kind: 'system', address: entry.address }, { ...entry, category: 'access' });
  await (entry.known ? sql`release savepoint failure` : sql`rollback to savepoint failure`).execute(tx.sql);
}

/** An evaluator as the log names them, as whoever did it and as what it is about. */
export function evaluatorLabel(evaluatorId: number): string {
  return `심사위원 ${evaluatorId}`;
}

function columnsOf(actor: AuditActor) {
  const actorKind = actor.kind;
  if (actor.kind === 'system') return { actorKind, actorId: null, actorName: '', address: actor.address };
  if (actor.kind === 'user')
    return { actorKind, actorId: actor.userId, actorName: parts[actor.part], address: '' };
  if (actor.kind === 'evaluator') {
    const { evaluatorId, address } = actor;
    return { actorKind, actorId: evaluatorId, actorName: evaluatorLabel(evaluatorId), address };
  }
  return { actorKind, actorId: actor.operatorId, actorName: actor.name, address: actor.address };
}

/**
 * Puts on record that a month's exports were reviewed (P-09). The newest review is what the report shows.
 *
 * @throws 400 beside `month` for one that has not begun in Korea.
 */
export async function reviewExports(
  db: Db,
  actor: OperatorActor,
  { month, note, now }: { month: string; note: string; now: Date },
): Promise<void> {
  assertReviewable(month, now);
  await db.transaction(async (tx) => {
    await tx.sql
      .insertInto('exportReviews')
      .values({ month, note, reviewedBy: actor.operatorId, reviewerName: actor.name, reviewedAt: now })
      .execute();
    await record(tx, actor, {
      category: 'export',
      action: 'export.review',
      object: { kind: 'export', id: month, label: month },
      reason: note,
      now,
    });
  });
}
