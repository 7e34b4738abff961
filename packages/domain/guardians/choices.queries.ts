import type { GuardianChoice } from '@chulbal/contract/guardians/guardians';
import type { Language } from '@chulbal/contract/language';
import { listGuardianTerms, newestAnswers } from '../accounts/queries.ts';
import type { Db } from '../db.ts';

/** The term by which a guardian lets public pages name a child. */
export const CHILD_NAME = 'childName';

/** Every optional term in force with what a guardian said last, to whichever of its texts. */
export async function listGuardianChoices(
  db: Db,
  asked: { consentNo: number; accountId: number | null; language: Language; now: Date },
): Promise<GuardianChoice[]> {
  const terms = await listGuardianTerms(db, asked);
  const said =
    asked.accountId === null
      ? await answersOf(db, asked.consentNo)
      : await newestAnswers(db, asked.accountId);
  return terms.map((text) => {
    const answer = said.get(text.term);
    return { text, agreed: answer?.agreed ?? false, at: answer?.at.toISOString() ?? null };
  });
}

async function answersOf(db: Db, consentNo: number) {
  const rows = await db.sql
    .selectFrom('guardianChoices')
    .select(['term', 'version', 'agreed', 'at'])
    .distinctOn('term')
    .where('consentNo', '=', consentNo)
    .orderBy('term')
    .orderBy('choiceNo', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.term, row]));
}

/**
 * Who of some accounts may not be named on a public page: children whose guardian has not agreed to it, whatever they say
 * themselves.
 */
export async function listUnnamedChildren(db: Db, accountIds: readonly number[]): Promise<Set<number>> {
  if (accountIds.length === 0) return new Set();
  const children = await db.sql
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', accountIds)
    .where('guardianConsentedAt', 'is not', null)
    .execute();
  const unnamed = new Set<number>();
  for (const { id } of children) {
    if (!(await newestAnswers(db, id)).get(CHILD_NAME)?.agreed) unnamed.add(id);
  }
  return unnamed;
}
