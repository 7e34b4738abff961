import type { saveDraft } from '@chulbal/contract/applications/applications';
import { type Fields, maxLength } from '@chulbal/contract/applications/fields';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { type Edited, isUnsaved, type Texts, uncontested, writeTexts } from '../../../lib/autosave/edited.ts';

export type SaveReply = OutputOf<typeof saveDraft>;
export type Changes = Texts;

/** A text that the server does not take as it stands: it waits until it is changed. */
export type Refusal = { text: string; message: string };

/** A team's application as it is written on this page. */
export type DraftState = Edited & {
  readonly teamNo: number | null;
  /** Version on which the changes were made; lower than `version` for changes found on the device. */
  readonly base: number;
  readonly acknowledged: Fields;
  /** Filled in for the user; sent along with the first change of their own. */
  readonly seed: Changes;
  readonly refused: Readonly<Record<string, Refusal>>;
  /** Members of whom nothing was kept, for they are under 14 without a guardian's consent; until they are written again. */
  readonly withheld: readonly string[];
};

/** What a loader knows about a draft. */
export type ServerDraft = {
  teamNo: number | null;
  version: number;
  fields: Fields;
  savedAt: string | null;
};

/** At most as many paths as one save may bring. */
const mostPaths = 200;

export function openDraft(server: ServerDraft, seed: Changes = {}): DraftState {
  const { teamNo, version, fields, savedAt } = server;
  return {
    teamNo,
    version,
    base: version,
    acknowledged: fields,
    changed: {},
    seed,
    sending: null,
    conflicts: [],
    refused: {},
    withheld: [],
    savedAt,
  };
}

/** The fields as the page shows them: the server's, what was filled in, what is being written. */
export function shownFields({ acknowledged, seed, changed }: DraftState): Fields {
  return { ...acknowledged, ...seed, ...changed };
}

/** Writes texts, and with the first of them what was filled in. */
export function change(state: DraftState, texts: Changes): DraftState {
  const paths = Object.keys(texts);
  const withheld = state.withheld.filter((key) => !paths.some((path) => path.startsWith(`members.${key}.`)));
  return { ...writeTexts(state, { ...state.seed, ...texts }), seed: {}, withheld };
}

/** The changes that may be sent now: not those in conflict, too long, with a registration number, or refused as they stand. */
export function sendable(state: DraftState): Changes {
  const entries = uncontested(state).filter(
    ([path, text]) =>
      !isTooLong(path, text) && !hasRegistrationNumber(text) && state.refused[path]?.text !== text,
  );
  return Object.fromEntries(entries.slice(0, mostPaths));
}

export function isTooLong(path: string, text: string): boolean {
  return [...text].length > (maxLength(path) ?? 0);
}

/** The server has taken what was sent, but for what somebody else changed meanwhile. */
export function acknowledge(state: DraftState, reply: SaveReply): DraftState {
  const sent = state.sending ?? {};
  const contested = new Map(reply.conflicts.map((conflict) => [conflict.path, conflict]));
  const acknowledged: Record<string, string> = { ...state.acknowledged };
  const changed: Record<string, string> = { ...state.changed };
  const conflicts = new Map(state.conflicts.map((conflict) => [conflict.path, conflict]));
  for (const [path, text] of Object.entries(sent)) {
    if (contested.has(path)) continue;
    acknowledged[path] = text;
    if (changed[path] === text) delete changed[path];
  }
  for (const { path, theirs } of contested.values()) {
    acknowledged[path] = theirs;
    const mine = changed[path] ?? sent[path] ?? '';
    if (mine === theirs) delete changed[path];
    else {
      changed[path] = mine;
      conflicts.set(path, { path, mine, theirs });
    }
  }
  const next = {
    ...state,
    teamNo: reply.teamNo,
    version: reply.version,
    base: reply.version,
    savedAt: reply.savedAt,
    sending: null,
    acknowledged,
    changed,
    conflicts: [...conflicts.values()],
    withheld: [...new Set([...state.withheld, ...reply.withheld])],
  };
  return mergeTheirs(next, reply.merged);
}

/**
 * Takes over what others wrote. Where this page holds another text of its own, nobody is overwritten: it
 * becomes a conflict.
 */
function mergeTheirs(state: DraftState, theirTexts: Changes): DraftState {
  const acknowledged: Record<string, string> = { ...state.acknowledged };
  const changed: Record<string, string> = { ...state.changed };
  const conflicts = new Map(state.conflicts.map((conflict) => [conflict.path, conflict]));
  for (const [path, theirs] of Object.entries(theirTexts)) {
    const before = acknowledged[path] ?? '';
    acknowledged[path] = theirs;
    const mine = changed[path];
    if (mine === undefined || mine === theirs) {
      delete changed[path];
      conflicts.delete(path);
    } else if (theirs !== before || conflicts.has(path)) conflicts.set(path, { path, mine, theirs });
  }
  return { ...state, acknowledged, changed, conflicts: [...conflicts.values()] };
}

/** The server refused these texts, by path; the others may go. */
export function refuse(state: DraftState, messages: Readonly<Record<string, string>>): DraftState {
  const refused = { ...state.refused };
  for (const [path, message] of Object.entries(messages)) {
    const text = state.sending?.[path];
    if (text !== undefined) refused[path] = { text, message };
  }
  return { ...state, sending: null, refused };
}

/** What the server holds now, seen beside a save: another tab or person may have written. */
export function refreshFrom(state: DraftState, server: ServerDraft): DraftState {
  if (server.version <= state.version) return state;
  const paths = new Set([...Object.keys(state.acknowledged), ...Object.keys(server.fields)]);
  const theirs: Record<string, string> = {};
  for (const path of paths) {
    const text = server.fields[path] ?? '';
    if (text !== (state.acknowledged[path] ?? '')) theirs[path] = text;
  }
  const { teamNo, version, savedAt } = server;
  const base = isUnsaved(state) && state.base < state.version ? state.base : version;
  return mergeTheirs({ ...state, teamNo, version, base, savedAt, seed: {} }, theirs);
}

/** Changes that an earlier visit left on the device, made on an older version perhaps. */
export function adopt(state: DraftState, copy: { base: number; changed: Changes }): DraftState {
  const changed = { ...copy.changed, ...state.changed };
  for (const [path, text] of Object.entries(changed)) {
    if (text === (state.acknowledged[path] ?? '')) delete changed[path];
  }
  if (Object.keys(changed).length === 0) return state;
  return { ...state, changed, base: Math.min(state.base, copy.base) };
}
