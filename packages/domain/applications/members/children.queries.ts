import {
  type ApplicationForm,
  type Fields,
  type Person,
  readFields,
} from '@chulbal/contract/applications/fields';
import { childKey, isChild } from '@chulbal/contract/applications/rules';
import { koreanDay } from '@chulbal/contract/korean-days';
import { isPhone } from '@chulbal/contract/single-values';
import type { Db } from '../../db.ts';

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

/**
 * Whether a guardian has consented for whoever is reached there and was born on this day: a member whose own number is
 * still to come is known by where their link went.
 */
export async function isConsentedAt(
  db: Db,
  { phone, email }: { phone: string; email: string },
  birth: string,
): Promise<boolean> {
  const account = await db.sql
    .selectFrom('accounts')
    .select('birthDateSealed')
    .where('kind', '=', 'user')
    .where('status', '=', 'active')
    .where('guardianConsentedAt', 'is not', null)
    .where((where) =>
      phone
        ? where('phoneIndex', '=', db.vault.index(phone))
        : where('emailIndex', '=', db.vault.index(email.toLowerCase())),
    )
    .executeTakeFirst();
  const born = account?.birthDateSealed;
  return Boolean(born && birth) && db.vault.open(born as Buffer) === birth;
}

/**
 * Keys of the members in a draft who are under 14 without a guardian's consent. While somebody is being typed their number
 * may still be to come: `typing` leaves those out.
 */
export async function listWithheld(
  db: Db,
  fields: Fields,
  { now, typing }: { now: Date; typing: boolean },
): Promise<string[]> {
  const form = readFields(fields);
  const today = koreanDay(now);
  const children = form.members.filter(
    (member) => isChild(member, today) && (!typing || isPhone(member.tmPhone)),
  );
  if (children.length === 0) return [];
  const consented = await listConsented(db, form, now);
  return children.filter((member) => !consented.has(childKey(member))).map(({ key }) => key);
}
