import { AutosaveEngine } from './autosave-engine.ts';
import type { ContentRules, SendResult } from './content-rules.ts';
import {
  acknowledge,
  adopt,
  merge,
  type ServerDocument,
  savedDocument,
  sentValues,
} from './document-state.ts';
import { type Edited, type Texts, uncontested, writeTexts } from './edited.ts';

export type DocumentCall = { version: number; values: Texts };
/** `values` where the server keeps what was sent in another form. */
export type DocumentReply = { version: number; savedAt: string; values?: Texts };
export type DocumentResult = SendResult<DocumentReply, ServerDocument>;

/** Saves what is sent as a whole, on the version it was made on. `sendable` where some of it must wait. */
export class DocumentEngine extends AutosaveEngine<Edited, ServerDocument, DocumentCall, DocumentReply> {
  constructor(
    server: ServerDocument,
    send: (call: DocumentCall) => Promise<DocumentResult>,
    sendable: (content: Edited) => Texts = (content) => Object.fromEntries(uncontested(content)),
  ) {
    const rules: ContentRules<Edited, ServerDocument, DocumentCall, DocumentReply> = {
      write: writeTexts,
      sendable,
      callOf: (content) => ({ version: content.version, values: sentValues(content) }),
      acknowledge,
      merge,
      adopt,
      copyOf: ({ version, changed }) => ({ base: version, changed }),
    };
    super(rules, savedDocument(server), send);
  }
}
