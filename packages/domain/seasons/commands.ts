import { blocking, contradictions } from '@chulbal/contract/seasons/contradictions';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { json } from '../json.ts';
import { getDraftedSeason } from './drafted.queries.ts';
import { inForce, planOf, type SeasonPlan } from './plan.rules.ts';
import { deadlineFor, getTrackRules, materialDeadlineFor, type TrackRules } from './queries.ts';
import type { Extension, StageDeadline } from './rules.ts';
import { writePlan } from './writing.commands.ts';

export type { SeasonPlan, TrackPlan } from './plan.rules.ts';

/** Writes a season as a draft that nobody sees yet. Throws invalidRequest when the year has one already. */
export async function createSeason(
  db: Db,
  { plan, now }: { plan: SeasonPlan; now: Date },
): Promise<{ seasonId: number; trackNos: Map<number, number> }> {
  return db.transaction(async (tx) => {
    const { id: seasonId } = await refusing({ seasons_year_once: 'invalidRequest' }, () =>
      tx.sql
        .insertInto('seasons')
        .values({
          year: plan.year,
          name: json(plan.name),
          status: 'draft',
          rulesVersion: 0,
          createdAt: now,
          publishedAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return { seasonId, trackNos: await writePlan(tx, { seasonId, plan }) };
  });
}

/**
 * Puts a season's rules in force, as they stand, as a new version with a reason. Side effects: a snapshot in
 * `seasonVersions`, the season's `rulesVersion`, and its first publishing makes it visible. Later edits of
 * the tables change nothing for anyone until they are published too.
 *
 * Throws seasonContradicts with the contradictions as detail, invalidRequest without a reason, notFound.
 */
export async function publishSeason(
  db: Db,
  { seasonId, reason, now }: { seasonId: number; reason: string; now: Date },
): Promise<{ version: number }> {
  if (!reason.trim()) throw fault('invalidRequest', { fields: { reason: required } });
  return db.transaction((tx) => putInForce(tx, { seasonId, reason, now }));
}

/** The same within a transaction, for a command that asks more of it; the reason may be empty. */
export async function putInForce(
  tx: Db,
  { seasonId, reason, now }: { seasonId: number; reason: string; now: Date },
): Promise<{ version: number }> {
  const locked = await tx.sql
    .selectFrom('seasons')
    .select(['rulesVersion', 'status', 'publishedAt'])
    .where('id', '=', seasonId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw fault('notFound');
  const season = await getDraftedSeason(tx, seasonId);
  const found = blocking(contradictions(planOf(season)));
  if (found.length > 0) throw fault('seasonContradicts', { detail: found });
  const version = locked.rulesVersion + 1;
  await tx.sql
    .insertInto('seasonVersions')
    .values({ seasonId, version, rules: json(inForce(season)), reason: reason.trim(), publishedAt: now })
    .execute();
  await tx.sql
    .updateTable('seasons')
    .set({
      rulesVersion: version,
      changed: false,
      status: locked.status === 'finished' ? 'finished' : 'published',
      publishedAt: locked.publishedAt ?? now,
    })
    .where('id', '=', seasonId)
    .execute();
  return { version };
}

/** Ends a season: it stays readable, and lists show it as past. Throws notFound for one never published. */
export async function finishSeason(db: Db, { seasonId }: { seasonId: number }): Promise<void> {
  const { numUpdatedRows } = await db.sql
    .updateTable('seasons')
    .set({ status: 'finished' })
    .where('id', '=', seasonId)
    .where('status', '<>', 'draft')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw fault('notFound');
}

/**
 * Closes a stage later, for all teams (`teamNo` null) or for one, with a reason that is kept. An extension
 * never shortens: throws invalidRequest unless `closesAt` is later than what already holds for them.
 */
export async function extendStage(
  db: Db,
  extension: {
    trackNo: number;
    stageNo: number;
    teamNo: number | null;
    what?: Extension['what'];
    closesAt: Date;
    reason: string;
    now: Date;
  },
): Promise<void> {
  const { now, ...row } = extension;
  if (!row.reason.trim()) throw fault('invalidRequest', { fields: { reason: required } });
  await db.transaction(async (tx) => {
    await lockSeasonOf(tx, row);
    const rules = await getTrackRules(tx, row.trackNo);
    const standing = standingDeadline(rules, row);
    if (row.closesAt <= standing.closesAt) throw fault('invalidRequest', { fields: { closesAt: notLater } });
    await tx.sql
      .insertInto('stageExtensions')
      .values({ ...row, reason: row.reason.trim(), createdAt: now })
      .execute();
  });
}

/**
 * Holds the season of a track: of two who put a deadline off at once, or put it off and end the season, the second reads what
 * the first has written.
 */
export async function lockSeasonOf(tx: Db, { trackNo }: { trackNo: number }): Promise<void> {
  await tx.sql
    .selectFrom('seasons')
    .select('id')
    .where('id', '=', (track) => track.selectFrom('tracks').select('seasonId').where('trackNo', '=', trackNo))
    .forNoKeyUpdate()
    .execute();
}

/** When what is to be extended closes now: the stage, or its material. Throws notFound. */
export function standingDeadline(
  rules: TrackRules,
  { stageNo, teamNo, what = 'stage' }: Pick<Extension, 'stageNo' | 'teamNo' | 'what'>,
): StageDeadline {
  return (what === 'material' ? materialDeadlineFor : deadlineFor)(rules, stageNo, teamNo);
}

const required = { ko: '사유를 적어 주세요.', en: 'Please give a reason.' };
const notLater = {
  ko: '지금 마감보다 늦은 시각이어야 해요.',
  en: 'This must be later than the present deadline.',
};
