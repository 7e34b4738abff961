import type { Fields } from '@chulbal/contract/application-fields';
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
    /** Whether the draft now differs from the last submission; looked up where the caller does not know. */
    changed?: boolean;
  },
): Promise<Date> {
  const { application, draft, savedBy, rules, now } = written;
  const { teamNo } = application;
  const fieldsSealed = tx.vault.seal(JSON.stringify(draft.fields));
  await tx.sql
    .updateTable('applications')
    .set({
      fieldsSealed,
      fieldVersions: json(draft.fieldVersions),
      draftVersion: draft.version,
      changed: written.changed ?? (await changedSinceSubmission(tx, application, draft.fields)),
      savedAt: now,
    })
    .where('teamNo', '=', teamNo)
    .execute();
  await tx.sql
    .insertInto('draftVersions')
    .values({
      teamNo,
      version: draft.version,
      fieldsSealed,
      savedBy,
      savedAt: now,
      fileNames: standingFiles(teamNo),
    })
    .execute();
  if (draft.version > KEPT_VERSIONS) await thinVersions(tx, { application, rules, now });
  return now;
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
    select server_file_name from files where team_no = ${teamNo} and status = 'stored')`;
}

async function changedSinceSubmission(tx: Db, application: Application, fields: Fields): Promise<boolean> {
  if (application.status !== 'submitted') return true;
  const submission = await findLastSubmission(tx, application.teamNo);
  return !submission || !sameContent(fields, openFields(tx, submission.fieldsSealed));
}

async function thinVersions(
  tx: Db,
  { application, rules, now }: { application: Application; rules: TrackRules; now: Date },
): Promise<void> {
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
