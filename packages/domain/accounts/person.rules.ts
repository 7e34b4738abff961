import { isUnderFourteen } from './rules.ts';

/** What is known of a person who wants to take part where everybody counts once. */
export type VerifiedFacts = {
  /** Somebody without a proven phone could be anybody. */
  phoneProven: boolean;
  /** yyyy-MM-dd. */
  birthDate: string | null;
  /** Of somebody under 14: whether their guardian's consent stands. */
  guardianConsented: boolean;
  /** Whether they are kept out as somebody of the season, known by account, phone or e-mail. */
  exclusion: 'evaluator' | 'operator' | null;
};

export type PersonRefusal = 'phoneNotProven' | 'underFourteen' | 'evaluator' | 'operator';

/** Why somebody cannot take part as one verified person, or null. */
export function refusalOfPerson(person: VerifiedFacts, now: Date): PersonRefusal | null {
  if (!person.phoneProven) return 'phoneNotProven';
  if (person.birthDate === null) return 'underFourteen';
  if (isUnderFourteen(person.birthDate, now) && !person.guardianConsented) return 'underFourteen';
  return person.exclusion;
}
