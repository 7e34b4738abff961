import type { SchoolView } from '@chulbal/contract/schools/schools';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { schoolKey, schoolsNamedIn } from './names.rules.ts';
import { schoolSearch, searchTextOf, typesToSearch } from './rules.ts';

/** Most schools a search gives. */
const MOST = 20;

/**
 * Schools whose name contains the keyword, by initial consonants too; those that begin with it first, short
 * names before long ones. At most 20. `schoolType` (as `tmSchoolType`) narrows the search.
 */
export async function searchSchools(
  db: Db,
  { keyword, schoolType }: { keyword: string; schoolType?: string },
): Promise<SchoolView[]> {
  const search = schoolSearch(keyword);
  if (!search) return [];
  let query = db.sql
    .selectFrom('schools')
    .select(['id as schoolNo', 'name', 'schoolType', 'sido'])
    .orderBy(sql`case when ${startsWith(search, keyword)} then 0 else 1 end`)
    .orderBy(sql`length(name)`)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST);
  if ('text' in search) query = query.where('searchText', 'like', search.text);
  else {
    query = query.where('choseong', 'like', search.choseong);
    if (search.letters !== null) query = query.where('searchText', '~', search.letters);
  }
  if (schoolType) query = query.where('schoolType', 'in', typesToSearch(schoolType));
  return query.execute();
}

/** Schools of the table that these lines may name, by `schoolKey`; one query for all of them. */
export async function listSchoolsByKey(
  db: Db,
  texts: readonly string[],
): Promise<Map<string, { schoolNo: number; name: string; sido: string }[]>> {
  const keys = new Set(texts.flatMap(schoolsNamedIn));
  if (keys.size === 0) return new Map();
  const rows = await db.sql
    .selectFrom('schools')
    .select(['id as schoolNo', 'name', 'sido'])
    .where(
      'searchText',
      'in',
      [...keys].flatMap((key) => [key, `국립${key}`]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ name }) => schoolKey(name));
}

function startsWith(search: NonNullable<ReturnType<typeof schoolSearch>>, keyword: string) {
  if ('text' in search) return sql<boolean>`starts_with(search_text, ${searchTextOf(keyword)})`;
  return sql<boolean>`choseong like ${search.choseong.slice(1)}`;
}
