import { demoPeople } from '@chulbal/demo/accounts';
import type { DemoPerson } from './people.ts';

/** Somebody who speaks HTTP to the site without a browser, with cookies as a browser keeps them. */
export class HttpVisitor {
  readonly url: string;
  readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers });
  }

  /** Sends a form as one of the site's own pages would. */
  post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#send(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: this.url, 'sec-fetch-site': 'same-origin', ...headers },
    });
  }

  /** Sends anything, as one of the site's own scripts would. */
  send(path: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
    return this.#send(path, { method: 'POST', body, headers: { origin: this.url, ...headers } });
  }

  async logIn(person: DemoPerson): Promise<this> {
    const { loginId, password } = demoPeople[person];
    const reply = await this.post('/auth/login', { loginId, password });
    if (reply.status !== 302) throw new Error(`The log-in answered ${reply.status}.`);
    return this;
  }

  async #send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(this.url + path, {
      ...init,
      redirect: 'manual',
      headers: { 'accept-language': 'ko', ...(cookie ? { cookie } : {}), ...init.headers },
    });
    for (const text of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0/i.test(text)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }
}
