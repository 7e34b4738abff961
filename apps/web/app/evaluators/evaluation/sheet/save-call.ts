import type { SheetView } from '@chulbal/contract/evaluation/views';
import type { Problem } from '../../../lib/api-error.ts';
import type { DocumentCall, DocumentResult } from '../../../lib/autosave/document-engine.ts';
import type { ServerDocument } from '../../../lib/autosave/document-state.ts';
import { evaluationCommand } from '../commands.ts';
import { contentOf, valuesOf } from './sheet-values.ts';

/** Which sheet: the evaluator's own of this target. */
export type SheetPlace = { trackNo: number; stageNo: number; targetNo: number };

export function serverSheetOf(sheet: SheetView): ServerDocument {
  return { version: sheet.version, values: valuesOf(sheet), savedAt: sheet.savedAt };
}

/** Sends saves of the sheet of this target; `onRefused` says why one was not taken. */
export function saveCallOf(
  place: SheetPlace,
  onRefused: (problem: Problem) => string,
): (call: DocumentCall) => Promise<DocumentResult> {
  return async ({ version, values }) => {
    const answer = await evaluationCommand(
      'save',
      {
        ...place,
        baseVersion: version,
        ...contentOf(values),
      },
      { background: true },
    );
    if (answer.kind === 'done') {
      const { sheet, serverNow } = answer.data;
      return {
        kind: 'saved',
        reply: { version: sheet.version, savedAt: sheet.savedAt ?? serverNow },
      };
    }
    if (answer.kind !== 'refused') return answer;
    const theirs = theirsIn(answer.problem);
    return theirs
      ? { kind: 'changedElsewhere', server: serverSheetOf(theirs) }
      : { kind: 'refused', message: onRefused(answer.problem) };
  };
}

/** The sheet as another window wrote it meanwhile; null where that is not why something was refused. */
export function theirsIn({ name, detail }: Problem): SheetView | null {
  return name === 'draftConflict' ? (detail as { theirs: SheetView }).theirs : null;
}
