import type {
  ApplicationView,
  AskedCompletion,
  EligibilityNotice,
  WithdrawalNotice,
} from '@chulbal/contract/applications/applications';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../../db.ts';
import type { TrackRules } from '../../seasons/queries.ts';
import { itemName } from '../completion-letter.rules.ts';
import type { Application } from '../places.queries.ts';

/** What others decided about an application, and when its leader took it back. */
export type Decisions = Pick<ApplicationView, 'completion' | 'eligibility' | 'withdrawal' | 'cancelledAt'>;

/** What the team of an application is told beside its own texts. At most two queries. */
export async function readDecisions(
  db: Db,
  { teamNo, status, cancelledAt }: Application,
  { rules, language }: { rules: TrackRules; language: Language },
): Promise<Decisions> {
  const isSubmitted = status === 'submitted';
  return {
    completion: isSubmitted ? completionView(rules, teamNo, language) : null,
    eligibility: isSubmitted ? await findEligibilityNotice(db, teamNo) : null,
    withdrawal: status === 'cancelled' ? await findWithdrawalNotice(db, teamNo) : null,
    cancelledAt: status === 'draft' ? (cancelledAt?.toISOString() ?? null) : null,
  };
}

/** What the team was asked to complete, and nobody has closed; null where nothing. */
function completionView(
  { completions, documents }: TrackRules,
  teamNo: number,
  language: Language,
): AskedCompletion | null {
  const asked = completions.find((one) => one.teamNo === teamNo);
  return (
    (asked && {
      items: asked.items.map((item) => itemName(item, documents, language)),
      message: asked.message,
      dueAt: asked.dueAt.toISOString(),
      answered: asked.answered,
    }) ??
    null
  );
}

/** What was decided about the eligibility of a team and holds; null where nothing was. */
async function findEligibilityNotice(db: Db, teamNo: number): Promise<EligibilityNotice | null> {
  const row = await db.sql
    .selectFrom('eligibilityDecisions')
    .select(['decision', 'reason', 'until', 'decidedAt'])
    .where('teamNo', '=', teamNo)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row
    ? { ...row, until: row.until?.toISOString() ?? null, decidedAt: row.decidedAt.toISOString() }
    : null;
}

/** Since when a team is out of its season, by whose word and why; null where it is not. */
async function findWithdrawalNotice(db: Db, teamNo: number): Promise<WithdrawalNotice | null> {
  const row = await db.sql
    .selectFrom('withdrawals')
    .select(['byWhom', 'reasonSealed', 'withdrawnAt'])
    .where('teamNo', '=', teamNo)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return { by: row.byWhom, reason: db.vault.open(row.reasonSealed), at: row.withdrawnAt.toISOString() };
}
