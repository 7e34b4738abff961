import { lettersSeen } from '@chulbal/contract/letters-seen';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { auditOf, ruleChanges, seasonObject } from './changes.rules.ts';
import { extendStage, finishSeason, lockSeasonOf, putInForce, standingDeadline } from './commands.ts';
import { missingStages } from './numbers.rules.ts';
import { findPlanInForce, getDrafted, listApplied, listPlaceholders } from './plan.queries.ts';
import { inForce, planOf } from './plan.rules.ts';
import { getTrackRules } from './queries.ts';
import type { Extension } from './rules.ts';

/**
 * Puts a season's plan in force as its next version, for everyone within seconds; the audit log has every
 * difference to what was in force. Throws editedElsewhere 4043 when somebody saved since `editVersion`,
 * invalidRequest at `reason` from the second time on where there is none or nothing to publish, hasApplications
 * 4044 when teams have applied meanwhile for a stage that would go, seasonContradicts 4040 with what blocks, placeholdersLeft 4098 with the settings of the site that
 * nobody has filled in.
 */
export async function publishPlan(
  db: Db,
  actor: OperatorActor,
  { year, editVersion, reason, now }: { year: number; editVersion: number; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const drafted = await getDrafted(tx, { year, lock: true });
    if (drafted.editVersion !== editVersion) throw fault('editedElsewhere');
    const current = await findPlanInForce(tx, drafted);
    if (current && lettersSeen(reason) === 0)
      throw fault('invalidRequest', { fields: { reason: reasonMissing } });
    const plan = planOf(inForce(drafted.season));
    const changes = current ? ruleChanges(current, plan) : [];
    if (current && changes.length === 0) throw fault('invalidRequest', { fields: { reason: nothingNew } });
    const missing = missingStages(plan, await listApplied(tx, drafted.seasonId));
    if (missing.length > 0) throw fault('hasApplications', { detail: missing });
    const { version } = await putInForce(tx, { seasonId: drafted.seasonId, reason, now });
    const placeholders = await listPlaceholders(tx);
    if (placeholders.length > 0) throw fault('placeholdersLeft', { detail: placeholders });
    const { before, after } = auditOf(changes);
    await record(tx, actor, {
      action: 'season.publish',
      object: seasonObject(plan),
      before: { version: drafted.rulesVersion, ...before },
      after: { version, ...after },
      reason,
      now,
    });
  });
}

/** Ends a published season: it stays readable as a past one. Throws notFound for one that is not running. */
export async function endSeason(
  db: Db,
  actor: OperatorActor,
  { year, reason, now }: { year: number; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { seasonId, status, season } = await getDrafted(tx, { year, lock: true });
    if (status !== 'published') throw fault('notFound');
    await finishSeason(tx, { seasonId });
    await record(tx, actor, {
      action: 'season.finish',
      object: seasonObject(season),
      before: { status },
      after: { status: 'finished' },
      reason,
      now,
    });
  });
}

/**
 * Closes a stage in force later, or its material, for all teams of its track or for one of them. Throws notFound for a stage that
 * is not in force, teamNotFound 1115 for a team that is not of the track, invalidRequest at `closesAt` unless it
 * is to come and later than what holds, and where the season has been ended.
 */
export async function extendDeadline(
  db: Db,
  actor: OperatorActor,
  asked: {
    trackNo: number;
    stageNo: number;
    teamNo: number | null;
    what?: Extension['what'];
    closesAt: Date;
    reason: string;
    now: Date;
  },
): Promise<void> {
  const { trackNo, stageNo, teamNo, what = 'stage', closesAt, reason, now } = asked;
  await db.transaction(async (tx) => {
    await lockSeasonOf(tx, asked);
    const rules = await getTrackRules(tx, trackNo);
    const { year, seasonName, track, finished } = rules;
    if (finished) throw fault('invalidRequest', { fields: { closesAt: ended } });
    if (closesAt <= now) throw fault('invalidRequest', { fields: { closesAt: past } });
    const standing = standingDeadline(rules, asked);
    const of = what === 'material' ? { what } : {};
    const object =
      teamNo === null ? seasonObject({ year, name: seasonName }) : await team(tx, trackNo, teamNo);
    await extendStage(tx, asked);
    await record(tx, actor, {
      action: 'deadline.extend',
      object,
      before: { track: track.name.ko, stageNo, ...of, closesAt: standing.closesAt.toISOString() },
      after: { track: track.name.ko, stageNo, ...of, closesAt: closesAt.toISOString() },
      reason,
      now,
    });
  });
}

async function team(tx: Db, trackNo: number, teamNo: number) {
  const found = await tx.sql
    .selectFrom('applications')
    .select(['number', 'teamName'])
    .where('teamNo', '=', teamNo)
    .where('trackNo', '=', trackNo)
    .executeTakeFirst();
  if (!found) throw fault('teamNotFound');
  return { kind: 'team', id: teamNo, label: [found.number, found.teamName].filter(Boolean).join(' ') };
}

const ended = { ko: '끝낸 시즌의 마감은 늦출 수 없어요.', en: 'This season has ended; nothing is put off.' };
const past = { ko: '지금보다 늦은 시각이어야 해요.', en: 'This must be later than now.' };
const reasonMissing = { ko: '무엇을 왜 바꾸는지 적어 주세요.', en: 'Please say what changes and why.' };
const nothingNew = { ko: '게시된 내용과 다른 것이 없어요.', en: 'There is nothing to publish.' };
