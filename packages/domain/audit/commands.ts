import type { AuditCategory } from '@chulbal/contract/audit';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { json } from '../json.ts';

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

/** Who did it, where nobody has a token yet: an operator who logs in, a command on the server, a stranger. */
export type AuditActor =
  | Pick<OperatorActor, 'kind' | 'operatorId' | 'name' | 'address'>
  | { kind: 'system'; address: string };

/**
 * Writes into the audit log what an operator did, in the transaction that does it. Writing waits for every
 * other writer until this transaction ends, so it comes last in a command.
 */
export async function record(tx: Db, actor: OperatorActor, entry: AuditRecord): Promise<void> {
  await recordAs(tx, actor, entry);
}

/** The same for log-ins and commands on the server; everything else has an actor and takes `record`. */
export async function recordAs(tx: Db, actor: AuditActor, entry: AuditRecord): Promise<void> {
  await tx.sql
    .insertInto('auditEntries')
    .values({
      at: entry.now,
      category: entry.category ?? 'change',
      action: entry.action,
      actorKind: actor.kind,
      actorId: actor.kind === 'operator' ? actor.operatorId : null,
      actorName: actor.kind === 'operator' ? actor.name : '',
      address: actor.address,
      objectKind: entry.object.kind,
      objectId: String(entry.object.id),
      objectLabel: entry.object.label,
      before: entry.before === undefined ? null : json(entry.before),
      after: entry.after === undefined ? null : json(entry.after),
      reason: entry.reason || null,
    })
    .execute();
}
