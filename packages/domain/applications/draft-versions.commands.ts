import type { Fields } from '@chulbal/contract/applications/fields';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { deadlineFor, type TrackRules } from '../seasons/queries.ts';
import { type Draft, KEPT_VERSIONS, sameContent, versionBefore, versionsToDrop } from './draft.rules.ts';
import { type Application, openFields } from './places.queries.ts';
import { findLastSubmission } from './team.queries.ts';

/**
 * Writes a new version of a draft whose row is locked, keeps it among the versions and gives up some of them
 * beyond 50. The last one saved before the closing stays: it is what counts within the grace.
 */
export async function writeDraft(
  tx: Db,
  written: {
    application: Application;
    draft: Draft;
    savedBy: number;
    rules: TrackRules;
    now: Date;
  },
): Promise<Date> {
  const { application, draft, savedBy, rules, now } = written;
  const { teamNo } = application;
  const changed = await changedSinceSubmission(tx, application, draft.fields);
  const { columns, version } = draftRows(tx, { teamNo, draft, savedBy, now });
  await tx.sql
    .with('version', (one) => one.insertInto('draftVersions').values(version))
    .updateTable('applications')
    .set({ ...columns, changed })
    .where('teamNo', '=', teamNo)
    .execute();
  await thinVersions(tx, { application, draft, rules, now });
  return now;
}

/** A new version of a draft as it is written: columns of the application, and a row of the kept versions. */
export function draftRows(
  db: Db,
  { teamNo, draft, savedBy, now }: { teamNo: number; draft: Draft; savedBy: number; now: Date },
) {
  const fieldsSealed = db.vault.seal(JSON.stringify(draft.fields));
  const { version, fieldVersions } = draft;
  return {
    columns: { fieldsSealed, fieldVersions: json(fieldVersions), draftVersion: version, savedAt: now },
    version: { teamNo, version, fieldsSealed, savedBy, savedAt: now, fileNames: standingFiles(teamNo) },
  };
}

/**
 * Notes with the newest version which files stand in the draft, before a step changes them: loading that
 * version brings them back.
 */
export async function noteFiles(tx: Db, application: Application): Promise<void> {
  const { teamNo, draftVersion, fieldsSealed, leaderId, savedAt } = application;
  const fileNames = standingFiles(teamNo);
  await tx.sql
    .insertInto('draftVersions')
    .values({ teamNo, version: draftVersion, fieldsSealed, savedBy: leaderId, savedAt, fileNames })
    .onConflict((conflict) => conflict.columns(['teamNo', 'version']).doUpdateSet({ fileNames }))
    .execute();
}

function standingFiles(teamNo: number) {
  return sql<string[]>`array(
    select server_file_name from files where team_no = ${teamNo} and status = 'stored' and stage_no is null)`;
}

async function changedSinceSubmission(tx: Db, application: Application, fields: Fields): Promise<boolean> {
  if (application.status !== 'submitted') return true;
  const submission = await findLastSubmission(tx, application.teamNo);
  return !submission || !sameContent(fields, openFields(tx, submission.fieldsSealed));
}

/** Gives up some of the kept versions once `draft` is beyond the 50th. */
export async function thinVersions(
  tx: Db,
  {
    application,
    draft,
    rules,
    now,
  }: { application: Application; draft: Draft; rules: TrackRules; now: Date },
): Promise<void> {
  if (draft.version <= KEPT_VERSIONS) return;
  const { teamNo, stageNo } = application;
  const versions = await tx.sql
    .selectFrom('draftVersions')
    .select(['version', 'savedAt'])
    .where('teamNo', '=', teamNo)
    .execute();
  if (versions.length <= KEPT_VERSIONS) return;
  const { closesAt, asked } = deadlineFor(rules, stageNo, teamNo);
  const closings = asked ? [closesAt, asked.ordinary.closesAt] : [closesAt];
  const needed = closings.flatMap((closing) => versionBefore(versions, closing)?.version ?? []);
  const dropped = versionsToDrop(versions, new Set(needed), now);
  await tx.sql
    .deleteFrom('draftVersions')
    .where('teamNo', '=', teamNo)
    .where('version', 'in', dropped)
    .execute();
}
