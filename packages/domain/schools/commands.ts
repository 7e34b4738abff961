import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { isWorkbook, workbookWords } from '../formats/korean-text.ts';
import { choseongOf, type ListedSchool, type SkippedRow, searchTextOf } from './rules.ts';
import { ColumnMissing, readSchoolList, type SchoolList } from './school-list.rules.ts';

/** Schools of the list this product comes with, until the ministry's own list names them. */
export const STARTER_CODE = 'starter:';

/**
 * Loads the ministry's list of schools from the bytes of its CSV file; `schoolColumns` says which columns it
 * needs. A school already known keeps its id and takes the list's name; one from the starter list is taken
 * over by name. Schools that the list does not name stay. Throws invalidRequest, naming the missing column.
 */
export async function loadSchools(
  db: Db,
  { csv }: { csv: Uint8Array },
): Promise<{ loaded: number; skipped: SkippedRow[] } & SavedSchools> {
  const { schools, skipped } = readOrRefuse(csv);
  return { loaded: schools.length, skipped, ...(await saveSchools(db, { schools })) };
}

/** What a list holds. Throws invalidRequest at `csv`, naming the column that is missing or what it is instead. */
export function readOrRefuse(csv: Uint8Array): SchoolList {
  if (isWorkbook(csv)) throw fault('invalidRequest', { fields: { csv: workbookWords } });
  try {
    return readSchoolList(csv);
  } catch (error) {
    if (!(error instanceof ColumnMissing)) throw error;
    const { column } = error;
    throw fault('invalidRequest', {
      fields: { csv: { ko: `‘${column}’ 열이 없어요.`, en: `The column ‘${column}’ is missing.` } },
    });
  }
}

/** Schools that are new, and known ones that the list has otherwise. */
export type SavedSchools = { added: number; changed: number };

/** Schools written in one statement. */
const AT_ONCE = 2000;

/** Adds schools and renews those with a known code that differ, all of them or none. */
export async function saveSchools(
  db: Db,
  { schools }: { schools: readonly ListedSchool[] },
): Promise<SavedSchools> {
  return db.transaction(async (tx) => {
    const saved = { added: 0, changed: 0 };
    for (let start = 0; start < schools.length; start += AT_ONCE) {
      const { added, changed } = await saveBatch(tx, schools.slice(start, start + AT_ONCE));
      saved.added += added;
      saved.changed += changed;
    }
    return saved;
  });
}

async function saveBatch(tx: Db, schools: readonly ListedSchool[]): Promise<SavedSchools> {
  const rows = JSON.stringify(
    schools.map(({ code, name, schoolType, sido }) => ({
      code,
      name,
      school_type: schoolType,
      sido,
      search_text: searchTextOf(name),
      choseong: choseongOf(name),
    })),
  );
  const listed = sql`jsonb_to_recordset(${rows}::jsonb)
    as listed (code text, name text, school_type text, sido text, search_text text, choseong text)`;
  await sql`
    update schools set code = listed.code from ${listed}
    where schools.code = ${STARTER_CODE} || listed.name
      and not exists (select 1 from schools known where known.code = listed.code)`.execute(tx.sql);
  const { rows: written } = await sql<{ added: boolean }>`
    insert into schools (code, name, school_type, sido, search_text, choseong)
    select code, name, school_type, sido, search_text, choseong from ${listed}
    on conflict (code) do update set
      name = excluded.name, school_type = excluded.school_type, sido = excluded.sido,
      search_text = excluded.search_text, choseong = excluded.choseong
    where (schools.name, schools.school_type, schools.sido)
      is distinct from (excluded.name, excluded.school_type, excluded.sido)
    returning xmax = 0 as added`.execute(tx.sql);
  const added = written.filter((row) => row.added).length;
  return { added, changed: written.length - added };
}
