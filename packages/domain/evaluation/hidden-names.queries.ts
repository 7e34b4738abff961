import type { Db } from '../db.ts';
import { schoolNames } from './blind.rules.ts';

/**
 * By team, the names that a stage hides: of the team and its people, past ones too, and of their schools. Empty lists
 * where nothing is hidden; one query.
 */
export async function listHiddenNames(
  db: Db,
  teams: readonly { teamNo: number; teamName: string }[],
  { blindNames, blindSchools }: { blindNames: boolean; blindSchools: boolean },
): Promise<Map<number, string[]>> {
  const hidden = new Map(teams.map(({ teamNo, teamName }) => [teamNo, blindNames ? [teamName] : []]));
  if (teams.length === 0 || (!blindNames && !blindSchools)) return hidden;
  const people = await db.sql
    .selectFrom('members')
    .select(['teamNo', 'name', 'schoolName'])
    .where('teamNo', 'in', [...hidden.keys()])
    .execute();
  for (const { teamNo, name, schoolName } of people) {
    const names = hidden.get(teamNo);
    if (blindNames) names?.push(name);
    if (blindSchools && schoolName) names?.push(...schoolNames(schoolName));
  }
  return hidden;
}
