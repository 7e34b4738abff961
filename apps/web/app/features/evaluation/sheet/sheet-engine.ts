import {
  AutosaveEngine,
  type AutosaveView,
  type ContentRules,
  type SendResult,
} from '../../autosave/autosave-engine.ts';
import { writeTexts } from '../../autosave/edited.ts';
import {
  acknowledge,
  adopt,
  meet,
  type ServerSheet,
  type SheetState,
  sendable,
  sentValues,
} from './sheet-state.ts';
import type { Values } from './sheet-values.ts';

export type SaveCall = { version: number; values: Values };
export type SaveReply = { version: number; savedAt: string };
export type SaveResult = SendResult<SaveReply, ServerSheet>;
export type SheetView = AutosaveView<SheetState>;

const rules: ContentRules<SheetState, ServerSheet, SaveCall, SaveReply> = {
  write: writeTexts,
  sendable,
  callOf: (sheet) => ({ version: sheet.version, values: sentValues(sheet) }),
  acknowledge,
  meet,
  adopt,
  copyOf: ({ version, changed }) => ({ base: version, changed }),
};

/** Saves a score sheet while it is written: the whole sheet, on the version it was made on. */
export class SheetEngine extends AutosaveEngine<SheetState, ServerSheet, SaveCall, SaveReply> {
  constructor(sheet: SheetState, send: (call: SaveCall) => Promise<SaveResult>) {
    super(rules, sheet, send);
  }
}
