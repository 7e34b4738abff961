import { listGuardianTerms } from '../accounts/queries.ts';
import { consentsAtSignUp, type GivenConsent } from '../accounts/rules.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findProven } from './queries.ts';

/** An answer to every optional term in force: what is not ticked, or was ticked under another text, is refused (P-01). */
export async function answersTo(db: Db, given: GivenConsent[], now: Date): Promise<GivenConsent[]> {
  const current = await listGuardianTerms(db, { language: 'ko', now });
  return consentsAtSignUp(
    current.map(({ term, version }) => ({ term, version, required: false, title: { ko: '', en: '' } })),
    given,
  ).record;
}

/** Keeps what a guardian chose with their consent, until the child has an account. */
export async function keepChoices(
  tx: Db,
  { consentNo, choices, now }: { consentNo: number; choices: readonly GivenConsent[]; now: Date },
): Promise<void> {
  if (choices.length === 0) return;
  await tx.sql
    .insertInto('guardianChoices')
    .values(choices.map((one) => ({ ...one, consentNo, at: now })))
    .execute();
}

/** Gives what a guardian chose so far to the child's new account, and keeps it nowhere else. */
export async function takeChoices(tx: Db, consentNo: number): Promise<(GivenConsent & { at: Date })[]> {
  const rows = await tx.sql
    .deleteFrom('guardianChoices')
    .where('consentNo', '=', consentNo)
    .returning(['choiceNo', 'term', 'version', 'agreed', 'at'])
    .execute();
  return rows
    .sort((one, other) => Number(one.choiceNo) - Number(other.choiceNo))
    .map(({ choiceNo, ...choice }) => choice);
}

/**
 * A guardian gives or takes back one of the optional consents, by their link. Throws guardianNotProven 4331; linkExpired
 * 4030 where no consent stands; notFound for a term that is not in force.
 */
export async function chooseAsGuardian(
  db: Db,
  asked: { token: string; pass: string; term: string; agreed: boolean; now: Date },
): Promise<void> {
  const { term, agreed, now } = asked;
  await db.transaction(async (tx) => {
    const { state, consentNo, accountId } = await findProven(tx, { ...asked, lock: true });
    if (state !== 'consented') throw fault('linkExpired');
    const current = await listGuardianTerms(tx, { language: 'ko', now });
    const version = current.find((one) => one.term === term)?.version;
    if (version === undefined) throw fault('notFound');
    const choice = { term, version, agreed };
    if (accountId === null) await keepChoices(tx, { consentNo, choices: [choice], now });
    else await answerFor(tx, accountId, [choice], now);
  });
}

/** What a guardian agreed to ends with their consent: nothing optional stands that somebody has not said for themselves. */
export async function endChoices(
  tx: Db,
  { consentNo, accountId, now }: { consentNo: number; accountId: number | null; now: Date },
): Promise<void> {
  await tx.sql.deleteFrom('guardianChoices').where('consentNo', '=', consentNo).execute();
  if (accountId === null) return;
  await answerFor(tx, accountId, await answersTo(tx, [], now), now);
}

async function answerFor(
  tx: Db,
  accountId: number,
  choices: readonly GivenConsent[],
  now: Date,
): Promise<void> {
  if (choices.length === 0) return;
  await tx.sql
    .insertInto('consents')
    .values(choices.map((one) => ({ ...one, accountId, givenBy: 'guardian' as const, at: now })))
    .execute();
}
