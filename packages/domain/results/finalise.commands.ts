import { may } from '@chulbal/contract/operators/values';
import type { OperatorActor } from '../actor.ts';
import { closeRequests } from '../applications/summaries.commands.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findActiveOperator } from '../operators/queries.ts';
import { askSecondApproval } from '../operators/second-approval.commands.ts';
import { forgetMessages } from '../outbox/commands.ts';
import { lockStage } from '../panels/stages.commands.ts';
import { tellOfResult } from '../webhooks/tell.commands.ts';
import { getConditions } from './conditions.queries.ts';
import { getStageRules, type ResultFacts } from './facts.queries.ts';
import type { Stage } from './final/queries.ts';
import {
  findWaiting,
  isStale,
  type Kind,
  kindOf,
  type SnapshotNow,
  snapshotNow,
  type WaitingRequest,
} from './snapshot.queries.ts';
import { stageObject } from './stage-object.rules.ts';

type Asked = Stage & {
  /** The number that the version will have, and the hash of what was looked at. */
  version: number;
  sha256: string;
  confirmerId: number | null;
  reason: string;
  /** Address of the portal: whoever is to confirm is written to. */
  publicUrl: string;
  now: Date;
};

/**
 * Asks a second operator to finalise the result as it stands; gives the request's id. A request that waits already
 * gives way if the facts has moved on since it was made.
 *
 * Throws notFound; editedElsewhere 4043 when what was looked at is not what stands; resultNotReady 4068 with the
 * codes of conditions that do not hold; requestWaiting 4072; invalidRequest beside `version` when the newest version
 * says just the same, and beside `confirmerId` for somebody who may not confirm.
 */
export async function requestFinalising(db: Db, actor: OperatorActor, asked: Asked): Promise<number> {
  return db.transaction(async (tx) => {
    const { facts, frozen, version } = await lockAndSnapshot(tx, asked, { kind: 'calculation' });
    if (version !== asked.version || frozen.sha256 !== asked.sha256) throw fault('editedElsewhere');
    if (facts.newest?.sha256 === frozen.sha256) {
      throw fault('invalidRequest', { fields: { version: nothingNew } });
    }
    await assertReady(tx, asked, { facts, frozen, version });
    return putRequest(tx, actor, asked, { facts, kind: { kind: 'calculation' }, sha256: frozen.sha256 });
  });
}

/**
 * Asks a second operator for a version without a team that withdrew, selected or in reserve; gives the request's id
 * and who moves up. `sha256` is that of the newest version.
 *
 * Throws as `requestFinalising`; invalidRequest beside `teamNo` for any other team; tieUndecided 4070.
 */
export async function requestWithdrawal(
  db: Db,
  actor: OperatorActor,
  asked: Asked & { teamNo: number },
): Promise<{ requestId: number; movedUp: number | null }> {
  return db.transaction(async (tx) => {
    const kind = { kind: 'withdrawal', teamNo: asked.teamNo } as const;
    const { facts, frozen, version } = await lockAndSnapshot(tx, asked, kind);
    if (version !== asked.version || facts.newest?.sha256 !== asked.sha256) throw fault('editedElsewhere');
    const before = decisionsIn(JSON.parse(facts.newest.ranking));
    const standing = before.get(asked.teamNo);
    if (standing !== 'selected' && standing !== 'reserve') {
      throw fault('invalidRequest', { fields: { teamNo: notSelected } });
    }
    const { ranking } = frozen.snapshot;
    if (ranking.openTies.length > 0) throw fault('tieUndecided', { detail: ranking.openTies });
    const after = [...decisionsIn(ranking)];
    const movedUp = after.find(
      ([teamNo, decision]) => decision === 'selected' && before.get(teamNo) !== 'selected',
    );
    const requestId = await putRequest(tx, actor, asked, { facts, kind, sha256: frozen.sha256 });
    return { requestId, movedUp: movedUp?.[0] ?? null };
  });
}

function decisionsIn({ teams }: { teams: { teamNo: number; decision: string }[] }): Map<number, string> {
  return new Map(teams.map(({ teamNo, decision }) => [teamNo, decision]));
}

async function lockAndSnapshot(tx: Db, { trackNo, stageNo }: Stage, kind: Kind): Promise<SnapshotNow> {
  await getStageRules(tx, { trackNo, stageNo });
  await lockStage(tx, { trackNo, stageNo });
  return snapshotNow(tx, { trackNo, stageNo, ...kind });
}

async function assertReady(tx: Db, of: Stage & { now: Date }, { facts, frozen }: SnapshotNow): Promise<void> {
  const { ranking } = frozen.snapshot;
  const conditions = await getConditions(tx, { ...of, facts, ranking });
  const open = conditions.filter(({ met }) => !met).map(({ code }) => code);
  if (open.length > 0) throw fault('resultNotReady', { detail: open });
}

