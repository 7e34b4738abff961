import { logout, refresh, type SessionTokens, type UserInfo } from '@chulbal/contract/accounts';
import type { AnyEndpoint, OutputOf } from '@chulbal/contract/endpoint';
import { pointerLogout, pointerRefresh } from '@chulbal/contract/evaluators/evaluators';
import { operatorLogout, operatorRefresh } from '@chulbal/contract/operators/operators';
import { LRUCache } from 'lru-cache';
import { isApiError } from '../app/lib/api-error.ts';
import type { ApiCaller, Caller } from './api-call.ts';
import type { Area, SessionCookies, SessionState, SetCookie } from './session-cookies.ts';

/** Access tokens with less life than this are renewed before anything else is done. */
const renewBefore = 60_000;
/** Tabs that still hold the old cookies get the same answer for this long; the API allows it too (S-07). */
const repeatFor = 10_000;

const refreshEndpoints = { user: refresh, evaluator: pointerRefresh, operator: operatorRefresh } as const;

/** One person's session in one area during one request. */
export type Session = { readonly area: Area; state: SessionState | null; changed: boolean };

/** The session that an endpoint's calls carry; null where nobody needs to be known. */
export function areaOf(endpoint: AnyEndpoint): Area | null {
  if (endpoint.access === 'public')
    return endpoint.path.startsWith('/api/') && !endpoint.cacheSeconds ? 'user' : null;
  return endpoint.access === 'pledgedEvaluator' ? 'evaluator' : endpoint.access;
}

/**
 * Everything that happens to tokens: kept, renewed, given up. One for the whole process, so that however many
 * requests of a session come at once, one of them renews it (S-07).
 */
export class Sessions {
  readonly #cookies: SessionCookies;
  readonly #api: ApiCaller;
  readonly #renewals = new LRUCache<string, { renewal: Promise<SessionTokens> }>({
    max: 10_000,
    ttl: repeatFor,
  });

  constructor(cookies: SessionCookies, api: ApiCaller) {
    this.#cookies = cookies;
    this.#api = api;
  }

  async open(area: Area, cookies: Record<string, string | undefined>): Promise<Session> {
    return { area, state: await this.#cookies.read(area, cookies), changed: false };
  }

  logIn(session: Session, tokens: SessionTokens, who: UserInfo, now: number): void {
    session.state = {
      who,
      access: tokens.accessToken,
      refresh: tokens.refreshToken,
      expiresAt: now + tokens.accessExpiresIn * 1000,
      refreshFor: tokens.refreshExpiresIn,
      persistent: tokens.persistent,
    };
    session.changed = true;
  }

  /** Ends a session here, and at the API when the user is known. The cookies go whatever the API says. */
  async logOut(session: Session, caller: Caller): Promise<void> {
    const { state } = session;
    session.state = null;
    session.changed = true;
    if (!state) return;
    await this.#endAtApi(session.area, state, caller).catch(() => {});
  }

  #endAtApi(area: Area, { access, who }: SessionState, caller: Caller): Promise<unknown> {
    if (area === 'operator') return this.#api.call(operatorLogout, {}, caller, access);
    if (area === 'evaluator') return this.#api.call(pointerLogout, {}, caller, access);
    return this.#api.call(logout, { userId: who.userId }, caller, access);
  }

  /** Renews a session however much life it has left; false when it is over. @throws ApiError when the API is silent. */
  async renew(session: Session, caller: Caller): Promise<boolean> {
    return session.state ? this.#renew(session, session.state.access, caller) : false;
  }

  /** Renews a session that is about to end; to be done before loaders run and bodies are read. */
  async prepare(session: Session, caller: Caller): Promise<void> {
    if (!session.state || session.state.expiresAt - Date.now() > renewBefore) return;
    try {
      await this.#renew(session, session.state.access, caller);
    } catch {
      // The API is silent: the calls that follow will say so.
    }
  }

  /**
   * Calls an endpoint with the session's token: 401 → renew once → again; when that fails, or on 403, the
   * session is over.
   *
   * @throws ApiError. After `signInRequired` and `sessionOver` the session has no state.
   */
  async call<E extends AnyEndpoint>(
    session: Session | null,
    endpoint: E,
    input: Record<string, unknown>,
    caller: Caller,
  ): Promise<OutputOf<E>> {
    const token = session?.state?.access ?? null;
    try {
      return await this.#api.call(endpoint, input, caller, token);
    } catch (error) {
      if (!session || token === null || !isApiError(error)) throw error;
      if (error.name === 'sessionOver') await this.#end(session, token, caller);
      if (error.name !== 'signInRequired') throw error;
      if (!(await this.#renew(session, token, caller)) && endpoint.access !== 'public') throw error;
    }
    return this.#again(session, endpoint, input, caller);
  }

  async #again<E extends AnyEndpoint>(
    session: Session,
    endpoint: E,
    input: Record<string, unknown>,
    caller: Caller,
  ): Promise<OutputOf<E>> {
    const token = session.state?.access ?? null;
    try {
      return await this.#api.call(endpoint, input, caller, token);
    } catch (error) {
      const over = isApiError(error) && (error.name === 'signInRequired' || error.name === 'sessionOver');
      if (over && token !== null) await this.#end(session, token, caller);
      throw error;
    }
  }

  /** The cookies to set for what happened to these sessions. */
  async changes(sessions: Iterable<Session>): Promise<SetCookie[]> {
    const changed = [...sessions].filter((session) => session.changed);
    return (await Promise.all(changed.map(({ area, state }) => this.#cookies.write(area, state)))).flat();
  }

  async #end(session: Session, token: string, caller: Caller): Promise<void> {
    if (session.state?.access === token) await this.logOut(session, caller);
  }

  /** True when the session has a newer token than `stale`; false when it is over. @throws ApiError when the API is silent. */
  async #renew(session: Session, stale: string, caller: Caller): Promise<boolean> {
    const { state } = session;
    if (!state) return false;
    if (state.access !== stale) return true;
    try {
      const tokens = await this.#refreshOnce(session.area, state.refresh, caller);
      if (session.state?.access === stale) this.logIn(session, tokens, state.who, Date.now());
      return true;
    } catch (error) {
      const refused =
        isApiError(error) && error.status >= 400 && error.status < 500 && error.name !== 'tooManyRequests';
      if (!refused) throw error;
      await this.#end(session, stale, caller);
      return false;
    }
  }

  #refreshOnce(area: Area, refreshToken: string, caller: Caller): Promise<SessionTokens> {
    const key = `${area} ${refreshToken}`;
    const underWay = this.#renewals.get(key);
    if (underWay) return underWay.renewal;
    const renewal = this.#api.call(refreshEndpoints[area], { refreshToken }, caller, null);
    this.#renewals.set(key, { renewal });
    renewal.catch(() => this.#renewals.delete(key));
    return renewal;
  }
}
