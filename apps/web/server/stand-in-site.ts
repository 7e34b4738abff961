import { randomBytes } from 'node:crypto';
import { myProfile } from '@chulbal/contract/accounts';
import { pointerMe } from '@chulbal/contract/evaluators/evaluators';
import { operatorMe } from '@chulbal/contract/operators/operators';
import { getSite } from '@chulbal/contract/site/site';
import { parseWebEnv } from '@chulbal/http/env';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Handle } from './router.ts';
import { type StandIn, startStandIn } from './stand-in-api.ts';
import { createWebServer } from './web-server.ts';

/** Cookies as a browser holds them. */
export type Jar = Record<string, string>;

/** What a browser would do with the reply's cookies. */
export function keep(jar: Jar, reply: LightMyRequestResponse): Jar {
  const next = { ...jar };
  for (const { name, value, maxAge } of reply.cookies) {
    if (maxAge === 0) delete next[name];
    else next[name] = value;
  }
  return next;
}

/** Keys of the tests, new in every run. */
export const testKeys = {
  COOKIE_SECRET: randomBytes(32).toString('hex'),
  SERVICE_SECRET: randomBytes(32).toString('hex'),
};

/** A web server over the stand-in API, with pages that do with their visit what their path says. For tests. */
export class StandInSite {
  readonly who = { userId: 7, name: '김출발' };
  readonly api: StandIn;
  /** Lets a page at `/held` go on, one for each that was asked for. */
  readonly held: (() => void)[] = [];
  app: FastifyInstance;

  private constructor(api: StandIn, app: FastifyInstance) {
    this.api = api;
    this.app = app;
  }

  static async start(settings: Record<string, string> = {}): Promise<StandInSite> {
    const api = await startStandIn();
    const site = new StandInSite(api, api.app);
    site.app = await site.open(settings);
    return site;
  }

  /** Goes on with other settings and the same API. */
  async restart(settings: Record<string, string>): Promise<void> {
    await this.app.close();
    this.app = await this.open(settings);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.api.app.close();
  }

  get(url: string, cookies: Jar = {}, more: InjectOptions = {}): Promise<LightMyRequestResponse> {
    return this.app.inject({ url, cookies, ...more });
  }

  async logIn(): Promise<Jar> {
    return keep({}, await this.get('/login'));
  }

  /** How often the API was asked at a path. */
  asked(path: string): number {
    return this.api.asked.filter((one) => one === path).length;
  }

  private open(settings: Record<string, string>): Promise<FastifyInstance> {
    const { url } = this.api;
    const { env } = parseWebEnv({
      CHULBAL_MODE: 'demo',
      USER_API_URL: url,
      POINTER_API_URL: url,
      ...testKeys,
      ...settings,
    });
    return createWebServer({ env, mode: 'demo', handle: this.handle });
  }

  private readonly handle: Handle = async (request, visit) => {
    const { pathname, searchParams } = new URL(request.url);
    const sends = request.method === 'POST';
    try {
      if (pathname === '/login') {
        const userId = Number(searchParams.get('as') ?? this.who.userId);
        const who = userId === this.who.userId ? this.who : { userId, name: `카나리아 ${userId}` };
        visit.logIn('user', this.api.tokens(), who);
      }
      if (pathname === '/logout') await visit.logOut('user');
      if (pathname === '/console/enter') visit.logIn('operator', this.api.tokens(), this.who);
      if (pathname === '/console/leave') await visit.logOut('operator');
      if (pathname === '/console/renew') return Response.json(await visit.renew('operator'));
      if (pathname === '/console/form')
        return Response.json(sends ? await visit.api(operatorMe) : await visit.parkedForm());
      if (pathname === '/pointer/enter') visit.logIn('evaluator', this.api.tokens(), this.who);
      if (pathname === '/pointer/leave') await visit.logOut('evaluator');
      if (pathname === '/pointer/renew') return Response.json(await visit.renew('evaluator'));
      if (pathname === '/pointer/who') return Response.json(visit.who('evaluator'));
      if (pathname === '/pointer/me') return Response.json(await visit.api(pointerMe));
      if (pathname === '/pointer/signed') visit.pledgeStatus(true);
      if (pathname === '/pointer/unsigned') visit.pledgeStatus(false);
      if (pathname === '/held') await new Promise<void>((resolve) => this.held.push(resolve));
      if (pathname === '/throws') throw new Error('broken');
      if (pathname === '/guarded') visit.requireLogin();
      if (pathname === '/echo') return new Response(await request.text());
      if (pathname === '/refused') {
        const { ok } = await visit.attempt(myProfile);
        return new Response('', { status: ok ? 200 : Number(searchParams.get('status')) });
      }
      if (pathname === '/silent') return Response.json(await visit.attempt(myProfile));
      if (pathname === '/profile' || (pathname === '/form' && sends))
        return Response.json(await visit.api(myProfile));
      if (pathname === '/form') return Response.json(await visit.parkedForm());
      if (pathname === '/two')
        return Response.json(await Promise.all([visit.api(myProfile), visit.api(myProfile)]));
    } catch (error) {
      if (error instanceof Response) return error;
      throw error;
    }
    const site = await visit.attempt(getSite);
    return Response.json({ who: visit.who(), language: visit.language, site: site.ok });
  };
}
