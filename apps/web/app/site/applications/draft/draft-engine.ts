import { AutosaveEngine } from '../../../lib/autosave/autosave-engine.ts';
import type { ContentRules, SendResult as Sent } from '../../../lib/autosave/content-rules.ts';
import type { Texts } from '../../../lib/autosave/edited.ts';
import type { AutosaveView } from '../../../lib/autosave/saved-state.ts';
import {
  acknowledge,
  adopt,
  type Changes,
  change,
  type DraftState,
  refreshFrom,
  refuse,
  type SaveReply,
  type ServerDraft,
  sendable,
} from './draft-state.ts';

export type SaveCall = { teamNo: number | null; baseVersion: number; changes: Changes };
export type SendResult = Sent<SaveReply, ServerDraft>;
export type DraftView = AutosaveView<DraftState>;

const rules: ContentRules<DraftState, ServerDraft, SaveCall, SaveReply> = {
  write: change,
  sendable,
  callOf: ({ teamNo, base, sending }) => ({ teamNo, baseVersion: base, changes: sending ?? {} }),
  acknowledge,
  merge: refreshFrom,
  refuse: refuseKnown,
  adopt,
  copyOf: ({ base, changed }) => ({ base, changed }),
  isNew: ({ teamNo }) => teamNo === null,
};

/** A refusal of paths that were sent holds up those; any other holds up the whole. */
function refuseKnown(draft: DraftState, fields: Texts): DraftState | null {
  const known = Object.keys(fields).some((path) => draft.sending?.[path] !== undefined);
  return known ? refuse(draft, fields) : null;
}

/** Saves a draft while it is written: its changes, on the version they were made on. */
export class DraftEngine extends AutosaveEngine<DraftState, ServerDraft, SaveCall, SaveReply> {
  constructor(draft: DraftState, send: (call: SaveCall) => Promise<SendResult>) {
    super(rules, draft, send);
  }
}
