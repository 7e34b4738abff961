import type { SheetView } from '@chulbal/contract/evaluation/views';
import type { DocumentCall, DocumentResult } from '../../../lib/autosave/document-engine.ts';
import type { ServerDocument } from '../../../lib/autosave/document-state.ts';
import { evaluationCommand } from '../commands.ts';
import { contentOf, valuesOf } from './sheet-values.ts';

/** Which sheet: the evaluator's own of this target. */
export type SheetPlace = { trackNo: number; stageNo: number; targetNo: number };

export function serverSheetOf(sheet: SheetView): ServerDocument {
  return { version: sheet.version, values: valuesOf(sheet), savedAt: sheet.savedAt };
}

/** Sends saves of the sheet of this target. */
export function saveCallOf(place: SheetPlace): (call: DocumentCall) => Promise<DocumentResult> {
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
    const { name, message, fields, detail } = answer.problem;
    if (name === 'draftConflict') {
      const { theirs } = detail as { theirs: SheetView };
      return { kind: 'changedElsewhere', server: serverSheetOf(theirs) };
    }
    return { kind: 'refused', message: Object.values(fields)[0] ?? message };
  };
}
