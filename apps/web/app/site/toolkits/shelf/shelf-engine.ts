import { AutosaveEngine } from '../../../lib/autosave/autosave-engine.ts';
import type { ContentRules, SendResult } from '../../../lib/autosave/content-rules.ts';
import { isUnsaved, type Texts, writeTexts } from '../../../lib/autosave/edited.ts';
import type { AutosaveView } from '../../../lib/autosave/saved-state.ts';
import { answerTimeout, send as post } from '../../../lib/command/send.ts';
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
  merge: (state) => ({ ...state, sending: null }),
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

async function send<Paper>(
  { name, read, write, inputOf }: PaperCommand<Paper>,
  { baseVersion, id, text }: PaperCall,
): Promise<SendResult<PaperReply, ServerShelf>> {
  const paper = text === '' ? null : read(text);
  // Null would delete it.
  if (paper === null && text !== '') return { kind: 'refused', message: '' };
  const sent = await post<Answer<Paper>>(
    '/command/toolkit',
    { name, input: inputOf({ baseVersion, id, paper }) },
    answerTimeout.save,
  );
  if (sent.kind === 'refused') return { kind: 'refused', message: sent.problem.message };
  if (sent.kind !== 'done') return sent;
  const { conflict, others, ...saved } = sent.data;
  const theirs = conflict && { theirs: conflict.theirs === null ? '' : write(conflict.theirs) };
  return { kind: 'saved', reply: { ...saved, others: textsOf(others, write), conflict: theirs } };
}

/** What the engine is doing, as it is shown. */
export function keepingOf({ activity, content, message }: AutosaveView<ShelfState>): Keeping {
  if (activity === 'refused') return { kind: 'refused', message: message ?? '' };
  if (activity === 'unreached' || activity === 'signedOut') return { kind: activity };
  return isUnsaved(content) ? { kind: 'saving' } : { kind: 'saved', at: content.savedAt };
}
