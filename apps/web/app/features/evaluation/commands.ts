import type { AnyEndpoint, OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import type {
  recuseTarget,
  reopenSheet,
  saveSheet,
  signStage,
  submitSheet,
} from '@chulbal/contract/evaluation';
import type { Problem } from '../../lib/api-error.ts';

/** What an evaluator's screens ask of the server beside loading their page. */
export type EvaluationCommands = {
  save: typeof saveSheet;
  submit: typeof submitSheet;
  reopen: typeof reopenSheet;
  recuse: typeof recuseTarget;
  sign: typeof signStage;
};

/** `signedOut`: the session is over. `unreached`: nobody knows whether it was done. `retryAfter` in seconds. */
export type Answer<E extends AnyEndpoint> =
  | { kind: 'done'; data: OutputOf<E> }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'signedOut' }
  | { kind: 'unreached'; retryAfter?: number };

/** A body that may outlive its page must not be larger (Fetch standard: 64 KiB for all that are under way). */
const outlivingLimit = 60_000;

/** Longest wait for an answer in ms: a connection that hangs is a lost one, and the next try may reach the server. */
const patience = 15_000;

/** Sends a command and waits for its answer; never throws. A page that is being closed still sends it. */
export async function evaluationCommand<K extends keyof EvaluationCommands>(
  name: K,
  input: RequestOf<EvaluationCommands[K]>,
): Promise<Answer<EvaluationCommands[K]>> {
  const body = JSON.stringify({ name, input });
  try {
    const response = await fetch('/pointer/evaluation/command', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      keepalive: new TextEncoder().encode(body).length < outlivingLimit,
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 401 || response.status === 403) return { kind: 'signedOut' };
    if (response.ok)
      return { kind: 'done', data: (await response.json()) as OutputOf<EvaluationCommands[K]> };
    if (response.status >= 500 || response.status === 429)
      return { kind: 'unreached', ...askedFor(response) };
    return { kind: 'refused', problem: (await response.json()) as Problem };
  } catch {
    return { kind: 'unreached' };
  }
}

function askedFor(response: Response): { retryAfter?: number } {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { retryAfter: seconds } : {};
}
