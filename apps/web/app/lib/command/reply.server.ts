import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import type { Bilingual, Language } from '@chulbal/contract/language';
import { z } from 'zod';
import { problemOf } from '../api-error.ts';
import { encodeReply } from '../lost-calls.ts';
import { areaOf } from '../own-frame.ts';
import type { Visit } from '../visit.server.ts';
import { pageOwnerHeader } from './page-owner.ts';

const body = z.strictObject({ name: z.string(), input: z.record(z.string(), z.unknown()) });
const headers = { 'cache-control': 'no-store' };

/** Of what a page shows and somebody has just done something with: it was there, and is there no more. */
const gone: Bilingual = {
  ko: '그사이 다른 곳에서 지워졌거나 바뀌었어요. 새로 불러와 확인해 주세요.',
  en: 'It was removed or changed elsewhere in the meantime. Please load the page again and check.',
};

/** Said on a page of one person while another is logged in in its browser. */
const elsewhere: Bilingual = {
  ko: '이 브라우저에 다른 사람이 로그인해 있어서 처리하지 않았어요. 이 화면을 연 계정으로 다시 로그인해 주세요.',
  en: 'Somebody else is logged in in this browser, so nothing was done. Please log in again with the account of this page.',
};

/** The answer to a page of another person than who is logged in by now: its session is over, and why. */
export function refuseOther({ language }: Pick<Visit, 'language'>): Response {
  return Response.json(otherProblem(language), { status: 401, headers });
}

/** The same to a form that the router sends, in its format: the form shows it and stays as it is. */
export function refuseOtherForm({ language }: Pick<Visit, 'language'>): Response {
  return new Response(encodeReply({ data: { problem: otherProblem(language) } }), {
    status: 401,
    headers: { ...headers, 'content-type': 'text/x-script', 'x-remix-response': 'yes' },
  });
}

function otherProblem(language: Language) {
  return { name: 'signInRequired', code: 401, message: elsewhere[language], fields: {} } as const;
}

/** A refusal as JSON, with its status; silence of the API is 503, and says when to ask again. */
export function refusal(error: unknown): Response {
  const problem = problemOf(error);
  const { status } = error as { status: number };
  const wait: Record<string, string> = problem.retryAfter
    ? { 'retry-after': String(problem.retryAfter) }
    : {};
  return Response.json(problem, { status, headers: { ...headers, ...wait } });
}

/**
 * Answers a POST of `{ name, input }` to a command route: calls the endpoint of that name as whoever is logged in in
 * the page's area; on a page of somebody else's, which another window left open, the session is over. `held`: secrets
 * of a personal link, which no script sees and which ask for no session. `commands.ts` is its other side. Such routes stand outside the layouts:
 * nobody is redirected.
 */
export async function replyToCommand(
  endpoints: Readonly<Record<string, AnyEndpoint>>,
  request: Request,
  visit: Visit,
  held?: Readonly<Record<string, string>>,
): Promise<Response> {
  const sent = body.safeParse(await request.json().catch(() => null));
  const endpoint =
    sent.success && Object.hasOwn(endpoints, sent.data.name) ? endpoints[sent.data.name] : null;
  if (!sent.success || !endpoint) return Response.json(null, { status: 400, headers });
  if (!held && isOfSomebodyElse(request, visit)) return refuseOther(visit);
  const result = await visit.attempt(endpoint, { ...sent.data.input, ...held });
  if (result.ok) return Response.json(result.data, { headers });
  const { error } = result;
  const isGone = error.name === 'notFound' && endpoint.path.includes('/command/');
  return refusal(isGone ? Object.assign(error, { message: gone[visit.language] }) : error);
}

const people = { portal: 'user', pointer: 'evaluator', console: 'operator' } as const;

/** Whether the page that asks was made for another person than who is logged in by now. */
export function isOfSomebodyElse(request: Request, visit: Visit): boolean {
  const owner = request.headers.get(pageOwnerHeader);
  const who = visit.who(people[areaOf(new URL(request.url).pathname)]);
  return owner !== null && who !== null && owner !== String(who.userId);
}
