import type { EvaluatorActor, OperatorActor } from '@chulbal/domain/actor';
import { requestAnnouncement } from '@chulbal/domain/announcements/commands';
import { usualTemplates } from '@chulbal/domain/announcements/templates.rules';
import type { Db } from '@chulbal/domain/db';
import { saveSheet, submitSheet } from '@chulbal/domain/evaluation/sheets.commands';
import { json } from '@chulbal/domain/json';
import { requestFinalising } from '@chulbal/domain/results/finalise.commands';
import { getResult } from '@chulbal/domain/results/view.queries';
import { publicUrl, type TestTeam } from '../factories.ts';
import { scoresOf } from '../result-cases.ts';
import { review } from '../results.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** The number of no team, sheet or request. */
export const nobody = 999_999;

/** One evaluator's sheet about a team, written and, unless told otherwise, submitted. */
export async function judge(
  db: Db,
  actor: EvaluatorActor,
  given: { teamNo: number; total: number; submits?: boolean; now: Date },
): Promise<void> {
  const { teamNo, total, submits = true, now } = given;
  const target = { ...review, targetNo: await targetOf(db, teamNo), now };
  const sheet = { scores: scoresOf(total), notes: {}, commentTeam: '', commentOperators: '' };
  const known = await db.sql
    .selectFrom('sheets')
    .select('version')
    .where('evaluatorId', '=', actor.evaluatorId)
    .where('teamNo', '=', teamNo)
    .executeTakeFirst();
  const baseVersion = known?.version ?? 0;
  const { version } = await saveSheet(db, actor, { ...target, ...sheet, baseVersion });
  if (submits) await submitSheet(db, actor, { ...target, version });
}

/** By what number the evaluators of the review know a team; one that nobody has where it has none. */
export async function targetOf(db: Db, teamNo: number): Promise<number> {
  const row = await db.sql
    .selectFrom('targets')
    .select('targetNo')
    .where('stageNo', '=', review.stageNo)
    .where('teamNo', '=', teamNo)
    .executeTakeFirst();
  return row?.targetNo ?? 999;
}

/** Asks to finalise the review as it stands. */
export async function askToFinalise(db: Db, actor: OperatorActor, now: Date): Promise<number> {
  const { sha256, stage } = await getResult(db, actor, { ...review, now });
  const seen = { version: stage.version + 1, sha256, confirmerId: null };
  return requestFinalising(db, actor, { ...review, ...seen, reason: '심사 마감', publicUrl, now });
}

/** Asks to announce the first version, with windows of a week from its release on. */
export async function askToAnnounce(
  db: Db,
  actor: OperatorActor,
  { releaseAt, now }: { releaseAt: Date; now: Date },
) {
  const until = new Date(releaseAt.getTime() + 7 * DAY).toISOString();
  return requestAnnouncement(db, actor, {
    ...review,
    resultVersion: 1,
    releaseAt: releaseAt.toISOString(),
    appealUntil: until,
    verifyUntil: until,
    templates: usualTemplates,
    shows: { averages: true, comments: 'none' },
    publicUrl,
    now,
  });
}

/** A request for completion that the second team has not answered. */
export async function openRequest(
  db: Db,
  { teams, one, now }: { teams: { second: TestTeam } | null; one: OperatorActor; now: Date },
): Promise<void> {
  if (!teams) return;
  await db.sql
    .insertInto('completionRequests')
    .values({
      teamNo: teams.second.teamNo,
      items: json(['answers']),
      message: '강점을 더 적어 주세요.',
      dueAt: new Date(now.getTime() + 2 * DAY),
      state: 'open',
      askedBy: one.operatorId,
      askedAt: new Date(now.getTime() - HOUR),
      answeredAt: null,
      closedAt: null,
    })
    .execute();
}
