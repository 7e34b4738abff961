import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { listCurrentTerms } from '@chulbal/domain/accounts/queries';
import type { Db } from '@chulbal/domain/db';
import { seedTerms } from '@chulbal/domain/seeds/terms';

/** Somebody to try the demo as. Passwords are no secret: a demo listens on its own machine only. */
export type DemoPerson = {
  name: string;
  loginId: string;
  password: string;
  phone: string;
  birthDate: string;
  sex: 'F' | 'M';
};

export type DemoRole = 'draft' | 'submitted' | 'asked' | 'investor' | 'invested' | 'missed' | 'exhibitor';

/**
 * `draft` is the student in the middle of an application, `submitted` leads a team that holds a receipt, `asked` one
 * of 성장 that has still to hand in what its review asks for. `investor` may invest in the market that is open and has
 * not; `invested` has, and was right last year, `missed` was not; `exhibitor` leads a company of the open exhibition.
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
  investor: {
    name: '배수아',
    loginId: 'sua@demo.chulbal.example',
    password: 'sua-has-a-full-wallet',
    phone: '010-0000-9004',
    birthDate: '1994-03-09',
    sex: 'F',
  },
  invested: {
    name: '홍시우',
    loginId: 'siwoo@demo.chulbal.example',
    password: 'siwoo-saw-it-coming',
    phone: '010-0000-9005',
    birthDate: '1988-12-01',
    sex: 'M',
  },
  missed: {
    name: '차은비',
    loginId: 'eunbi@demo.chulbal.example',
    password: 'eunbi-tries-again',
    phone: '010-0000-9006',
    birthDate: '1971-06-26',
    sex: 'F',
  },
  exhibitor: {
    name: '노가람',
    loginId: 'garam@demo.chulbal.example',
    password: 'garam-sells-by-the-spoon',
    phone: '010-0000-9007',
    birthDate: '2002-09-14',
    sex: 'F',
  },
};

/** Who was here last year already. */
const KNOWN_MS = 400 * 24 * 3_600_000;

/**
 * Creates the terms and the students of the demo, where they are missing, and returns their account ids and
 * how to log in.
 */
export async function seedDemoAccounts(
  db: Db,
  { now }: { now: Date },
): Promise<Record<DemoRole, DemoPerson & { userId: number }>> {
  await seedTerms(db, { now });
  const long = new Date(now.getTime() - KNOWN_MS);
  const people: Partial<Record<DemoRole, DemoPerson & { userId: number }>> = {};
  for (const role of Object.keys(demoPeople) as DemoRole[]) {
    const createdAt = role === 'invested' || role === 'missed' || role === 'exhibitor' ? long : now;
    const person = demoPeople[role];
    people[role] = { ...person, userId: await studentOf(db, person, { createdAt, now }) };
  }
  return people as Record<DemoRole, DemoPerson & { userId: number }>;
}

async function studentOf(
  db: Db,
  person: DemoPerson,
  { createdAt, now }: { createdAt: Date; now: Date },
): Promise<number> {
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
        createdAt,
        updatedAt: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const consents = terms.map(({ term, version, required }) => ({
      accountId: id,
      term,
      version,
      agreed: required,
      at: createdAt,
    }));
    if (consents.length > 0) await tx.sql.insertInto('consents').values(consents).execute();
    return id;
  });
}
