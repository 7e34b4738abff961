import type { AnyEndpoint, OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import type { Problem } from '../../lib/api-error.ts';
import { areaOf } from '../../lib/own-frame.ts';
import { askWho } from './identity.ts';

/** `cancelled`: the operator did not confirm who they are. `unreached`: nobody knows whether it was done. */
export type Answer<T> =
  | { kind: 'done'; data: T }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'cancelled' }
  | { kind: 'unreached' };

/**
 * Sends commands to a command route: `const seasonCommand = commandsAt<Commands>('/console/seasons/command')`,
 * then `await seasonCommand('save', input)`. Never throws. A refusal that asks who is there (4041, or a session
 * that is over) opens the dialog for it and sends the command again: what was typed stays where it is.
 */
export function commandsAt<C extends Record<string, AnyEndpoint>>(address: string) {
  return async <K extends keyof C & string>(
    name: K,
    input: RequestOf<C[K]>,
  ): Promise<Answer<OutputOf<C[K]>>> => post(address, { name, input });
}

/** Posts JSON to a resource route of the console, asking who is there where that is needed. */
export async function post<T>(address: string, body: unknown): Promise<Answer<T>> {
  for (;;) {
    const answer = await postOnce<T>(address, body);
    if (answer.kind !== 'refused') return answer;
    const { name } = answer.problem;
    if (name === 'passwordChangeRequired') {
      location.assign(`/${areaOf(location.pathname)}/password`);
      return { kind: 'cancelled' };
    }
    const over = name === 'signInRequired' || name === 'sessionOver';
    if (!over && name !== 'confirmYourself') return answer;
    if (!(await askWho(over ? 'logIn' : 'confirm'))) return { kind: 'cancelled' };
  }
}

/** The same, taking every refusal as it is. */
export async function postOnce<T>(address: string, body: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return { kind: 'done', data: (await response.json()) as T };
    const problem = (await response.json()) as Problem | null;
    return problem && problem.code > 0 ? { kind: 'refused', problem } : { kind: 'unreached' };
  } catch {
    return { kind: 'unreached' };
  }
}
