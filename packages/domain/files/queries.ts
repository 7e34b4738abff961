import type { StoredFile } from '@chulbal/contract/files/files';
import type { DocumentSlot } from '@chulbal/contract/seasons/seasons';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import { findMyTeam } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { Tables } from '../tables.ts';
import { COMPANY_SLOT, teamsOfCompanyFile } from './company-files.queries.ts';
import { CONTENT_SLOT, isInPublishedContent } from './content-files.queries.ts';
import { isServerFileName } from './rules.ts';
import type { FilesTable } from './tables.ts';

export type FileRow = Selectable<FilesTable>;

/** Whether a file that was taken once would be refused today: see `judgeStored`. */
export async function isHeldBack(db: Db, serverFileName: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('files')
    .select('refusal')
    .where('serverFileName', '=', serverFileName)
    .executeTakeFirst();
  return (row?.refusal ?? null) !== null;
}

/** The files that stand in a team's draft, as they were stored, oldest first. */
export async function listFiles(db: Db, teamNo: number): Promise<StoredFile[]> {
  const rows = await db.sql
    .selectFrom('files')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .where('stageNo', 'is', null)
    .where('status', '=', 'stored')
    .orderBy('storedAt')
    .orderBy('serverFileName')
    .execute();
  return rows.map(storedFile);
}

/** A stored row as it crosses the wire. */
export function storedFile(row: FileRow): StoredFile {
  return {
    serverFileName: row.serverFileName,
    slot: row.slot as DocumentSlot,
    ...(row.person ? { person: row.person } : {}),
    name: row.name,
    size: row.size,
    sha256: row.sha256 ?? '',
    storedAt: (row.storedAt ?? row.startedAt).toISOString(),
    ...(row.byMember ? { byMember: true as const } : {}),
  };
}

/**
 * A file that the actor may read (S-03): a file of a team for its leader and its linked members, while it
 * stands in the draft or in a submission; a submitted team's logo, and a form for guardians that a season in
 * force names, or published content, for anyone; a file of a company page for its team, and for anyone once approved. Whatever else is asked for,
 * a stranger's file, a guessed or a crooked name, gets the same notFound; so does a stranger for a file that would be
 * refused today.
 */
export async function getReadableFile(
  db: Db,
  actor: UserActor | null,
  { serverFileName, now }: { serverFileName: string; now: Date },
): Promise<FileRow> {
  if (!isServerFileName(serverFileName)) throw fault('notFound');
  const row = await db.sql
    .selectFrom('files')
    .selectAll()
    .select((eb) => [isInSubmission(eb).as('isSubmitted'), isForEveryone(eb, now).as('isShown')])
    .where('serverFileName', '=', serverFileName)
    .where('status', '<>', 'uploading')
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  const { isSubmitted, isShown: isForAnyone, ...file } = row;
  if (isForAnyone && file.refusal === null) return file;
  const isThere = file.status === 'stored' || isSubmitted;
  if (!isThere || !actor || !(await belongsTo(db, actor, file))) throw fault('notFound');
  return file;
}

async function belongsTo(db: Db, actor: UserActor, file: FileRow): Promise<boolean> {
  if (file.slot === COMPANY_SLOT) return isOfMyCompany(db, actor, file);
  if (file.teamNo === null) return file.ownerId === actor.userId;
  const mine = await findMyTeam(db, actor, { teamNo: file.teamNo });
  // A member's own paper is theirs: the leader knows that it is there.
  if (mine && file.byMember) return mine.place.role === 'member' && mine.place.key === file.person;
  return mine !== null;
}

/** Its writer's while no page names it, then the team's. */
async function isOfMyCompany(db: Db, actor: UserActor, file: FileRow): Promise<boolean> {
  if (file.ownerId === actor.userId) return true;
  for (const teamNo of await teamsOfCompanyFile(db, file.serverFileName)) {
    if (await findMyTeam(db, actor, { teamNo })) return true;
  }
  return false;
}

/** Whether any submission refers to the file, of an application or of a stage's material: then its bytes stay for as long as the submission does. */
export function isInSubmission(eb: ExpressionBuilder<Tables, 'files'>) {
  return eb.or([
    eb.exists(
      eb
        .selectFrom('submissions')
        .select('submissions.id')
        .whereRef('submissions.teamNo', '=', 'files.teamNo')
        .where(namesFile),
    ),
    eb.exists(
      eb
        .selectFrom('materialSubmissions')
        .select('materialSubmissions.id')
        .whereRef('materialSubmissions.teamNo', '=', 'files.teamNo')
        .where(
          sql<boolean>`material_submissions.files @> jsonb_build_array(jsonb_build_object('serverFileName', files.server_file_name))`,
        ),
    ),
  ]);
}

/**
 * A form for guardians is shown by the season that names it, content by what is published of it, any other public
 * file by its team's submission.
 */
function isForEveryone(eb: ExpressionBuilder<Tables, 'files'>, now: Date) {
  return eb
    .case()
    .when('files.slot', '=', 'guardianForm')
    .then(isFormInForce(eb))
    .when('files.slot', 'in', [CONTENT_SLOT, COMPANY_SLOT])
    .then(isInPublishedContent(eb, now))
    .else(isShown(eb))
    .end();
}

/** Whether a season in force names the file as the form that guardians sign. */
function isFormInForce(eb: ExpressionBuilder<Tables, 'files'>) {
  return eb.exists(
    eb
      .selectFrom('seasons')
      .innerJoin('seasonVersions', (join) =>
        join
          .onRef('seasonVersions.seasonId', '=', 'seasons.id')
          .onRef('seasonVersions.version', '=', 'seasons.rulesVersion'),
      )
      .select('seasons.id')
      .where(namesForm),
  );
}

/** Whether a published version, past ones too, or a plan names the file as the form that guardians sign. */
export function isFormOfSeason(eb: ExpressionBuilder<Tables, 'files'>) {
  return eb.or([
    eb.exists(eb.selectFrom('seasonVersions').select('seasonVersions.version').where(namesForm)),
    eb.exists(eb.selectFrom('tracks').select('tracks.trackNo').where(isFormOfTrack)),
  ]);
}

const namesForm = sql<boolean>`season_versions.rules->'tracks' @> jsonb_build_array(
  jsonb_build_object('guardianForm', jsonb_build_object('serverFileName', files.server_file_name)))`;
const isFormOfTrack = sql<boolean>`tracks.guardian_form->>'serverFileName' = files.server_file_name`;

/** Whether the file is public and stands in the submission that counts. */
function isShown(eb: ExpressionBuilder<Tables, 'files'>) {
  return eb.and([
    eb('files.isPublic', '=', true),
    eb.exists(
      eb
        .selectFrom('applications')
        .innerJoin('submissions', (join) =>
          join
            .onRef('submissions.teamNo', '=', 'applications.teamNo')
            .onRef('submissions.version', '=', 'applications.submissionVersion'),
        )
        .select('submissions.id')
        .whereRef('applications.teamNo', '=', 'files.teamNo')
        .where('applications.status', '=', 'submitted')
        .where(namesFile),
    ),
  ]);
}

const namesFile = sql<boolean>`submissions.files @> jsonb_build_array(jsonb_build_object('serverFileName', files.server_file_name))`;
