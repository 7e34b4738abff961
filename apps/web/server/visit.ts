import type { SessionTokens, UserInfo } from '@chulbal/contract/accounts';
import type { AnyEndpoint, OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { WebMode } from '@chulbal/http/env';
import { referenceOf } from '@chulbal/http/signals/reference';
import type { Span } from '@chulbal/http/signals/signals';
import { isApiError } from '../app/lib/api-error.ts';
import { detectLanguage, languageKey } from '../app/lib/detect-language.ts';
import type { ApiCaller, Caller } from './api-call.ts';
import type { ApiError } from './api-error.ts';
import type { ClientFiles } from './client-files.ts';
import type { FormFields, ParkedForms } from './parked-form.ts';
import { areaOf, type Session, type Sessions } from './session.ts';
import { type Area, areas, type SessionCookies, type SetCookie } from './session-cookies.ts';
import { shuffleOf, shuffleSeed } from './shuffle.ts';

type InputArguments<E extends AnyEndpoint> =
  Record<never, never> extends RequestOf<E> ? [input?: RequestOf<E>] : [input: RequestOf<E>];

/** Calls an endpoint as the visitor. */
export type Api = <E extends AnyEndpoint>(endpoint: E, ...input: InputArguments<E>) => Promise<OutputOf<E>>;

export type Attempt = <E extends AnyEndpoint>(
  endpoint: E,
  ...input: InputArguments<E>
) => Promise<{ ok: true; data: OutputOf<E> } | { ok: false; error: ApiError }>;

/** What loaders, actions and middleware know about the request they answer. */
export type Visit = {
  /** @throws ApiError; when the session is over, a redirect to the log-in page that comes back here. */
  api: Api;
  /** Like `api`, but a refusal, the end of the session included, is an answer: for what runs in the background. */
  attempt: Attempt;
  /** The person of an area, or null. */
  who(area?: Area): UserInfo | null;
  /** The person of an area. @throws a redirect to the log-in page when there is none. */
  requireLogin(area?: Area): UserInfo;
  logIn(area: Area, tokens: SessionTokens, who: UserInfo): void;
  logOut(area: Area): Promise<void>;
  /** Renews the session; false if it has ended or the API does not answer. */
  renew(area: Area): Promise<boolean>;
  /** Writes the evaluator's `pledgeStatus` cookie: what the database says of the stage that is asked for. */
  pledgeStatus(signed: boolean): void;
  /** What the form of this page held when the session ended, once. */
  parkedForm(): Promise<FormFields | null>;
  readonly language: Language;
  /** What the order in which the visitor sees today what is shuffled is drawn from. */
  readonly shuffleSeed: number;
  /** Puts an error that nobody foresaw into the log. */
  report(error: unknown): void;
  /** By which its lines are found, said on a page that could not be made. */
  readonly reference: string;
  /** When the request reached the server. */
  readonly now: Date;
  /** Origin of the site: `https://…`, no slash at the end. */
  readonly origin: string;
  readonly mode: WebMode;
  readonly clientFiles: ClientFiles;
  /** Whether who asks is likely to have nothing of ours yet. */
  readonly firstVisit: boolean;
};

export type VisitServices = {
  sessions: Sessions;
  api: ApiCaller;
  cookies: SessionCookies;
  parkedForms: ParkedForms;
  mode: WebMode;
  clientFiles: ClientFiles;
  report(error: unknown, requestId: string): void;
};

/** A request of a browser, as far as a visit needs it. `url` without `.data` and the router's own query. */
export type Arrival = {
  url: URL;
  method: string;
  cookies: Record<string, string | undefined>;
  acceptLanguage: string | undefined;
  contentType: string | undefined;
  origin: string;
  arrivedAt: number;
  address: string;
  requestId: string;
  /** What the browser calls itself. */
  agent: string;
  /** The work on the request, where it is traced. */
  span?: Span | null;
  body?: Buffer | undefined;
};

/** What a browser calls itself, no longer than anybody reads. */
export const agentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }): string =>
  (headers['user-agent'] ?? '').slice(0, 400);

export type OpenVisit = {
  visit: Visit;
  caller: Caller;
  sessions: Record<Area, Session>;
  /** Whether something that was asked for could not be had: an API was silent or failed. */
  failed(): boolean;
  /** Whether an API was silent or said that it cannot serve now. */
  unavailable(): boolean;
  /** Whether an API said that too much was asked of it. */
  limited(): boolean;
  /** The longest that an API asked to be left alone, in seconds; null where none named a time. */
  retryAfter(): number | null;
  /** `Set-Cookie` texts for everything that happened. */
  setCookies(): Promise<string[]>;
};

const loginPages: Record<Area, string> = {
  user: '/auth/login',
  evaluator: '/pointer/login',
  operator: '/console/login',
};

/** The area whose session a path belongs to. */
function areaOfPath(pathname: string): Area {
  if (pathname.startsWith('/pointer')) return 'evaluator';
  return pathname.startsWith('/console') ? 'operator' : 'user';
}

export function languageOf({
  url,
  cookies,
  acceptLanguage,
}: Pick<Arrival, 'url' | 'cookies' | 'acceptLanguage'>): Language {
  return detectLanguage({
    query: url.searchParams.get(languageKey),
    cookie: cookies[languageKey],
    acceptLanguage,
    pathname: url.pathname,
    hostname: url.hostname,
  });
}

