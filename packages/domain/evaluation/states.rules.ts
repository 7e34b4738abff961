import type { ErrorName } from '@chulbal/contract/errors';
import type { SheetState } from '@chulbal/contract/evaluation/views';

export type AssignmentState = 'active' | 'recused' | 'conflicted' | 'withdrawn';

type SheetFacts = { state: 'draft' | 'submitted' | 'recused'; voidedAt: Date | null; outdated?: boolean };

/**
 * A target's state as its evaluator sees it, or null for one that was taken away: a conflict that was found, or a
 * team that withdrew. Recusing counts for more than the voiding that comes of it.
 */
export function targetState(assignment: AssignmentState, sheet: SheetFacts | null): SheetState | null {
  if (assignment === 'conflicted' || assignment === 'withdrawn') return null;
  if (assignment === 'recused' || sheet?.state === 'recused') return 'recused';
  if (!sheet) return 'unread';
  // The team handed in again since: the sheet waits for its evaluator once more.
  if (sheet.voidedAt && sheet.outdated) return 'draft';
  return sheet.voidedAt ? 'voided' : sheet.state === 'submitted' ? 'submitted' : 'draft';
}

export type Writing = 'save' | 'submit' | 'reopen' | 'recuse';

/**
 * Why an evaluator may not do this to a target, or null: 1355 for what is not theirs to score (not assigned,
 * recused, voided), 4063 after signing, 1353 while judging is closed, 4064 for writing what is submitted. In this
 * order, so that nobody learns of a stage what is not theirs.
 */
export function refusalToWrite(
  writing: Writing,
  facts: { state: SheetState | null; signed: boolean; judging: boolean },
): ErrorName | null {
  const { state, signed, judging } = facts;
  if (state === null || state === 'recused' || state === 'voided') return 'notSubmissionSubject';
  if (signed) return 'stageSigned';
  if (!judging) return 'notInPeriod';
  if (writing === 'save' && state === 'submitted') return 'sheetSubmitted';
  if (writing === 'submit' && state === 'unread') return 'incomplete';
  if (writing === 'reopen' && state === 'unread') return 'notSubmissionSubject';
  return null;
}

/** How many targets of each state; the sum is all that an evaluator sees. */
export function countStates(states: readonly SheetState[]) {
  const counts = { all: states.length, unread: 0, draft: 0, submitted: 0, recused: 0, voided: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}