async function putRequest(
  tx: Db,
  actor: OperatorActor,
  asked: Asked,
  { facts, kind, sha256 }: { facts: ResultFacts; kind: Kind; sha256: string },
): Promise<number> {
  const { trackNo, stageNo, version, confirmerId, reason, now } = asked;
  await assertConfirmer(tx, actor, confirmerId);
  const waiting = await findWaiting(tx, asked);
  if (waiting) {
    if (!(await isStale(tx, waiting, facts))) throw fault('requestWaiting');
    await closeRequest(tx, actor, { request: waiting, state: 'overtaken', now });
  }
  const teamNo = kind.kind === 'withdrawal' ? kind.teamNo : null;
  const { id } = await tx.sql
    .insertInto('resultRequests')
    .values({
      trackNo,
      stageNo,
      kind: kind.kind,
      version,
      teamNo,
      sha256,
      reason,
      confirmerId,
      requestedBy: actor.operatorId,
      requestedAt: now,
      state: 'waiting',
      closedBy: null,
      closedAt: null,
      closingReason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(tx, actor, {
    action: kind.kind === 'withdrawal' ? 'result.requestWithdrawal' : 'result.request',
    object: stageObject(facts),
    after: { version, sha256, ...(teamNo === null ? {} : { teamNo }), confirmerId },
    reason,
    now,
  });
  const { track } = facts.season;
  await askSecondApproval(tx, actor, {
    what: 'result',
    permission: 'finaliseResults',
    confirmerId,
    stage: {
      ko: `${track.name.ko} ${facts.stage.name.ko}`,
      en: `${track.name.en}, ${facts.stage.name.en}`,
    },
    reason,
    url: `${asked.publicUrl}/console/results/${trackNo}/${stageNo}`,
    about: requestMessages(id),
    now,
  });
  return id;
}

async function assertConfirmer(tx: Db, actor: OperatorActor, confirmerId: number | null): Promise<void> {
  if (confirmerId === null) return;
  const operator = await findActiveOperator(tx, confirmerId);
  const able = operator && operator.operatorId !== actor.operatorId && may(operator.role, 'finaliseResults');
  if (!able) throw fault('invalidRequest', { fields: { confirmerId: cannotConfirm } });
}

/**
 * Finalises what a request asks for, as the second operator: from then on nobody can change that version. What was
 * asked for is calculated once more from the facts as it is, held still meanwhile, and must have the same bytes. Judging
 * ends with it for every sheet: whoever writes one shares the stage that is held here, and asks after it whether the
 * result is final.
 *
 * Throws notFound for a request that does not wait (any more); secondOperatorNeeded 4071; resultChanged 4069;
 * resultNotReady 4068.
 */
export async function confirmFinalising(
  db: Db,
  actor: OperatorActor,
  { requestId, now }: { requestId: number; now: Date },
): Promise<{ version: number; sha256: string }> {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    const asked = request.confirmerId === null || request.confirmerId === actor.operatorId;
    if (!asked || request.requestedBy === actor.operatorId) throw fault('secondOperatorNeeded');
    const kind = kindOf(request);
    const standing = await snapshotNow(tx, { ...request, ...kind, hold: true });
    const { facts, frozen, version } = standing;
    const { sha256 } = frozen;
    if (version !== request.version || sha256 !== request.sha256) throw fault('resultChanged');
    if (kind.kind === 'calculation') await assertReady(tx, { ...request, now }, standing);
    const { trackNo, stageNo, reason, requestedBy } = request;
    const { inputs, rules, ranking } = frozen;
    await tx.sql
      .insertInto('resultVersions')
      .values({
        trackNo,
        stageNo,
        version,
        kind: kind.kind,
        inputs,
        rules,
        ranking,
        sha256,
        reason,
        requestedBy,
        confirmedBy: actor.operatorId,
        finalisedAt: now,
      })
      .execute();
    await closeRequest(tx, actor, { request, state: 'confirmed', now });
    await closeRequests(tx, { teamNos: facts.teams.map(({ teamNo }) => teamNo), now });
    await tellOfResult(tx, 'finalised', { trackNo, stageNo, version }, now);
    await record(tx, actor, {
      action: 'result.finalise',
      object: stageObject(facts),
      before: { version: version - 1 },
      after: { version, sha256, requestedBy, selected: frozen.snapshot.ranking.selected },
      reason,
      now,
    });
    return { version, sha256 };
  });
}

/** Takes a request back, or declines somebody else's. Throws notFound for one that does not wait (any more). */
export async function declineFinalising(
  db: Db,
  actor: OperatorActor,
  { requestId, reason, now }: { requestId: number; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    await closeRequest(tx, actor, { request, state: 'declined', reason, now });
    await record(tx, actor, {
      action: 'result.decline',
      object: stageObject(await getStageRules(tx, request)),
      before: { version: request.version, requestedBy: request.requestedBy },
      reason,
      now,
    });
  });
}

/** The stage comes first, as everywhere; then what became of the request meanwhile is known. */
async function lockRequest(tx: Db, requestId: number): Promise<WaitingRequest> {
  const of = await tx.sql
    .selectFrom('resultRequests')
    .select(['trackNo', 'stageNo'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!of) throw fault('notFound');
  await lockStage(tx, of);
  const waiting = await findWaiting(tx, of);
  if (waiting?.id !== requestId) throw fault('notFound');
  return waiting;
}

async function closeRequest(
  tx: Db,
  actor: OperatorActor,
  {
    request,
    state,
    reason = null,
    now,
  }: {
    request: WaitingRequest;
    state: 'confirmed' | 'declined' | 'overtaken';
    reason?: string | null;
    now: Date;
  },
): Promise<void> {
  await tx.sql
    .updateTable('resultRequests')
    .set({ state, closedBy: actor.operatorId, closedAt: now, closingReason: reason })
    .where('id', '=', request.id)
    .execute();
  await forgetMessages(tx, { about: [requestMessages(request.id)] });
}

/** What the messages about a request are found by. */
function requestMessages(requestId: number): string {
  return `resultRequest:${requestId}`;
}

const nothingNew = {
  ko: '지금 확정된 판과 다른 것이 없어요.',
  en: 'Nothing differs from the newest version.',
};
const notSelected = {
  ko: '선정되었거나 예비인 팀만 뺄 수 있어요.',
  en: 'Only a team that is selected or in reserve can be taken out.',
};
const cannotConfirm = {
  ko: '결과를 확정할 수 있는 다른 운영자를 골라 주세요.',
  en: 'Please choose another operator who may finalise results.',
};
