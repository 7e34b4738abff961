import type { Profile, TermView } from '@chulbal/contract/accounts';
import type { Language } from '@chulbal/contract/language';
import type { Selectable } from 'kysely';
import type { AccountKind } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { addressLostAt } from '../outbox/bounces.queries.ts';
import type { CurrentTerm } from './rules.ts';
import type { TermsTable } from './tables.ts';

/** An active account as log-in and recovery see it. */
export type AccountKey = { id: number; name: string; passwordHash: string | null; createdAt: Date };

/** Finds the active account that logs in with an e-mail or owns a phone number. */
export async function findAccountBy(
  db: Db,
  asked: { kind: AccountKind; email: string } | { kind: AccountKind; phone: string },
): Promise<AccountKey | null> {
  const [column, value] =
    'email' in asked ? (['emailIndex', asked.email] as const) : (['phoneIndex', asked.phone] as const);
  const account = await db.sql
    .selectFrom('accounts')
    .select(['id', 'name', 'passwordHash', 'createdAt'])
    .where('kind', '=', asked.kind)
    .where(column, '=', db.vault.index(value))
    .where('status', '=', 'active')
    .executeTakeFirst();
  return account ?? null;
}

/** The name and address of an active account. @throws 403 sessionOver when there is none any more. */
export async function getContact(
  db: Db,
  asked: { accountId: number },
): Promise<{ id: number; name: string; email: string; phone: string | null; passwordHash: string | null }> {
  const account = await db.sql
    .selectFrom('accounts')
    .select(['id', 'name', 'emailSealed', 'phoneSealed', 'passwordHash'])
    .where('id', '=', asked.accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account) throw fault('sessionOver');
  return {
    id: account.id,
    name: account.name,
    email: db.vault.open(account.emailSealed),
    phone: account.phoneSealed ? db.vault.open(account.phoneSealed) : null,
    passwordHash: account.passwordHash,
  };
}

/** E-mail addresses of active accounts by id; who has left is not among them. One query. */
export async function listEmails(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('accounts')
    .select(['id', 'emailSealed'])
    .where('id', 'in', known)
    .where('status', '=', 'active')
    .execute();
  return new Map(rows.map(({ id, emailSealed }) => [id, db.vault.open(emailSealed)]));
}

/** A user's own profile with the newest answer to every term in force. @throws 403 when the account is gone. */
export async function getProfile(
  db: Db,
  asked: { userId: number; language: Language; now: Date },
): Promise<Profile> {
  const account = await db.sql
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', asked.userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account?.phoneSealed || !account.birthDateSealed) throw fault('sessionOver');
  const [terms, answers] = [await inForce(db, asked.now).execute(), await newestAnswers(db, asked.userId)];
  // Whoever has turned 14 and consented for themselves is not asked what only guardians are.
  const isChild = account.guardianConsentedAt !== null;
  return {
    userId: account.id,
    name: account.name,
    birthDate: db.vault.open(account.birthDateSealed),
    country: account.country ?? 'KR',
    email: db.vault.open(account.emailSealed),
    emailLostAt: (await addressLostAt(db, account))?.toISOString() ?? null,
    phone: db.vault.open(account.phoneSealed),
    consents: terms.flatMap(({ term, title, required, askedOf }) => {
      const answer = answers.get(term);
      if (!answer || (askedOf === 'guardian' && !isChild)) return [];
      const { version, agreed, at } = answer;
      const said = { version, required, agreed, at: at.toISOString() };
      return [{ term, title: title[asked.language], ...said, byGuardian: isChild && !required }];
    }),
  };
}

/** The newest version in force of every term that everybody is asked about, in their order. */
export async function listCurrentTerms(db: Db, asked: { now: Date }): Promise<CurrentTerm[]> {
  const rows = await inForce(db, asked.now).where('askedOf', '=', 'everybody').execute();
  return rows.map(({ term, version, required, title }) => ({ term, version, required, title }));
}

/** The terms in force as they are read before agreeing (P-01). */
export async function listTermTexts(db: Db, asked: { language: Language; now: Date }): Promise<TermView[]> {
  const rows = await inForce(db, asked.now).where('askedOf', '=', 'everybody').execute();
  return rows.map((row) => termView(row, asked.language));
}

/** The optional terms in force, those that only guardians are asked about too: what a guardian chooses (P-01). */
export async function listGuardianTerms(
  db: Db,
  asked: { language: Language; now: Date },
): Promise<TermView[]> {
  const rows = await inForce(db, asked.now).where('required', '=', false).execute();
  return rows.map((row) => termView(row, asked.language));
}

function termView(row: Selectable<TermsTable>, language: Language): TermView {
  return {
    term: row.term,
    version: row.version,
    required: row.required,
    title: row.title[language],
    purpose: row.purpose[language],
    items: row.items[language],
    period: row.period[language],
    refusal: row.refusal[language],
    body: row.body[language],
    effectiveAt: row.effectiveAt.toISOString(),
  };
}

function inForce(db: Db, now: Date) {
  const newest = db.sql
    .selectFrom('terms')
    .selectAll()
    .distinctOn('term')
    .where('effectiveAt', '<=', now)
    .orderBy('term')
    .orderBy('effectiveAt', 'desc');
  return db.sql.selectFrom(newest.as('newest')).selectAll().orderBy('position');
}

/** What somebody said last to each term. */
export async function newestAnswers(db: Db, accountId: number) {
  const rows = await db.sql
    .selectFrom('consents')
    .select(['term', 'version', 'agreed', 'at'])
    .distinctOn('term')
    .where('accountId', '=', accountId)
    .orderBy('term')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.term, row]));
}
