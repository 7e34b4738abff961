import type { ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getResultFacts, type ResultFacts } from './facts.queries.ts';
import type { Stage } from './final/queries.ts';
import { takeSnapshot } from './snapshot.rules.ts';
import type { ResultRequestsTable } from './tables.ts';

export type Kind = { kind: 'calculation' } | { kind: 'withdrawal'; teamNo: number };

/** What would be finalised now, and the number its version would have. */
export type SnapshotNow = { facts: ResultFacts; version: number; frozen: ReturnType<typeof takeSnapshot> };

/**
 * Calculates what would be finalised now: the stage as it stands, or the newest version with one more team withdrawn,
 * by that version's rules and decisions; decisions that came since count where it has none. With `hold` the teams stay
 * as they are until the transaction ends; who knows the facts already gives it. Throws notFound for a stage that there is not, and for a withdrawal where
 * nothing is finalised.
 */
export async function snapshotNow(
  db: Db,
  { hold = false, known, ...asked }: Stage & Kind & { hold?: boolean; known?: ResultFacts },
): Promise<SnapshotNow> {
  const facts = known ?? (await getResultFacts(db, { trackNo: asked.trackNo, stageNo: asked.stageNo, hold }));
  const { newest } = facts;
  const version = (newest?.version ?? 0) + 1;
  if (asked.kind === 'calculation')
    return { facts, version, frozen: takeSnapshot(facts.inputs, facts.rules) };
  if (!newest) throw fault('notFound');
  const base: ResultInputs = JSON.parse(newest.inputs);
  const rules: ResultRules = JSON.parse(newest.rules);
  const had = new Set(base.tieDecisions.map(String));
  const since = facts.inputs.tieDecisions.filter((order) => !had.has(String(order)));
  const inputs = {
    ...base,
    tieDecisions: [...base.tieDecisions, ...since],
    withdrawn: [...base.withdrawn, asked.teamNo],
  };
  return { facts, version, frozen: takeSnapshot(inputs, rules) };
}

export type WaitingRequest = Selectable<ResultRequestsTable>;

/** The request of a stage that waits for the second operator, or null. */
export async function findWaiting(db: Db, { trackNo, stageNo }: Stage): Promise<WaitingRequest | null> {
  const row = await db.sql
    .selectFrom('resultRequests')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

export function kindOf({ kind, teamNo }: Pick<WaitingRequest, 'kind' | 'teamNo'>): Kind {
  return kind === 'withdrawal' && teamNo !== null ? { kind, teamNo } : { kind: 'calculation' };
}

/** Whether what a request asks for is not what would be finalised now. */
export async function isStale(db: Db, request: WaitingRequest, known: ResultFacts): Promise<boolean> {
  const now = await snapshotNow(db, { ...request, ...kindOf(request), known });
  return now.version !== request.version || now.frozen.sha256 !== request.sha256;
}
