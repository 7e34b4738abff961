import { searchable, searchTextOf } from '../search.ts';

/** What stands behind the @ of an e-mail address. */
export function emailDomainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** An evaluator as they are searched: names with their initial consonants (초성), and the department. */
export function evaluatorSearchText(about: {
  name: string;
  affiliation: string;
  schoolName: string;
  department: string;
  employer: string;
}): string {
  const { name, affiliation, schoolName, employer } = about;
  return [
    searchTextOf(name, affiliation),
    searchTextOf(schoolName, employer),
    searchable(about.department),
  ].join('\n');
}

const kept = [
  'name',
  'email',
  'phone',
  'affiliation',
  'affiliationIsSchool',
  'affiliationSchoolId',
  'schoolId',
  'schoolName',
  'department',
  'employer',
  'expertise',
  'loadLimit',
] as const;

/** What of an evaluator differs, by name, for the log: the values of most of it are personal. */
export function changedFields(
  before: Readonly<Record<(typeof kept)[number], unknown>>,
  after: Readonly<Record<(typeof kept)[number], unknown>>,
): string[] {
  return kept.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
