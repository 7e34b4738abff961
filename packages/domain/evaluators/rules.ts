import { searchable, searchTextOf } from '../search.ts';

/** What stands behind the @ of an e-mail address. */
export function emailDomainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** An evaluator as they are searched: name and affiliation with their initial consonants (초성), then the rest. */
export function evaluatorSearchText(about: {
  name: string;
  affiliation: string;
  schoolName: string;
  department: string;
  employer: string;
}): string {
  const rest = [about.schoolName, about.department, about.employer].map(searchable);
  return [searchTextOf(about.name, about.affiliation), ...rest].join('\n');
}