/** Opens the visit of a request: reads its sessions and renews the one the page needs if it is about to end. */
export async function openVisit(services: VisitServices, arrival: Arrival): Promise<OpenVisit> {
  const { url, cookies } = arrival;
  const language = languageOf(arrival);
  const device = services.cookies.device(cookies);
  const caller: Caller = {
    arrivedAt: arrival.arrivedAt,
    address: arrival.address,
    language,
    requestId: arrival.requestId,
    agent: arrival.agent,
    device,
    span: arrival.span ?? null,
  };
  const [user, evaluator, operator] = await Promise.all(
    areas.map((area) => services.sessions.open(area, cookies)),
  );
  const sessions = { user, evaluator, operator } as Record<Area, Session>;
  const here = sessions[areaOfPath(url.pathname)];
  const known = here.state?.who ?? null;
  await services.sessions.prepare(here, caller);

  const extra: SetCookie[] = [];
  if (url.searchParams.has(languageKey) && cookies[languageKey] !== language) {
    extra.push({ name: languageKey, value: language, maxAge: 365 * 24 * 3600, httpOnly: false });
  }

  const loginRedirect = (area: Area): Response => {
    const path = url.pathname + url.search;
    return new Response(null, {
      status: 302,
      headers: { location: `${loginPages[area]}?next=${encodeURIComponent(path)}` },
    });
  };

  let failed = false;
  let unavailable = false;
  let limited = false;
  let retryAfter: number | null = null;
  const send = async <E extends AnyEndpoint>(endpoint: E, input: unknown): Promise<OutputOf<E>> => {
    const area = areaOf(endpoint);
    try {
      const given = (input ?? {}) as Record<string, unknown>;
      return await services.sessions.call(area ? sessions[area] : null, endpoint, given, caller);
    } catch (error) {
      failed ||= !isApiError(error) || error.status >= 500 || error.status === 429;
      if (isApiError(error)) {
        unavailable ||= error.status === 503;
        limited ||= error.status === 429;
        const seconds = error.data.retryAfter;
        if (seconds !== undefined) retryAfter = Math.max(retryAfter ?? 0, seconds);
      }
      throw error;
    }
  };

  const isOver = (endpoint: AnyEndpoint, error: unknown): error is ApiError =>
    endpoint.access !== 'public' &&
    isApiError(error) &&
    (error.name === 'signInRequired' || error.name === 'sessionOver');

  const reported = new Set<unknown>();
  let leaving = false;
  /** What was typed is kept when the session ended by itself under a form that was sent. */
  const keepForm = async (): Promise<SetCookie[]> => {
    const ended = known && !here.state && !leaving;
    if (!ended || !arrival.body) return [];
    return services.parkedForms.keep(url.pathname, known.userId, arrival.contentType, arrival.body);
  };

  const visit: Visit = {
    language,
    shuffleSeed: shuffleSeed(shuffleOf(cookies) ?? 0, new Date(arrival.arrivedAt)),
    report: (error) => {
      // A page that fails while it is made is tried again, and fails again.
      if (!reported.has(error)) services.report(error, arrival.requestId);
      reported.add(error);
    },
    reference: referenceOf(arrival.requestId),
    now: new Date(arrival.arrivedAt),
    origin: arrival.origin,
    mode: services.mode,
    clientFiles: services.clientFiles,
    firstVisit: arrival.method !== 'POST' && !services.cookies.any(cookies),
    api: async (endpoint, ...[input]) => {
      try {
        return await send(endpoint, input);
      } catch (error) {
        if (!isOver(endpoint, error)) throw error;
        throw loginRedirect(areaOf(endpoint) ?? 'user');
      }
    },
    attempt: async (endpoint, ...[input]) => {
      try {
        return { ok: true, data: await send(endpoint, input) };
      } catch (error) {
        if (isApiError(error)) return { ok: false, error };
        throw error;
      }
    },
    who: (area = 'user') => sessions[area].state?.who ?? null,
    requireLogin: (area = 'user') => {
      const who = sessions[area].state?.who;
      if (!who) throw loginRedirect(area);
      return who;
    },
    logIn: (area, tokens, who) => {
      services.sessions.logIn(sessions[area], tokens, who, Date.now());
      if (area === 'user') extra.push(services.cookies.keepDevice(device));
    },
    logOut: (area) => {
      leaving = true;
      return services.sessions.logOut(sessions[area], caller);
    },
    renew: (area) => services.sessions.renew(sessions[area], caller).catch(() => false),
    pledgeStatus: (signed) => {
      if (sessions.evaluator.state) extra.push(services.cookies.pledgeStatus(signed));
    },
    parkedForm: async () => {
      const who = here.state?.who;
      const fields = who ? await services.parkedForms.take(url.pathname, who.userId, cookies) : null;
      if (fields) extra.push(...services.parkedForms.forget());
      return fields;
    },
  };

  return {
    visit,
    caller,
    sessions,
    failed: () => failed,
    unavailable: () => unavailable,
    limited: () => limited,
    retryAfter: () => retryAfter,
    setCookies: async () => {
      const changes = await services.sessions.changes(Object.values(sessions));
      const all = [...changes, ...extra, ...(await keepForm())];
      return all.map((cookie) => services.cookies.serialize(cookie));
    },
  };
}
