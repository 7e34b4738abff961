import { createHash } from 'node:crypto';
import type { SheetState, SheetView } from '@chulbal/contract/evaluation/views';
import { type Criterion, missingScores, tidyContent, totalOf } from './scores.rules.ts';
import type { Sheet, SheetContent } from './tables.ts';

const empty: SheetContent = { scores: {}, notes: {}, commentTeam: '', commentOperators: '' };

/** A sheet as its evaluator gets it; of an unread target an empty one of version 0. */
export function sheetView(rubric: readonly Criterion[], sheet: Sheet | null, state: SheetState): SheetView {
  const content = tidyContent(rubric, sheet ?? empty);
  return {
    ...content,
    state,
    version: sheet?.version ?? 0,
    total: sheet?.total ?? null,
    savedAt: sheet?.savedAt.toISOString() ?? null,
    submittedAt: sheet?.submittedAt?.toISOString() ?? null,
    outdated: sheet?.outdated ?? false,
    missing: missingScores(rubric, content.scores),
  };
}

/** What a tab wanted to save over a newer version: the other side of a conflict. */
export function unsavedView(
  rubric: readonly Criterion[],
  content: SheetContent,
  baseVersion: number,
): SheetView {
  const tidy = tidyContent(rubric, content);
  return {
    ...tidy,
    state: 'draft',
    version: baseVersion,
    total: totalOf(tidy.scores),
    savedAt: null,
    submittedAt: null,
    outdated: false,
    missing: missingScores(rubric, tidy.scores),
  };
}

type Signed = { trackNo: number; stageNo: number; evaluatorId: number; typedName: string; signedAt: Date };

/**
 * SHA-256 in hex of what is signed: the sheets by team, each with its version, state, scores, total and texts, in one
 * canonical text. Whoever has the kept versions can calculate it again.
 */
export function signatureHash(
  signed: Signed,
  sheets: readonly (Pick<Sheet, 'teamNo' | 'version' | 'state' | 'total'> & SheetContent)[],
): string {
  const { trackNo, stageNo, evaluatorId, typedName, signedAt } = signed;
  const lines = [...sheets]
    .sort((a, b) => a.teamNo - b.teamNo)
    .map(({ teamNo, version, state, total, scores, notes, commentTeam, commentOperators }) => [
      teamNo,
      version,
      state,
      total,
      sorted(scores),
      sorted(notes),
      commentTeam,
      commentOperators,
    ]);
  const text = JSON.stringify([trackNo, stageNo, evaluatorId, typedName, signedAt.toISOString(), lines]);
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

function sorted<T>(record: Record<string, T>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
