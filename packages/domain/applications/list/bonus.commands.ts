import { lettersSeen } from '@chulbal/contract/letters-seen';
import { sql } from 'kysely';
import type { OperatorActor } from '../../actor.ts';
import { recordEach } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import type { Application } from '../places.queries.ts';
import { recountBonuses } from '../summaries.commands.ts';
import type { BonusStanding, BonusUndo } from '../tables.ts';
import { teamObject } from '../work.queries.ts';
import { type BonusChange, type BonusState, bonusChanges } from './bonus.rules.ts';
import { keepBulkAct } from './bulk-acts.commands.ts';
import { type Chosen, lockChosen } from './chosen.queries.ts';

type Asked = Chosen & {
  place: number | null;
  decision: BonusState;
  /** Why; a rejection says so to whoever asks later. */
  reason: string;
  /** The submission that was looked at, of one team. */
  version?: number | undefined;
  now: Date;
};

/**
 * Decides bonus items of these teams' submissions, or takes decisions back (`pending`); gives how many, and
 * by which number a decision about whole teams is undone. What is not submitted claims nothing. A team that submits a changed claim has it pending again by itself.
 *
 * Throws as `lockChosen`; invalidRequest beside `reason` for a rejection without one; editedElsewhere 4043 when
 * `version` is not the submission that counts.
 */
export async function decideBonus(
  db: Db,
  actor: OperatorActor,
  asked: Asked,
): Promise<{ decided: number; actId: number | null }> {
  if (asked.decision === 'rejected' && lettersSeen(asked.reason) === 0)
    throw fault('invalidRequest', { fields: { reason: required } });
  return db.transaction(async (tx) => {
    const held = await lockChosen(tx, actor, asked);
    const seen = asked.version;
    if (seen !== undefined && held.some(({ submissionVersion }) => submissionVersion !== seen)) {
      throw fault('editedElsewhere');
    }
    const changed: { application: Application; changes: BonusChange[] }[] = [];
    const facts = await readClaims(
      tx,
      held.map(({ teamNo }) => teamNo),
    );
    const undos: BonusUndo[] = [];
    for (const application of held) {
      const { claims, standing } = facts(application.teamNo);
      const changes = application.status === 'submitted' ? bonusChanges(claims, standing, asked) : [];
      if (changes.length > 0) changed.push({ application, changes });
      for (const { place, sha256 } of changes) {
        const before = standing.find((one) => one.place === place && one.claimSha256 === sha256);
        undos.push({ teamNo: application.teamNo, place, sha256, before: before ? standingOf(before) : null });
      }
    }
    const standing = decisionBy(actor, asked);
    await writeDecisions(
      tx,
      undos.map((item) => ({ ...item, standing })),
    );
    const actId =
      asked.place === null
        ? await keepBulkAct(tx, actor, {
            kind: kinds[asked.decision],
            changed: changed.map(({ application }) => application),
            changes: { kind: 'bonus', after: asked.decision, items: undos },
            now: asked.now,
          })
        : null;
    await recordEach(
      tx,
      actor,
      changed.map(({ application, changes }) => ({
        action: actions[asked.decision],
        object: teamObject(application),
        before: changes.map(({ place, before }) => ({ place, state: before })),
        after: changes.map(({ place, after }) => ({ place, state: after })),
        reason: asked.reason,
        now: asked.now,
      })),
    );
    return { decided: undos.length, actId };
  });
}

const required = { ko: '반려하는 사유를 적어 주세요.', en: 'Please say why it is rejected.' };

const kinds = { verified: 'verifyBonus', rejected: 'rejectBonus', pending: 'reopenBonus' } as const;
const actions = { verified: 'bonus.verify', rejected: 'bonus.reject', pending: 'bonus.reopen' } as const;

function decisionBy(
  { operatorId }: OperatorActor,
  { decision, reason, now }: Pick<Asked, 'decision' | 'reason' | 'now'>,
): BonusStanding {
  if (decision === 'pending') return null;
  return { decision, reason, decidedBy: operatorId, decidedAt: now.toISOString() };
}

function standingOf({ decision, reason, decidedBy, decidedAt }: NonNullable<BonusStanding>): BonusStanding {
  return { decision, reason, decidedBy, decidedAt };
}

/** Claims and decisions of all these teams, by two queries. */
export async function readClaims(tx: Db, teamNos: readonly number[]) {
  const known = [0, ...teamNos];
  const summaries = await tx.sql
    .selectFrom('applicationDesk')
    .select(['teamNo', 'claims'])
    .where('teamNo', 'in', known)
    .execute();
  const decisions = await tx.sql
    .selectFrom('bonusDecisions')
    .selectAll()
    .where('teamNo', 'in', known)
    .execute();
  const claimsOf = new Map(summaries.map(({ teamNo, claims }) => [teamNo, claims]));
  const standingsOf = Map.groupBy(
    decisions.map((one) => ({ ...one, decidedAt: one.decidedAt.toISOString() })),
    ({ teamNo }) => teamNo,
  );
  return (teamNo: number) => ({
    claims: claimsOf.get(teamNo) ?? [],
    standing: standingsOf.get(teamNo) ?? [],
  });
}

type Decided = { teamNo: number; place: number; sha256: string; standing: BonusStanding };

/** Makes items of claims stand as said, null as pending, and counts their teams' bonuses again. */
export async function writeDecisions(tx: Db, items: readonly Decided[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ teamNo, place, sha256, standing }) => ({ teamNo, place, sha256, ...standing }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g("teamNo" bigint, place int,
    sha256 text, decision text, reason text, "decidedBy" bigint, "decidedAt" timestamptz)`;
  await sql`
    delete from bonus_decisions b using ${given}
    where g.decision is null and b.team_no = g."teamNo" and b.place = g.place`.execute(tx.sql);
  await sql`
    insert into bonus_decisions (team_no, place, claim_sha256, decision, reason, decided_by, decided_at)
    select g."teamNo", g.place, g.sha256, g.decision, g.reason, g."decidedBy", g."decidedAt"
    from ${given} where g.decision is not null
    on conflict (team_no, place) do update set claim_sha256 = excluded.claim_sha256,
      decision = excluded.decision, reason = excluded.reason, decided_by = excluded.decided_by,
      decided_at = excluded.decided_at`.execute(tx.sql);
  await recountBonuses(tx, [...new Set(items.map(({ teamNo }) => teamNo))]);
}
