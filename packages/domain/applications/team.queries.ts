import type { Person } from '@chulbal/contract/applications/fields';
import type { StoredFile } from '@chulbal/contract/files/files';
import type { DocumentSlot } from '@chulbal/contract/seasons/seasons';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { MembersTable, SubmissionsTable } from './tables.ts';

export type Submission = Selectable<SubmissionsTable>;
export type MemberRow = Selectable<MembersTable> & { person: Person; ownTexts: Partial<Person> };

/** A file of a draft; `uploading` ones have no hash yet. */
export type TeamFile = {
  slot: DocumentSlot;
  serverFileName: string;
  person: string | null;
  name: string;
  size: number;
  sha256: string | null;
  status: 'uploading' | 'stored' | 'removed';
  startedAt: Date;
  storedAt: Date | null;
  /** Uploaded by the member whose it is. */
  byMember: boolean;
};

/** Of a team's files those of its draft: uploaded or being uploaded, not removed, no material of a later stage. */
export const inDraft = sql<boolean>`(files.status <> 'removed' and files.stage_no is null)`;

/** What has been uploaded for a team or is just being uploaded; what was removed is not listed. */
export async function listTeamFiles(db: Db, teamNo: number): Promise<TeamFile[]> {
  const rows = await db.sql
    .selectFrom('files')
    .select(['slot', 'serverFileName', 'person', 'name', 'size', 'sha256', 'status', 'startedAt', 'storedAt'])
    .select('byMember')
    .where('teamNo', '=', teamNo)
    .where(inDraft)
    .orderBy('startedAt')
    .orderBy('serverFileName')
    .execute();
  return rows.map((row) => ({ ...row, slot: row.slot as DocumentSlot }));
}

type FileColumn = Omit<TeamFile, 'startedAt' | 'storedAt'> & { startedAt: string; storedAt: string | null };

/** The same as one column of a statement that reads `applications`. */
export const teamFiles = sql<FileColumn[]>`(
  select coalesce(json_agg(json_build_object(
    'slot', slot, 'serverFileName', server_file_name, 'person', person, 'name', name, 'size', size, 'sha256', sha256,
    'status', status, 'startedAt', started_at, 'storedAt', stored_at, 'byMember', by_member
  ) order by started_at, server_file_name), '[]')
  from files where team_no = applications.team_no and ${inDraft})`;

export function readTeamFiles(files: readonly FileColumn[]): TeamFile[] {
  return files.map(({ startedAt, storedAt, ...file }) => ({
    ...file,
    startedAt: new Date(startedAt),
    storedAt: storedAt === null ? null : new Date(storedAt),
  }));
}

/** The last submission of an application, also of one that was taken back; null before the first. */
export async function findLastSubmission(db: Db, teamNo: number): Promise<Submission | null> {
  return findSubmission(db, { teamNo });
}

/** A submission by its version, or the last; null where there is none. */
export async function findSubmission(
  db: Db,
  { teamNo, version }: { teamNo: number; version?: number },
): Promise<Submission | null> {
  const row = await db.sql
    .selectFrom('submissions')
    .selectAll()
    .where('teamNo', '=', teamNo)
    // Any number may be asked for, also one that no integer column can hold.
    .$if(version !== undefined, (one) => one.where('version', '=', sql<number>`${version}::bigint`))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Members that are or were in the team: active and refused ones, the leader first. */
export async function listTeamMembers(db: Db, teamNo: number): Promise<MemberRow[]> {
  const rows = await db.sql
    .selectFrom('members')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .where('status', 'in', ['active', 'refused'])
    .orderBy('position')
    .orderBy('tmNo')
    .execute();
  return rows.map((row) => ({
    ...row,
    person: JSON.parse(db.vault.open(row.fieldsSealed)) as Person,
    ownTexts: row.ownTextsSealed ? (JSON.parse(db.vault.open(row.ownTextsSealed)) as Partial<Person>) : {},
  }));
}

/** Every number that a team has ever given, as text. */
export async function listTeamNumbers(db: Db, teamNo: number): Promise<Set<string>> {
  const rows = await db.sql.selectFrom('members').select('tmNo').where('teamNo', '=', teamNo).execute();
  return new Set(rows.map(({ tmNo }) => String(tmNo)));
}

/** How to reach whoever has an account; null when it was withdrawn. */
export async function contactOf(db: Db, accountId: number): Promise<{ name: string; email: string } | null> {
  const row = await db.sql
    .selectFrom('accounts')
    .select(['name', 'emailSealed'])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row ? { name: row.name, email: db.vault.open(row.emailSealed) } : null;
}

/** The files of a draft, as they cross the wire. */
export function storedFiles(files: readonly TeamFile[]): StoredFile[] {
  return files.flatMap(({ slot, serverFileName, person, name, size, sha256, storedAt, byMember }) =>
    sha256 && storedAt
      ? [
          {
            ...{ slot, serverFileName, name, size, sha256, storedAt: storedAt.toISOString() },
            ...(person ? { person } : {}),
            ...(byMember ? { byMember: true as const } : {}),
          },
        ]
      : [],
  );
}
