import { hashPassword } from '../accounts/passwords.ts';
import { listCurrentTerms } from '../accounts/queries.ts';
import type { Db } from '../db.ts';
import { seedTerms } from './terms.ts';

/** Somebody to try the demo as. Passwords are no secret: a demo listens on its own machine only. */
export type DemoPerson = {
  name: string;
  loginId: string;
  password: string;
  phone: string;
  birthDate: string;
  sex: 'F' | 'M';
};

export type DemoRole = 'draft' | 'submitted' | 'asked';

/**
 * `draft` is the student in the middle of an application, `submitted` leads a team that holds a receipt, `asked` one
 * of 성장 that has still to hand in what its review asks for.
 */
export const demoPeople: Readonly<Record<DemoRole, DemoPerson>> = {
  draft: {
    name: '윤서준',
    loginId: 'seojun@demo.chulbal.example',
    password: 'seojun-at-the-start',
    phone: '010-0000-9001',
    birthDate: '2004-11-02',
    sex: 'M',
  },
  submitted: {
    name: '김하린',
    loginId: 'harin@demo.chulbal.example',
    password: 'harin-has-a-receipt',
    phone: '010-0000-9002',
    birthDate: '2003-05-17',
    sex: 'F',
  },
  asked: {
    name: '문도경',
    loginId: 'dokyeong@demo.chulbal.example',
    password: 'dokyeong-hands-in-today',
    phone: '010-0000-9003',
    birthDate: '1999-08-23',
    sex: 'M',
  },
};

/**
 * Creates the terms and the students of the demo, where they are missing, and returns their account ids and
 * how to log in.
 */
export async function seedDemoAccounts(
  db: Db,
  { now }: { now: Date },
): Promise<Record<DemoRole, DemoPerson & { userId: number }>> {
  await seedTerms(db, { now });
  return {
    draft: { ...demoPeople.draft, userId: await studentOf(db, demoPeople.draft, now) },
    submitted: { ...demoPeople.submitted, userId: await studentOf(db, demoPeople.submitted, now) },
    asked: { ...demoPeople.asked, userId: await studentOf(db, demoPeople.asked, now) },
  };
}

async function studentOf(db: Db, person: DemoPerson, now: Date): Promise<number> {
  const known = await db.sql
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'user')
    .where('emailIndex', '=', db.vault.index(person.loginId))
    .executeTakeFirst();
  if (known) return known.id;

  const passwordHash = await hashPassword(person.password);
  const terms = await listCurrentTerms(db, { now });
  return db.transaction(async (tx) => {
    const { id } = await tx.sql
      .insertInto('accounts')
      .values({
        kind: 'user',
        name: person.name,
        emailSealed: tx.vault.seal(person.loginId),
        emailIndex: tx.vault.index(person.loginId),
        phoneSealed: tx.vault.seal(person.phone),
        phoneIndex: tx.vault.index(person.phone),
        birthDateSealed: tx.vault.seal(person.birthDate),
        country: 'KR',
        passwordHash,
        status: 'active',
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const consents = terms.map(({ term, version, required }) => ({
      accountId: id,
      term,
      version,
      agreed: required,
      at: now,
    }));
    if (consents.length > 0) await tx.sql.insertInto('consents').values(consents).execute();
    return id;
  });
}
