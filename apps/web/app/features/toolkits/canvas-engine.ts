import type { Problem } from '../../lib/api-error.ts';
import { AutosaveEngine, type ContentRules, type SendResult } from '../autosave/autosave-engine.ts';
import { writeTexts } from '../autosave/edited.ts';
import {
  acknowledge,
  adopt,
  type CanvasesState,
  callOf,
  openCanvases,
  type SaveCall,
  type SaveReply,
  type ServerCanvases,
  sendable,
} from './canvas-state.ts';

const rules: ContentRules<CanvasesState, ServerCanvases, SaveCall, SaveReply> = {
  write: writeTexts,
  sendable,
  callOf,
  acknowledge,
  // A newer state comes with the answer to the next save.
  meet: (state) => ({ ...state, sending: null }),
  adopt,
  copyOf: ({ base, changed }) => ({ base, changed }),
};

/** Saves a person's canvases while they are written, each on the version that it was made on. */
export class CanvasEngine extends AutosaveEngine<CanvasesState, ServerCanvases, SaveCall, SaveReply> {
  constructor(server: ServerCanvases) {
    super(rules, openCanvases(server), send);
  }
}

/** A body that may outlive its page must not be larger (Fetch standard: 64 KiB, headers included). */
const outlivingLimit = 60_000;

async function send(call: SaveCall): Promise<SendResult<SaveReply, ServerCanvases>> {
  const body = JSON.stringify(call);
  try {
    const response = await fetch('/toolkit/command', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      keepalive: body.length * 3 < outlivingLimit,
    });
    if (response.status === 401 || response.status === 403) return { kind: 'signedOut' };
    if (response.ok) return { kind: 'saved', reply: (await response.json()) as SaveReply };
    if (response.status >= 500 || response.status === 429) {
      const retryAfter = Number(response.headers.get('retry-after'));
      return retryAfter > 0 ? { kind: 'unreached', retryAfter } : { kind: 'unreached' };
    }
    return { kind: 'refused', message: ((await response.json()) as Problem).message };
  } catch {
    return { kind: 'unreached' };
  }
}
