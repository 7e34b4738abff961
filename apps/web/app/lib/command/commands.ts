import type { AnyEndpoint, OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import { areaOf } from '../own-frame.ts';
import type { ConsoleEndpoints } from './console.server.ts';
import { askWho, hasDialog } from './identity.ts';
import type { PointerEndpoints } from './pointer.server.ts';
import { answerTimeout, type Answer as Sent, send } from './send.ts';
import type { PartEndpoints, SiteEndpoints } from './site.server.ts';

/** `cancelled`: who is there was asked, and nobody answered. */
export type Answer<T> = Sent<T> | { kind: 'cancelled' };

type Commands = Record<string, AnyEndpoint>;

/** `background`: nobody waits for it, so nothing is asked; for saves. */
type Options = { background?: boolean };

/** Sends one feature's commands: `await panelCommand('publish', input)`. Never throws. */
type Command<C extends Commands> = {
  <K extends keyof C & string>(
    name: K,
    input: RequestOf<C[K]>,
    options: { background: true },
  ): Promise<Sent<OutputOf<C[K]>>>;
  <K extends keyof C & string>(name: K, input: RequestOf<C[K]>): Promise<Answer<OutputOf<C[K]>>>;
};

/** Commands that the portal may send; the list is in `site.server.ts`. */
export const siteCommands = <F extends keyof SiteEndpoints>(feature: F): Command<SiteEndpoints[F]> =>
  commandsAt(`/command/${feature}`);

/** What a personal link adds on the server. */
type Secrets = 'token' | 'pass';
type PartCommand = <K extends keyof PartEndpoints>(
  name: K,
  input: Omit<RequestOf<PartEndpoints[K]>, Secrets>,
  options?: Options,
) => Promise<Answer<OutputOf<PartEndpoints[K]>>>;

/** Commands of the page behind a member's link; its secrets stay in cookies that no script reads. */
export const partCommand: PartCommand = commandsAt<Commands>('/apply/part/command') as PartCommand;

/** Commands that evaluators' screens may send; the list is in `pointer.server.ts`. */
export const pointerCommands = <F extends keyof PointerEndpoints>(feature: F): Command<PointerEndpoints[F]> =>
  commandsAt(`/pointer/command/${feature}`);

/** Commands that the console may send; the list is in `console.server.ts`. */
export const consoleCommands = <F extends keyof ConsoleEndpoints>(feature: F): Command<ConsoleEndpoints[F]> =>
  commandsAt(`/console/command/${feature}`);

/**
 * Commands of one address. A refusal that asks who is there (4041, or a session that is over) opens the page's
 * dialog for it and sends the command again: what was typed stays where it is. Where a page has no such dialog, the
 * answer is `signedOut`.
 */
function commandsAt<C extends Commands>(address: string): Command<C> {
  return (async (name: string, input: unknown, { background = false }: Options = {}) =>
    background
      ? send(address, { name, input }, answerTimeout.save)
      : ask(address, { name, input })) as Command<C>;
}

/** Posts JSON, asking who is there where that is needed and the page has a dialog for it. */
export async function ask<T>(address: string, body: unknown): Promise<Answer<T>> {
  for (;;) {
    const answer = await send<T>(address, body);
    const name = answer.kind === 'refused' ? answer.problem.name : null;
    if (name === 'passwordChangeRequired') {
      location.assign(`/${areaOf(location.pathname)}/password`);
      return { kind: 'cancelled' };
    }
    if (answer.kind !== 'signedOut' && name !== 'confirmYourself') return answer;
    if (!hasDialog()) return answer;
    if (!(await askWho(name === 'confirmYourself' ? 'confirm' : 'logIn'))) return { kind: 'cancelled' };
  }
}
