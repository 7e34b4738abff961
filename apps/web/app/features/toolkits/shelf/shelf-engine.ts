import type { Problem } from '../../../lib/api-error.ts';
import {
  AutosaveEngine,
  type AutosaveView,
  type ContentRules,
  type SendResult,
} from '../../autosave/autosave-engine.ts';
import { isUnsaved, type Texts, writeTexts } from '../../autosave/edited.ts';
import type { Keeping } from './shelf.ts';
import {
  acknowledge,
  adopt,
  callOf,
  openShelf,
  type PaperCall,
  type PaperReply,
  type ServerShelf,
  type ShelfState,
  sendable,
} from './shelf-state.ts';

const rules: ContentRules<ShelfState, ServerShelf, PaperCall, PaperReply> = {
  write: writeTexts,
  sendable,
  callOf,
  acknowledge,
  // A newer state comes with the answer to the next save.
  meet: (state) => ({ ...state, sending: null }),
  adopt,
  copyOf: ({ base, changed }) => ({ base, changed }),
};

/** How a kind of paper is saved: its command's name, what it is called with, and what it answers. */
export type PaperCommand<Paper> = {
  name: string;
  read: (text: string) => Paper | null;
  write: (paper: Paper) => string;
  inputOf: (call: { baseVersion: number; id: string; paper: Paper | null }) => object;
};

type Answer<Paper> = {
  version: number;
  savedAt: string;
  others: Record<string, Paper | null>;
  conflict: { theirs: Paper | null } | null;
};

/** Saves a person's papers of one kind while they are written, each on the version that it was made on. */
export class ShelfEngine<Paper> extends AutosaveEngine<ShelfState, ServerShelf, PaperCall, PaperReply> {
  constructor(
    command: PaperCommand<Paper>,
    server: { version: number; savedAt: string | null; papers: Readonly<Record<string, Paper>> },
  ) {
    const papers = textsOf(server.papers, command.write);
    super(rules, openShelf({ ...server, papers }), (call) => send(command, call));
  }
}

function textsOf<Paper>(
  papers: Readonly<Record<string, Paper | null>>,
  write: (paper: Paper) => string,
): Texts {
  return Object.fromEntries(
    Object.entries(papers).map(([id, paper]) => [id, paper === null ? '' : write(paper)] as const),
  );
}

/** A body that may outlive its page must not be larger (Fetch standard: 64 KiB, headers included). */
const outlivingLimit = 60_000;

async function send<Paper>(
  { name, read, write, inputOf }: PaperCommand<Paper>,
  { baseVersion, id, text }: PaperCall,
): Promise<SendResult<PaperReply, ServerShelf>> {
  const paper = text === '' ? null : read(text);
  // Null would delete it.
  if (paper === null && text !== '') return { kind: 'refused', message: '' };
  const body = JSON.stringify({ name, input: inputOf({ baseVersion, id, paper }) });
  try {
    const response = await fetch('/toolkit/command', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      keepalive: body.length * 3 < outlivingLimit,
    });
    if (response.status === 401 || response.status === 403) return { kind: 'signedOut' };
    if (response.ok) {
      const { conflict, others, ...saved } = (await response.json()) as Answer<Paper>;
      const theirs = conflict && { theirs: conflict.theirs === null ? '' : write(conflict.theirs) };
      return { kind: 'saved', reply: { ...saved, others: textsOf(others, write), conflict: theirs } };
    }
    if (response.status >= 500 || response.status === 429) {
      const retryAfter = Number(response.headers.get('retry-after'));
      return retryAfter > 0 ? { kind: 'unreached', retryAfter } : { kind: 'unreached' };
    }
    return { kind: 'refused', message: ((await response.json()) as Problem).message };
  } catch {
    return { kind: 'unreached' };
  }
}

/** What the engine is doing, as it is shown. */
export function keepingOf({ activity, content, message }: AutosaveView<ShelfState>): Keeping {
  if (activity === 'refused') return { kind: 'refused', message: message ?? '' };
  if (activity === 'unreached' || activity === 'signedOut') return { kind: activity };
  return isUnsaved(content) ? { kind: 'saving' } : { kind: 'saved', at: content.savedAt };
}
