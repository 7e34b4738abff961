import {
  addPasskey,
  finishPasskeyLogin,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@chulbal/contract/passkeys/passkeys';
import { createCookie } from 'react-router';
import { z } from 'zod';
import type { ApiError } from '../../../server/api-error.ts';
import { isOfSomebodyElse, refusal, refuseOther } from '../../lib/command/reply.server.ts';
import type { Visit } from '../../lib/visit.server.ts';

const assertion = finishPasskeyLogin.input.shape.credential;

const body = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('beginLogin') }),
  z.strictObject({ step: z.literal('logIn'), credential: assertion }),
  z.strictObject({ step: z.literal('begin'), currentPassword: z.string(), totp: z.string() }),
  z.strictObject({ step: z.literal('add'), name: z.string(), credential: addPasskey.input.shape.credential }),
  z.strictObject({ step: z.literal('beginConfirm') }),
  z.strictObject({ step: z.literal('confirm'), credential: assertion }),
]);

type Attempted<T> = Promise<{ ok: true; data: T } | { ok: false; error: ApiError }>;

/** What one kind of account asks its API for, and where: `path` is that of the route. */
export type PasskeyActions = {
  path: string;
  beginLogin(): Attempted<PasskeyRequest>;
  /** Logs in, and gives what the page learns of it. */
  logIn(input: z.input<typeof finishPasskeyLogin.input>): Attempted<unknown>;
  begin(who: { currentPassword: string; totp: string }): Attempted<PasskeyCreation>;
  add(input: z.input<typeof addPasskey.input>): Attempted<null>;
  /** Where somebody confirms inside a session who they are. */
  beginConfirm?(): Attempted<PasskeyRequest>;
  confirm?(input: z.input<typeof finishPasskeyLogin.input>): Attempted<unknown>;
  /** Cookies that a log-in leaves beside. */
  remember?(): Promise<string>;
};

const fiveMinutes = 5 * 60;

/** What this browser keeps between the two requests, out of reach of its scripts: whose answer it is. */
function attemptCookie({ origin }: Pick<Visit, 'origin'>, path: string) {
  const secure = origin.startsWith('https:');
  return createCookie('passkey', { httpOnly: true, sameSite: 'strict', secure, path, maxAge: fiveMinutes });
}

/** Answers what a browser asks before and after an authenticator is asked, to log in, to add one and to confirm. */
export async function answerPasskey(
  visit: Visit,
  request: Request,
  actions: PasskeyActions,
): Promise<Response> {
  const sent = body.safeParse(await request.json().catch(() => null));
  if (!sent.success) return Response.json(null, { status: 400 });
  // Whoever logs in may be anybody; the rest is done to the account of whoever the page is of.
  const logsIn = sent.data.step === 'beginLogin' || sent.data.step === 'logIn';
  if (!logsIn && isOfSomebodyElse(request, visit)) return refuseOther(visit);
  const cookie = attemptCookie(visit, actions.path);
  const kept: unknown = await cookie.parse(request.headers.get('cookie'));
  const attempt = typeof kept === 'string' ? kept : '';
  const headers = new Headers({ 'cache-control': 'no-store' });
  const { data } = sent;

  const begun = beginningOf(actions, data);
  if (begun) {
    const done = await begun;
    if (!done.ok) return refusal(done.error);
    const { attempt: given, ...asked } = done.data;
    headers.append('set-cookie', await cookie.serialize(given));
    return Response.json(asked, { headers });
  }
  const ended = endOf(actions, data, attempt);
  if (!ended) return Response.json(null, { status: 400 });
  const done = await ended;
  if (!done.ok) return refusal(done.error);
  if (data.step === 'logIn' && actions.remember) headers.append('set-cookie', await actions.remember());
  headers.append('set-cookie', await cookie.serialize('', { maxAge: 0 }));
  return Response.json(done.data ?? null, { headers });
}

type Sent = z.output<typeof body>;

function beginningOf(
  actions: PasskeyActions,
  data: Sent,
): Attempted<PasskeyRequest | PasskeyCreation> | undefined {
  if (data.step === 'beginLogin') return actions.beginLogin();
  if (data.step === 'beginConfirm') return actions.beginConfirm?.();
  if (data.step === 'begin') {
    const { currentPassword, totp } = data;
    return actions.begin({ currentPassword, totp });
  }
  return undefined;
}

function endOf(actions: PasskeyActions, data: Sent, attempt: string): Attempted<unknown> | undefined {
  if (data.step === 'logIn') return actions.logIn({ attempt, credential: data.credential });
  if (data.step === 'confirm') return actions.confirm?.({ attempt, credential: data.credential });
  if (data.step === 'add') return actions.add({ attempt, name: data.name, credential: data.credential });
  return undefined;
}
