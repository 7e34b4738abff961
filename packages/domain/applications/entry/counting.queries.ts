import type { Fields } from '@chulbal/contract/applications/fields';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import type { Countable } from '../deadline.rules.ts';
import { versionBefore, withNumbers, withoutRemoved } from '../draft.rules.ts';
import { type Application, openFields } from '../places.queries.ts';
import { sortedFiles } from '../submission.rules.ts';
import type { SubmittedFile } from '../tables.ts';
import { findLastSubmission, listTeamMembers, type TeamFile } from '../team.queries.ts';
import { askedFields, askedFiles, isAskedSlot } from './completion.rules.ts';

/** What of a draft is handed in. */
export type Counting = {
  /** Texts, without members who were removed. */
  fields: Fields;
  files: SubmittedFile[];
  /** The uploads among them that have not ended. */
  uploading: TeamFile[];
};

/** The draft as it stands now. */
type Drafted = { fields: Fields; files: readonly TeamFile[] };

/**
 * What counts of what was written and uploaded: all of it, what stood at the closing, or what was asked for
 * on top of what had been submitted. Throws notInPeriod 1353 where nothing stood, or was submitted, by then.
 */
export async function readCounting(
  db: Db,
  application: Application,
  { countable, ...draft }: { countable: Exclude<Countable, { what: 'nothing' }> } & Drafted,
): Promise<Counting> {
  if (countable.what === 'all') return stoodAt(db, application, draft, null);
  if (countable.what === 'before') return stoodAt(db, application, draft, countable.instant);
  const { items, base, until } = countable;
  if (application.status !== 'submitted') throw fault('notInPeriod');
  const before =
    base === 'submission' ? await submitted(db, application) : await stoodAt(db, application, draft, base);
  const now = await stoodAt(db, application, draft, until);
  return {
    fields: askedFields(before.fields, now.fields, items),
    files: sortedFiles(askedFiles(before.files, now.files, items)),
    uploading: now.uploading.filter(({ slot }) => isAskedSlot(slot, items)),
  };
}

/** The draft as it stood at an instant, or stands now. */
async function stoodAt(
  db: Db,
  application: Application,
  { fields, files }: Drafted,
  instant: Date | null,
): Promise<Counting> {
  const counting = instant ? files.filter(({ startedAt }) => startedAt < instant) : files;
  const written = instant ? await fieldsBefore(db, application.teamNo, instant) : fields;
  return {
    fields: withoutRemoved(written),
    files: sortedFiles(counting.flatMap(stored)),
    uploading: counting.filter(({ status }) => status === 'uploading'),
  };
}

/** What was submitted last; who has refused since is in the team no more. */
async function submitted(db: Db, { teamNo }: Application): Promise<Pick<Counting, 'fields' | 'files'>> {
  const last = await findLastSubmission(db, teamNo);
  if (!last) throw fault('notInPeriod');
  const members = await listTeamMembers(db, teamNo);
  return {
    fields: withoutRemoved(withNumbers(openFields(db, last.fieldsSealed), members)),
    files: last.files,
  };
}

/** What stood in the draft at an instant; 1353 when nothing did. */
async function fieldsBefore(db: Db, teamNo: number, instant: Date): Promise<Fields> {
  const versions = await db.sql
    .selectFrom('draftVersions')
    .select(['version', 'savedAt', 'fieldsSealed'])
    .where('teamNo', '=', teamNo)
    .execute();
  const counts = versionBefore(versions, instant);
  if (!counts) throw fault('notInPeriod');
  return openFields(db, counts.fieldsSealed);
}

function stored({ slot, serverFileName, person, name, size, sha256, status }: TeamFile): SubmittedFile[] {
  return status === 'stored' && sha256
    ? [{ slot, serverFileName, ...(person ? { person } : {}), name, size, sha256 }]
    : [];
}
