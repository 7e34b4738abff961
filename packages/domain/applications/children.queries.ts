import type { ApplicationForm, Person } from '@chulbal/contract/application-fields';
import { childKey, isChild } from '@chulbal/contract/application-rules';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Db } from '../db.ts';

/**
 * The people under 14 of a form for whom a guardian has consented, by `childKey`: the number is that of an account which
 * was made with consent, and the day of birth that account's.
 */
export async function listConsented(
  db: Db,
  form: Pick<ApplicationForm, 'leader' | 'members'>,
  now: Date,
): Promise<Set<string>> {
  const today = koreanDay(now);
  const people: Pick<Person, 'tmPhone' | 'tmBirth'>[] = [form.leader, ...form.members];
  const children = people.filter((person) => person.tmPhone && isChild(person, today));
  if (children.length === 0) return new Set();
  const accounts = await db.sql
    .selectFrom('accounts')
    .select(['phoneIndex', 'birthDateSealed'])
    .where('kind', '=', 'user')
    .where('status', '=', 'active')
    .where('guardianConsentedAt', 'is not', null)
    .where(
      'phoneIndex',
      'in',
      children.map(({ tmPhone }) => db.vault.index(tmPhone)),
    )
    .execute();
  const born = new Map(
    accounts.map(({ phoneIndex, birthDateSealed }) => [
      phoneIndex,
      birthDateSealed ? db.vault.open(birthDateSealed) : '',
    ]),
  );
  const found = children.filter(({ tmPhone, tmBirth }) => born.get(db.vault.index(tmPhone)) === tmBirth);
  return new Set(found.map(childKey));
}
