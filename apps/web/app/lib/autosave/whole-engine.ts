import { AutosaveEngine } from './autosave-engine.ts';
import type { ContentRules, SendResult } from './content-rules.ts';
import { type Edited, type Texts, uncontested, writeTexts } from './edited.ts';
import { acknowledge, adopt, meet, openWhole, type ServerWhole, sentValues } from './whole-state.ts';

export type WholeCall = { version: number; values: Texts };
/** `values` where the server keeps what was sent in another form. */
export type WholeReply = { version: number; savedAt: string; values?: Texts };
export type WholeResult = SendResult<WholeReply, ServerWhole>;

/** Saves what is sent as a whole, on the version it was made on. `sendable` where some of it must wait. */
export class WholeEngine extends AutosaveEngine<Edited, ServerWhole, WholeCall, WholeReply> {
  constructor(
    server: ServerWhole,
    send: (call: WholeCall) => Promise<WholeResult>,
    sendable: (content: Edited) => Texts = (content) => Object.fromEntries(uncontested(content)),
  ) {
    const rules: ContentRules<Edited, ServerWhole, WholeCall, WholeReply> = {
      write: writeTexts,
      sendable,
      callOf: (content) => ({ version: content.version, values: sentValues(content) }),
      acknowledge,
      meet,
      adopt,
      copyOf: ({ version, changed }) => ({ base: version, changed }),
    };
    super(rules, openWhole(server), send);
  }
}
