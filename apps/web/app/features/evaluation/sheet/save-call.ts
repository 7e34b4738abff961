import type { SheetView } from '@chulbal/contract/evaluation-views';
import { evaluationCommand } from '../commands.ts';
import type { SaveCall, SaveResult } from './sheet-engine.ts';
import type { ServerSheet } from './sheet-state.ts';
import { contentOf, valuesOf } from './sheet-values.ts';

/** Which sheet: the evaluator's own of this target. */
export type SheetPlace = { trackNo: number; stageNo: number; targetNo: number };

export function serverSheetOf(sheet: SheetView): ServerSheet {
  return { version: sheet.version, values: valuesOf(sheet), savedAt: sheet.savedAt };
}

/** Sends saves of the sheet of this target. */
export function saveCallOf(place: SheetPlace): (call: SaveCall) => Promise<SaveResult> {
  return async ({ version, values }) => {
    const answer = await evaluationCommand('save', {
      ...place,
      baseVersion: version,
      ...contentOf(values),
    });
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
      return { kind: 'met', server: serverSheetOf(theirs) };
    }
    return { kind: 'refused', message: Object.values(fields)[0] ?? message };
  };
}
